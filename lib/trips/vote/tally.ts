import { countText } from '@/lib/text';
import type { VoteAnswer, VoteKind } from '../undecided/vote-options';
import type { Vote, VoteHousehold } from './schema';

export interface Said {
  kind: VoteKind;
  said: readonly { household_id: string; answer: VoteAnswer }[];
}

interface Household {
  household_id: string;
  people: number;
}

interface Tally {
  yes: number;
  if_need_be: number;
  no: number;
  people: number;
  people_yes: number;
  everyone: boolean;
  best: boolean;
  tied: boolean;
}

type Counts = Omit<Tally, 'everyone' | 'best' | 'tied'>;

export const couldCome = ({ yes, if_need_be }: Pick<Tally, 'yes' | 'if_need_be'>) => yes + if_need_be;

export function tallyOf(options: readonly Said[], households: readonly Household[]): Tally[] {
  const peopleOf = new Map(households.map(({ household_id, people }) => [household_id, people]));
  const counts = options.map(({ said }) => countOf(said, peopleOf));
  return options.map(({ kind }, index) => {
    const own = counts[index] as Counts;
    const rivals = counts.filter((_, other) => options[other]?.kind === kind);
    const best = couldCome(own) > 0 && rivals.every((rival) => suitsMore(rival, own) <= 0);
    return {
      ...own,
      everyone: couldCome(own) > 0 && couldCome(own) === votersOf(options, kind),
      best,
      tied: best && rivals.filter((rival) => suitsMore(rival, own) === 0).length > 1,
    };
  });
}

function countOf(said: Said['said'], peopleOf: ReadonlyMap<string, number>): Counts {
  const counts = { yes: 0, if_need_be: 0, no: 0, people: 0, people_yes: 0 };
  for (const { household_id, answer } of said) {
    const people = peopleOf.get(household_id) ?? 1;
    if (answer === 'yes') {
      counts.yes += 1;
      counts.people_yes += people;
    } else if (answer === 'if need be') counts.if_need_be += 1;
    else counts.no += 1;
    if (answer !== 'no') counts.people += people;
  }
  return counts;
}

const votersOf = (options: readonly Said[], kind: VoteKind) =>
  new Set(
    options.flatMap((option) =>
      option.kind === kind ? option.said.map(({ household_id }) => household_id) : [],
    ),
  ).size;

/** Households that could come decide, then those that said yes, then people. */
function suitsMore(a: Counts, b: Counts): number {
  return couldCome(a) - couldCome(b) || a.yes - b.yes || a.people - b.people || a.people_yes - b.people_yes;
}

/** Null removes the answer. */
export function withAnswer(vote: Vote, optionId: string, answer: VoteAnswer | null): Vote {
  const own = vote.households.find((household) => household.own);
  if (!own) return vote;
  const { household_id } = own;
  const options = vote.options.map((option) => {
    if (option.id !== optionId) return option;
    const others = option.said.filter((said) => said.household_id !== household_id);
    return { ...option, own: answer, said: answer ? [...others, { household_id, answer }] : others };
  });
  const tallies = tallyOf(options, vote.households);
  const voted = options.some((option) => option.own);
  return {
    ...vote,
    options: options.map((option, index) => ({ ...option, ...tallies[index] })),
    households: vote.households.map((household) => (household.own ? { ...household, voted } : household)),
  };
}

type Counted = Pick<VoteHousehold, 'asked' | 'voted' | 'organiser'>;

/** Everybody who is asked, and those who aren't going but voted all the same; the same for each reader. */
export const countedIn = <Each extends Counted>(households: readonly Each[]): Each[] =>
  households.filter(({ asked, voted }) => asked || voted);

/** "2 of 5 households have voted". */
export function votedText(households: readonly Counted[]): string {
  const counted = countedIn(households);
  const { length } = counted;
  if (counted.every(({ organiser }) => organiser)) return 'Nobody else is invited yet';
  const voted = households.filter((each) => each.voted).length;
  if (voted === 0) return 'Nobody has voted yet';
  if (voted === length && length > 1) return `All ${length} households have voted`;
  return `${voted} of ${countText(length, 'household')} ${length === 1 ? 'has' : 'have'} voted`;
}

/** Null while the vote waits for somebody. It doesn't wait for the organiser, who hears of it. */
export function allVotedText(households: readonly Counted[]): string | null {
  const counted = countedIn(households);
  const others = counted.filter(({ organiser }) => !organiser);
  if (others.length === 0 || others.some(({ voted }) => !voted)) return null;
  if (counted.every(({ voted }) => voted)) return `All ${counted.length} households have voted`;
  return others.length === 1
    ? 'The other household has voted'
    : `All ${others.length} other households have voted`;
}

export interface ChosenAnswer {
  kind: VoteKind;
  answer: 'yes' | 'if_need_be' | 'no' | null;
}

interface Decided {
  open: boolean;
  chosen: readonly ChosenAnswer[];
  answeredSince: boolean;
}

/**
 * Empty when a tap on "going" would be wrong: after a no to a chosen option or an answer to the trip since.
 */
export function saidYesTo(
  vote: Decided | null,
  { attending, called_off }: { attending: boolean | null; called_off: boolean },
): VoteKind[] {
  if (!vote || vote.open || vote.answeredSince || attending || called_off) return [];
  if (vote.chosen.some(({ answer }) => answer === 'no')) return [];
  return vote.chosen.flatMap(({ kind, answer }) => (answer === 'yes' ? [kind] : []));
}

export const saidYesText = (kinds: readonly VoteKind[]) =>
  `You said yes to ${kinds.map((kind) => (kind === 'dates' ? 'these dates' : 'this campsite')).join(' and ')}.`;
