import type { VoteAnswer, VoteKind } from '@/lib/trips/undecided/vote-options';
import type { Vote, VoteHousehold, VoteOption } from '@/lib/trips/vote/schema';
import { tallyOf } from '@/lib/trips/vote/tally';

type Answers = Record<string, VoteAnswer>;

export const voteHousehold = (name: string, more: Partial<VoteHousehold> = {}): VoteHousehold => ({
  household_id: name,
  name,
  people: 1,
  voted: false,
  own: false,
  asked: true,
  organiser: false,
  ...more,
});

/** Returns an option of a vote, dates or a campsite, with its name and answers. */
export const voteOption = (id: string, answers: Answers = {}, kind: VoteKind = 'dates'): VoteOption => ({
  id,
  kind,
  start_date: kind === 'dates' ? '2027-03-26' : null,
  end_date: kind === 'dates' ? `2027-03-${28 + Number(id.length)}` : null,
  location_id: null,
  name: kind === 'site' ? id : null,
  locality: null,
  trips_own: false,
  available: true,
  chosen: false,
  own: null,
  yes: 0,
  if_need_be: 0,
  no: 0,
  people: 0,
  people_yes: 0,
  everyone: false,
  best: false,
  tied: false,
  said: Object.entries(answers).map(([household_id, answer]) => ({ household_id, answer })),
  findings: [],
});

/** Returns a vote with its answers counted, as the endpoint returns it. */
export function shownVote(households: VoteHousehold[], options: VoteOption[]): Vote {
  const tallies = tallyOf(options, households);
  const voted = new Set(options.flatMap(({ said }) => said.map(({ household_id }) => household_id)));
  return {
    stop_id: 'trip',
    open: true,
    closes_on: null,
    ended: false,
    options: options.map((option, index) => ({ ...option, ...tallies[index] })),
    households: households.map((each) => ({ ...each, voted: voted.has(each.household_id) })),
  };
}
