import 'server-only';
import { addDays, type Day, dateOf, dayOf, formatDay } from '@/lib/dates';
import { badInput } from '@/lib/errors';
import { dayIn } from '@/lib/places/clock';
import type { Tx } from '@/lib/server/db/client';
import type { RunTrip } from '../lock-trip';
import { scheduleVoteNews, zoneOfTrip } from './news/send-vote-news';
import { isAvailable } from './to-vote';

type Placed = Pick<RunTrip, 'id' | 'start' | 'end' | 'campsiteId'>;

/** Null removes it. */
export async function setClosingDay(
  tx: Tx,
  trip: Placed,
  voteId: string,
  closesOn: Day | null,
): Promise<void> {
  const zone = await zoneOfTrip(tx, trip);
  if (closesOn) {
    const problem = closingProblem(closesOn, await firstDay(tx, trip, voteId), dayIn(zone, new Date()));
    if (problem) throw badInput(problem, { closes_on: problem });
  }
  // The organisers must be told again when the new last day has passed.
  const data = { closesOn: closesOn && dateOf(closesOn), endToldAt: null };
  await tx.vote.update({ where: { id: voteId }, data });
  await scheduleVoteNews(tx, trip.id, zone);
}

function closingProblem(closesOn: Day, firstDay: Day, today: Day): string | null {
  if (closesOn < today) return 'The last day to vote can’t be in the past.';
  if (firstDay <= today)
    return 'There’s no day left to vote on: the first dates on offer begin today or earlier.';
  return closesOn < firstDay ? null : endsTooLate(firstDay);
}

const endsTooLate = (firstDay: Day) =>
  `Voting has to end before the first dates on offer: on ${formatDay(addDays(firstDay, -1))} at the latest.`;

export async function checkAddedDates(tx: Tx, trip: Placed, voteId: string, closesOn: Day): Promise<void> {
  const first = await firstDay(tx, trip, voteId);
  if (closesOn >= first) throw badInput(endsTooLate(first), { dates: endsTooLate(first) });
}

/** A vote must end before the trip, so new dates may move its last day. */
export async function closeBefore(tx: Tx, trip: Placed): Promise<void> {
  const vote = await tx.vote.findFirst({
    where: { tripId: trip.id, closedAt: null, closesOn: { gte: dateOf(trip.start) } },
  });
  if (!vote) return;
  const data = { closesOn: dateOf(addDays(trip.start, -1)) };
  await tx.vote.update({ where: { id: vote.id }, data });
  await scheduleVoteNews(tx, trip.id, await zoneOfTrip(tx, trip));
}

/** Of all dates that can still be chosen, including the trip's own. */
async function firstDay(tx: Tx, { start, end }: Placed, voteId: string): Promise<Day> {
  const options = await tx.voteOption.findMany({ where: { voteId, kind: 'dates' } });
  const starts = options.flatMap(({ startDate, endDate, rank }) => {
    if (!startDate || !endDate) return [];
    const dates = {
      kind: 'dates',
      start: dayOf(startDate),
      end: dayOf(endDate),
      rank,
      campsite: null,
    } as const;
    return isAvailable(dates, { start_date: start, end_date: end }) ? [dates.start] : [];
  });
  return starts.sort()[0] ?? start;
}
