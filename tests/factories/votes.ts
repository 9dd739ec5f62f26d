import { PUT as answer } from '@/app/api/trips/[id]/vote/answers/route';
import { POST } from '@/app/api/trips/[id]/vote/route';
import type { VoteAnswer } from '@/lib/trips/undecided/vote-options';
import type { NewVote, Vote, VoteOption } from '@/lib/trips/vote/schema';
import { call } from '../call';
import { asGuest } from './guests';
import type { Person } from './people';
import { inDays } from './trips';

/** Dates one week and two weeks after the dates of `tripForm`. */
export const otherDates = (): NewVote => ({
  dates: [
    { start_date: inDays(21), end_date: inDays(24) },
    { start_date: inDays(28), end_date: inDays(30) },
  ],
  location_ids: [],
});

interface Trip {
  id: string;
}

/** Opens a vote as an organiser does, through the endpoint. */
export async function openedVote(
  organiser: Person,
  { id }: Trip,
  body: NewVote = otherDates(),
): Promise<Vote> {
  const opened = await call<{ vote: Vote }>(POST, 'POST', { as: organiser, params: { id }, body });
  if (opened.status !== 201) throw new Error(`the vote was refused: ${JSON.stringify(opened.body)}`);
  return opened.body.vote;
}

type Answers = readonly [option: Pick<VoteOption, 'id'> | undefined, answer: VoteAnswer | null][];

const ballotOf = (answers: Answers) => ({
  answers: answers.map(([option, answer]) => ({ option_id: option?.id, answer })),
});

type Answered = { vote: Vote; error: string; fields?: Record<string, string> };

export const sayAs = (as: { cookie: string }, { id }: Trip, ...answers: Answers) =>
  call<Answered>(answer, 'PUT', { as, params: { id }, body: ballotOf(answers) });

/** Answers the options of a vote as a guest. */
export async function sayByLink(token: string, ...answers: Answers) {
  const guest = await asGuest(token);
  const params = { id: guest.tripId };
  return call<Answered>(answer, 'PUT', { as: guest, params, body: ballotOf(answers) });
}
