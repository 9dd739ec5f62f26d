import { doglessText, isLikelyDogless, warnsOfDogs } from '@/lib/campsites/facts/evidence';
import { petTypes } from '@/lib/household/crew/crew-options';
import { countText, peopleText } from '@/lib/text';
import { nightsOf, sleepsIn } from '../attendance/nights';
import { saidBy, sentence } from './access';
import { askSite, type Finding, type FitPet, type FitSite } from './finding';
import { listed } from './name-lists';
import type { Party } from './party';
import { finding, type Plan } from './plan';

export const findPets = (plan: Plan): Finding[] => petTypes.flatMap((type) => findPetsOf(type, plan));

function findPetsOf(type: FitPet['pet_type'], { scope, site, parties }: Plan): Finding[] {
  const pets = parties.flatMap((party) => party.pets.filter(({ pet_type }) => pet_type === type));
  const who = pets.map(({ name }) => name);
  if (who.length === 0) return [];
  const names = listed(who, 'pets');
  const [is, are] = who.length === 1 ? ['isn’t', 'is'] : ['aren’t', 'are'];
  const kind = `${type.toLowerCase()}s`;
  const question = {
    subject: type,
    fact: `pets: ${site.pets}, park: ${site.evidence?.dogs ?? null}`,
    asked: { yes: `${kind} are fine`, no: `no ${kind}` },
  };
  if (site.pets === false)
    return [
      finding('pets', 'problem', {
        text: `${names} ${is} allowed`,
        why: sentence(saidBy('the site takes no pets', site.by?.pets)),
        who,
        remedy: 'Find a sitter, or choose a site that welcomes pets.',
        ...question,
      }),
    ];
  const park = parkText(type, site);
  if (site.pets && !warnsOfDogs(site.evidence))
    return [
      finding('pets', 'fine', {
        text: `${names} ${are} welcome`,
        why: sentence(saidBy('the site welcomes pets', site.by?.pets)),
        who,
        remedy: null,
        ...question,
      }),
    ];
  const likely =
    scope === 'owned' && type === 'Dog' && site.pets === null ? doglessText(site.evidence) : null;
  if (likely)
    return [
      finding('pets', 'check', {
        text: likely,
        why: `${names} would have to stay home.`,
        who,
        remedy: askSite,
        ...question,
      }),
    ];
  const against = warnsOfDogs(site.evidence) || isLikelyDogless(site.evidence);
  const why = site.pets
    ? `${saidBy('Pets are said to be welcome', site.by?.pets)}, but ${park}.`
    : `Nobody has said yet whether pets are welcome${park ? `, ${against ? 'and' : 'but'} ${park}` : ''}.`;
  return [finding('pets', 'check', { text: `${names}: ask first`, why, who, remedy: askSite, ...question })];
}

/** docs/develop/data.md, "Dogs", defines what the app may say. Null when the open data says nothing. */
function parkText(type: FitPet['pet_type'], { evidence }: FitSite): string | null {
  if (evidence?.dogs === 'no')
    return 'dogs usually aren’t allowed in national parks and reserves like this one';
  if (evidence?.dogs === 'likely_no')
    return 'it’s likely in a national park, where dogs usually aren’t allowed';
  if (evidence?.dogs === 'agency') return 'a park agency runs the site';
  return evidence?.dogs === 'forest' && type === 'Dog'
    ? 'it’s in a state forest: dogs are usually allowed, on lead in camping areas'
    : null;
}

export function findAdult({ scope, parties }: Plan): Finding[] {
  const withChildren = parties.filter(({ people }) => people.some(({ age }) => age !== 'adult'));
  const alone = withChildren.filter(({ people }) => people.every(({ age }) => age !== 'adult'));
  const childrenOf = (those: typeof parties) =>
    those.flatMap(({ people }) => people.filter(({ age }) => age !== 'adult').map(({ name }) => name));
  const who = childrenOf(alone);
  if (withChildren.length === 0) return [];
  if (who.length === 0)
    return [
      finding('adult', 'fine', {
        text: 'Every child has an adult',
        why: null,
        who: childrenOf(withChildren),
        remedy: null,
      }),
    ];
  const homes = listed(
    alone.map(({ short }) => short),
    'households',
  );
  return [
    finding('adult', 'problem', {
      text: `${listed(who, 'children')} ${who.length === 1 ? 'has' : 'have'} no adult along`,
      why: scope === 'trip' ? `${homes} ${alone.length === 1 ? 'brings' : 'bring'} no adult.` : null,
      who,
      remedy: 'Add the adult who comes with them.',
    }),
  ];
}

/** Counts the fullest night. */
export function findCapacity({ site, parties, dates }: Plan): Finding[] {
  const { people = null, vehicles = null } = site.capacity ?? {};
  const counts = [
    {
      subject: 'people',
      most: people,
      countOf: (party: Party) => party.people.length,
      say: peopleText,
    },
    {
      subject: 'vehicles',
      most: vehicles,
      countOf: ({ cars, trailers }: Party) => cars.length + trailers.length,
      say: (count: number) => countText(count, 'vehicle'),
    },
  ];
  const nights = dates ? nightsOf(dates) : [];
  return counts.flatMap(({ subject, most, countOf, say }) => {
    const count = (those: Party[]) => those.reduce((sum, party) => sum + countOf(party), 0);
    const together = nights.map((night) => parties.filter((party) => sleepsIn(party.nights, night)));
    const fullest = together.reduce(
      (most, those) => (count(those) > count(most) ? those : most),
      together[0] ?? parties,
    );
    const there = count(fullest);
    if (most === null || there === 0) return [];
    const over = there > most;
    return [
      finding('capacity', over ? 'problem' : 'fine', {
        text: over ? `${say(there)}: too many for the site` : `There’s room for ${say(there)}`,
        why: `The site takes ${say(most)}.`,
        who: fullest.map(({ name }) => name),
        remedy: over ? 'Ask the site, or choose a bigger one.' : null,
        subject,
        fact: `${there} of ${most}`,
        asked: { yes: `there’s room for ${say(there)}`, no: `${say(there)} are too many` },
      }),
    ];
  });
}
