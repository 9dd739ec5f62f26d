import 'server-only';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import type { TripDates } from '../date-rules';
import { giveBackCosts } from '../households/give-back-costs';
import type { HouseholdId } from '../households/household-id';
import { calledOff, isHouseholdOf } from '../policy';
import { withOwnSeatNews } from '../with-seat-news';
import { announceAnswer, readAnswer } from './announce-answer';
import type { AnswerState } from './answer-state';
import { requireDates } from './for-dates';
import { withinRoom } from './room';
import { noStay, saveStay } from './save-stay';
import type { StayChange } from './schema';
import { clearParty, ensureParty } from './set-party';

/** Keeps the people chosen earlier, or takes only the viewer; an answer of not going deletes the choice. */
export async function answerTrip(
  viewer: Viewer,
  tripId: string,
  attending: boolean,
  for_dates?: TripDates | null,
) {
  return db.$transaction(async (tx) => {
    const household = await lockAnswer(tx, viewer, tripId, for_dates);
    return withinRoom(tx, household, () => saveAnswer(tx, viewer, household, attending));
  });
}

/**
 * Two answers of one household wait for each other; an answer waits for a change of the trip, but not for
 * other households. The household's lock is "for no key update", because other people's answers insert
 * rows with a foreign key to it. Throws 409 for a trip called off and for other dates than the trip's.
 */
export async function lockAnswer(
  tx: Tx,
  viewer: Viewer,
  tripId: string,
  answeredFor: TripDates | null | undefined,
): Promise<HouseholdId> {
  const [own] = await tx.$queryRaw<(HouseholdId & TripDates & { calledOff: boolean })[]>`
    select h.trip_id::text "tripId", h.id::text, t.called_off_at is not null "calledOff", t.start_date::text,
           t.end_date::text
    from trips t join households h on h.trip_id = t.id
    where t.id = ${tripId}::uuid and ${isHouseholdOf(viewer)}
    for share of t for no key update of h`;
  if (!own) throw notFound();
  if (own.calledOff) throw calledOff();
  requireDates(own, answeredFor);
  return { tripId: own.tripId, id: own.id };
}

/**
 * The caller has locked the household. A caller that has already changed the household's people must pass
 * `before`, because their earlier number can't be read any more.
 */
export async function saveAnswer(
  tx: Tx,
  viewer: Viewer,
  household: HouseholdId,
  attending: boolean,
  stay: StayChange = {},
  before?: AnswerState,
): Promise<{ attending: boolean }> {
  const { tripId, id } = household;
  if (!attending && id === tripId) {
    const message = 'You organise this trip, so you are always going.';
    throw badInput(message, { attending: message });
  }
  const said = before ?? (await readAnswer(tx, household));
  if (attending) {
    await ensureParty(tx, viewer, tripId);
    await saveStay(tx, household, stay);
  } else await withOwnSeatNews(tx, household, () => clearParty(tx, household));
  await tx.household.update({
    where: { tripId_id: household },
    data: { attending, answeredAt: new Date(), reconfirm: false, ...(!attending && noStay) },
    select: { id: true },
  });
  await giveBackCosts(tx, household);
  await announceAnswer(tx, household, said);
  return { attending };
}
