import { type ages, petTypes } from '@/lib/household/crew/crew-options';
import { capital, countText, listText, lower } from '@/lib/text';
import { shortName } from '../households/household-name';

export type Somebody = { name: string } & (
  | { age: (typeof ages)[number] }
  | { pet_type: (typeof petTypes)[number] }
);

const kindOf = (member: Somebody) => ('pet_type' in member ? lower(member.pet_type) : member.age);

const order: string[] = ['adult', 'child', 'toddler', 'baby', ...petTypes.map(lower)];

/** Default names are "Child 2", "Pet 1" or, for a dog, "Dog". */
function isNameless(member: Somebody): boolean {
  const [, numbered] = /^(Adult|Child|Toddler|Baby|Pet) \d+$/.exec(member.name) ?? [];
  if ('pet_type' in member) return numbered === 'Pet' || member.name === member.pet_type;
  return numbered === capital(member.age);
}

export const partyText = (party: readonly Somebody[]): string => listText(partsOf(party, true));

/** "You, Ellie, Max and Rusty", without ages. */
export function partyNames(party: readonly (Somebody & { is_owner?: boolean })[], own: boolean): string {
  const you = own ? party.find(({ is_owner }) => is_owner) : undefined;
  const others = partsOf(
    party.filter((member) => member !== you),
    false,
  );
  return capital(listText(you ? ['You', ...others] : others));
}

function partsOf(party: readonly Somebody[], withKinds: boolean): string[] {
  const crew = [...party].sort((one, other) => order.indexOf(kindOf(one)) - order.indexOf(kindOf(other)));
  const named = crew.filter((member) => !isNameless(member));
  const short = named.map(({ name }) => shortName(name));
  const names = named.map((member, index) => {
    const kind = kindOf(member);
    const given = short[index] ?? member.name;
    const name = short.filter((other) => other === given).length > 1 ? member.name : given;
    return kind === 'adult' || !withKinds ? name : `${name} (${kind})`;
  });
  const others = crew.filter(isNameless).map(kindOf);
  const hasAdult = named.some((member) => kindOf(member) === 'adult');
  const counted = [...new Set(others)].map((kind) =>
    countedText(kind, others.filter((other) => other === kind).length, hasAdult),
  );
  return [...names, ...counted];
}

const plurals: Record<string, string> = { child: 'children', baby: 'babies' };

function countedText(kind: string, count: number, hasAdult: boolean): string {
  if (kind === 'adult' && hasAdult) return count === 1 ? 'another adult' : `${count} other adults`;
  if (count === 1) return `${kind === 'adult' ? 'an' : 'a'} ${kind}`;
  return countText(count, kind, plurals[kind]);
}
