import 'server-only';
import { notFound } from '@/lib/errors';
import { db } from '@/lib/server/db/client';
import { householdThatRuns, lockTrip, requireNotOver } from '../lock-trip';
import { requireAccountOf, type TripCaller } from '../trip-caller';
import { withSeatNews } from '../with-seat-news';
import { isLift } from './by-stop';
import { type Finding, fullKey } from './finding';
import type { FitAnswer } from './schema';
import { getTripFit } from './trip-fit';

/**
 * A null note without an answer deletes all answers to the finding. When an answer rules out a car, the
 * people in it lose their seats and are told.
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
    // The campsite knows nothing of weights, and a yes must not hide that a car tows too much.
    const isAnswered = (each: Finding) => fullKey(each) === key && each.rule !== 'towing' && !isLift(each);
    const findingNow = async () => (await getTripFit(caller, tx))?.find(isAnswered);
    const found = await findingNow();
    if (!found) throw notFound();
    const { id: householdId } = await householdThatRuns(tx, viewer, trip);
    const at = found.stop && (await tx.stop.findUnique({ where: { id: found.stop.id } }));
    const { campsiteId, suggestionId, locationName } = at ?? trip;
    const site = campsiteId ?? suggestionId ?? locationName;
    const save = async () => {
      // Another stop at the same site, or with an earlier place of this one, may have noted it.
      const same = { OR: [{ key: found.key }, { key: { startsWith: `${found.key}@` } }] };
      if (answer === undefined && note === null)
        return tx.fitNote.deleteMany({ where: { tripId, site, ...same } });
      const said = {
        site,
        fact: found.fact,
        answer: answer !== 'no',
        note: note ?? null,
        createdAt: new Date(),
      };
      return tx.fitNote.upsert({
        where: { tripId_key_householdId: { tripId, key, householdId } },
        create: { tripId, key, householdId, ...said },
        update: said,
      });
    };
    if (found.rule === 'access')
      await withSeatNews(tx, tripId, { by: householdId, userId: viewer.userId }, save);
    else await save();
    // The answer may have merged this finding into another, so that none has its key any more.
    return (await findingNow()) ?? found;
  });
}
