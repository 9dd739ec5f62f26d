import 'server-only';
import { formatDateRange } from '@/lib/dates';
import { badInput, conflict, notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import type { TripDates } from '../date-rules';
import type { HouseholdId } from '../households/household-id';
import { giveBackCosts } from '../households/move-costs';
import { calledOff, over } from '../policy';
import { isOwn, type TripCaller } from '../trip-caller';
import { hasEnded } from '../trip-rows';
import { withOwnSeatNews } from '../with-seat-news';
import { announceAnswer, readAnswer } from './announce-answer';
import type { AnswerState } from './answer-state';
import type { AnswerByLink } from './guest-schema';
import { withinRoom } from './room';
import { noStay, saveStay } from './save-stay';
import { scheduleReceipt } from './schedule-receipt';
import type { AttendingChange } from './schema';
import { setGuestParty } from './set-guest-party';
import { clearParty, ensureParty } from './set-party';

/** Going or not, with the people who were chosen before. */
export async function answerTrip(
  caller: TripCaller,
  { attending, for_dates }: AttendingChange,
): Promise<{ attending: boolean | null }> {
  await db.$transaction((tx) =>
    attending === null ? takeBackNo(tx, caller, for_dates) : saveAnswer(tx, caller, { attending, for_dates }),
  );
  return { attending };
}

/** Only a no: with an answer of going, the household's people and seats would be lost. */
async function takeBackNo(
  tx: Tx,
  caller: TripCaller,
  for_dates: AttendingChange['for_dates'],
): Promise<void> {
  const { tripId, id } = await lockAnswer(tx, caller, { attending: false, for_dates });
  const { count } = await tx.household.updateMany({
    where: { tripId, id, attending: false },
    data: { attending: null, answeredAt: null },
  });
  if (count === 0) throw conflict('Only an answer of not going can be taken back.');
  await tx.notification.deleteMany({ where: { tripId, kind: 'answers', about: id } });
}

interface Saving {
  /** Saves whom a household that goes brings. */
  bring?: (household: HouseholdId) => Promise<void>;
  /** Needed when this transaction has already changed the household's people. */
  before?: AnswerState;
  /** False when the caller sends a guest's receipt at once. */
  receipt?: boolean;
}

/**
 * Every answer goes through here: of an account and of a guest, on the trip's pages and by a link. Unless
 * `bring` says otherwise, an account brings the people chosen before, or only its owner, and a guest also
 * those in the answer.
 */
export async function saveAnswer(
  tx: Tx,
  caller: TripCaller,
  answer: AnswerByLink,
  { bring, before, receipt = true }: Saving = {},
): Promise<void> {
  const { attending, name } = answer;
  const guest = !('viewer' in caller);
  const household = await lockAnswer(tx, caller, answer);
  const bringSame = () =>
    guest ? setGuestParty(tx, household, answer) : ensureParty(tx, caller.viewer, household.tripId);
  await withinRoom(tx, household, async () => {
    const said = before ?? (await readAnswer(tx, household));
    await withOwnSeatNews(tx, household, () =>
      attending ? (bring ?? bringSame)(household) : clearParty(tx, household),
    );
    if (attending) await saveStay(tx, household, answer);
    await tx.household.update({
      where: { tripId_id: household },
      data: {
        attending,
        answeredAt: new Date(),
        reconfirm: false,
        ...(!attending ? noStay : !said.attending && { toldDropOut: null }),
        ...(guest && name && { name }),
      },
      select: { id: true },
    });
    await giveBackCosts(tx, household);
    await announceAnswer(tx, household, said);
  });
  if (guest && receipt) await scheduleReceipt(tx, household.id);
}

/**
 * Two answers of one household wait for each other; an answer waits for a change of the trip, but not for
 * other households. The household's lock is "for no key update", because other people's answers insert
 * rows with a foreign key to it.
 */
async function lockAnswer(
  tx: Tx,
  caller: TripCaller,
  { attending, for_dates }: Pick<AnswerByLink, 'attending' | 'for_dates'>,
): Promise<HouseholdId> {
  const [own] = await tx.$queryRaw<(HouseholdId & TripDates & { calledOff: boolean; ended: boolean })[]>`
    select h.trip_id::text "tripId", h.id::text, t.called_off_at is not null "calledOff", ${hasEnded()} ended,
           t.start_date::text, t.end_date::text
    from trips t join households h on h.trip_id = t.id
    where t.id = ${caller.tripId}::uuid and ${isOwn(caller)}
    for share of t for no key update of h`;
  if (!own) throw notFound();
  const { tripId, id } = own;
  if (own.calledOff) throw calledOff();
  // An account may still say so later, because costs need somebody who went.
  if (own.ended && attending && !('viewer' in caller)) throw over();
  requireDates(own, for_dates);
  if (!attending && id === tripId) {
    const message = 'You organise this trip, so you are always going.';
    throw badInput(message, { attending: message });
  }
  return { tripId, id };
}

/** An answer may have waited without network while the dates changed. */
function requireDates(now: TripDates, answeredFor: TripDates | null | undefined): void {
  if (!answeredFor) return;
  const { start_date, end_date } = now;
  if (answeredFor.start_date === start_date && answeredFor.end_date === end_date) return;
  const dates = formatDateRange(start_date, end_date);
  throw conflict(`The dates have changed to ${dates} since you answered. Please answer again.`);
}
