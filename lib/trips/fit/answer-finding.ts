import 'server-only';
import { notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { householdThatRuns } from '../household-that-runs';
import { lockTrip, requireNotOver } from '../lock-trip';
import { requireAccountOf, type TripCaller } from '../trip-caller';
import type { Finding } from './finding';
import type { FitAnswer } from './schema';
import { getTripFit } from './trip-fit';

/**
 * Saves what an organiser was told who asked about a finding; the newest answer stands. A note of null takes back
 * whatever has been answered.
 */
export async function answerFinding(
  caller: TripCaller,
  key: string,
  { answer, note }: FitAnswer,
): Promise<Finding> {
  const viewer = requireAccountOf(caller);
  const { tripId } = caller;
  return db.$transaction(async (tx) => {
    const trip = await lockTrip(tx, viewer, tripId);
    requireNotOver(trip);
    const findingNow = async () => (await getTripFit(caller, tx))?.find((each) => each.key === key);
    const found = await findingNow();
    if (!found) throw notFound();
    if (answer === undefined && note === null) await tx.fitNote.deleteMany({ where: { tripId, key } });
    else {
      const { id: householdId } = await householdThatRuns(tx, viewer, trip);
      const said = {
        site: trip.campsiteId ?? trip.suggestionId ?? trip.locationName,
        fact: found.fact,
        answer: answer !== 'no',
        note: note ?? null,
        createdAt: new Date(),
      };
      await tx.fitNote.upsert({
        where: { tripId_key_householdId: { tripId, key, householdId } },
        create: { tripId, key, householdId, ...said },
        update: said,
      });
    }
    // A finding may go with its answer: two that are fine become one.
    return (await findingNow()) ?? found;
  });
}
