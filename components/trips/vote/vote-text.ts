import { formatDateRange } from '@/lib/dates';
import { listText, lower, namesText, peopleText } from '@/lib/text';
import { shortNames } from '@/lib/trips/fit/name-lists';
import { isNamed } from '@/lib/trips/households/household-name';
import { siteTitle } from '@/lib/trips/undecided/asked';
import type { VoteKind } from '@/lib/trips/undecided/vote-options';
import type { Vote, VoteHousehold, VoteOption } from '@/lib/trips/vote/schema';
import { couldCome, countedIn, votedText } from '@/lib/trips/vote/tally';

export const kindTitle = (kind: VoteKind, stop: number | null) =>
  kind === 'dates' ? 'Dates' : siteTitle({ stop });

export const optionTitle = ({
  start_date,
  end_date,
  name,
}: Pick<VoteOption, 'start_date' | 'end_date' | 'name'>) =>
  start_date && end_date ? formatDateRange(start_date, end_date) : (name ?? '');

export const datesIn = ({ options }: Pick<Vote, 'options'>) =>
  options.flatMap(({ start_date, end_date }) => (start_date && end_date ? [{ start_date, end_date }] : []));

const OWN = 'You';

export function namesOf(households: readonly VoteHousehold[]): Record<string, string> {
  const short = shortNames(households.map(({ name }) => name));
  return Object.fromEntries(
    households.map(({ household_id, name, own }) => [
      household_id,
      own ? OWN : withoutHost(short.get(name) ?? name),
    ]),
  );
}

/**
 * A household without a name is shown by its address, and there is no room for the host under an
 * avatar.
 */
const withoutHost = (name: string) => name.replace(/@.*/, '');

/**
 * The reader's own household is first. A placeholder for a missing name begins with a small
 * letter, except at the start of the sentence.
 */
const inSentence = (names: readonly string[]) =>
  [...names.filter((name) => name === OWN), ...names.filter((name) => name !== OWN)].map((name, index) =>
    index > 0 && !isNamed(name) ? lower(name) : name,
  );

/** "All 5 can", "3 of 5 can". Null while nobody has voted on the kind. */
export function badgeText(
  option: VoteOption,
  { options, households }: Pick<Vote, 'options' | 'households'>,
): string | null {
  const could = couldCome(option);
  const counted = countedIn(households).length;
  if (!options.some(({ kind, said }) => kind === option.kind && said.length > 0)) return null;
  return could === counted && could > 1 ? `All ${could} can` : `${could} of ${counted} can`;
}

export function whoText(option: VoteOption, names: Record<string, string>): string {
  const { people, people_yes, said } = option;
  if (said.length === 0) return 'Nobody has voted on it yet.';
  const reluctant = people - people_yes;
  const ifNeedBe =
    reluctant === 0 ? '' : people_yes === 0 ? ', if need be' : `, ${reluctant} of them if need be`;
  const could = people > 0 ? `${peopleText(people)} could come${ifNeedBe}.` : 'Nobody could come.';
  const cant = said.flatMap(({ household_id, answer }) =>
    answer === 'no' ? [names[household_id] ?? ''] : [],
  );
  return cant.length > 0 ? `${could} ${namesText(inSentence(cant))} can’t.` : could;
}

/** Such as "Nobody brings a car yet", shown once above the options. */
export function saidOfAll({ options, open }: Vote, asked: readonly VoteKind[]): string[] {
  const [first, ...others] = options.filter(({ kind, available }) => asked.includes(kind) && available);
  if (!open || !first || others.length === 0) return [];
  const everywhere = first.findings.filter(({ text }) =>
    others.every(({ findings }) => findings.some((finding) => finding.text === text)),
  );
  return everywhere.map(({ text }) => text);
}

export function progressText(households: readonly VoteHousehold[], names: Record<string, string>): string {
  const counted = countedIn(households);
  const open = counted.filter(({ voted }) => !voted);
  const missing = inSentence(open.map(({ household_id }) => names[household_id] ?? ''));
  const havent = missing.length === 1 && missing[0] !== OWN ? 'hasn’t' : 'haven’t';
  const some = open.length > 0 && open.length < counted.length;
  return [
    `${votedText(households)}.`,
    some && `${namesText(missing)} ${havent} yet.`,
    households.some(({ own, asked, voted }) => own && !asked && !voted) &&
      'You’re not going, so you count once you vote.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Of several equally suitable options, the first. */
export const bestOf = ({ options }: Pick<Vote, 'options'>, kind: VoteKind) =>
  options.find((option) => option.kind === kind && option.best && option.available);

/** Empty while nobody has voted, which `progressText` already says. */
export function leadText(vote: Vote, asked: readonly VoteKind[]): string {
  const best = asked.flatMap((kind) => bestOf(vote, kind) ?? []);
  if (best.length === 0) return '';
  const tied = asked.filter((kind) => bestOf(vote, kind)?.tied);
  if (tied.length > 0) {
    const level = tied.map((kind) => {
      const count = vote.options.filter((option) => option.kind === kind && option.tied).length;
      return `${count} ${kind === 'dates' ? 'dates' : 'campsites'}`;
    });
    return `${listText(level)} suit as many: the choice is yours.`;
  }
  const suits = best.every(({ everyone }) => everyone) ? 'suits everyone who voted' : 'suits most';
  return `${best.map(optionTitle).join(' at ')} ${suits}.`;
}
