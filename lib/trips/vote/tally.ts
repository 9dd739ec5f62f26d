import type { VoteAnswer, VoteKind } from '../undecided/vote-options';

export interface Said {
  kind: VoteKind;
  said: readonly { household_id: string; answer: VoteAnswer }[];
}

interface Household {
  household_id: string;
  people: number;
}

export interface Tally {
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
