import 'server-only';
import { notFound } from '@/lib/errors';
import { db, type Tx } from '@/lib/server/db/client';
import { parseInput } from '@/lib/server/http/parse';
import { announceAnswer, readAnswer } from '../attendance/announce-answer';
import { requireDates } from '../attendance/for-dates';
import { guestColumn, guestOf } from '../attendance/guest';
import { withinRoom } from '../attendance/room';
import { noStay, saveStay } from '../attendance/save-stay';
import type { TripDates } from '../date-rules';
import { giveBackCosts } from '../households/give-back-costs';
import { saveGuestParty } from '../households/guests/save-guest-party';
import type { HouseholdId } from '../households/household-id';
import { calledOff, type GuestHousehold, over } from '../policy';
import { isOwn } from '../trip-caller';
import { hasEnded } from '../trip-rows';
import { withOwnSeatNews } from '../with-seat-news';
import { scheduleReceipt } from './answer-receipt';
import { type Answer, guestAnswer } from './schema';

/** A guest who is going again brings the same people as before, so throws 400 when none are saved. */
export async function answerAgain(
  guest: GuestHousehold,
  { attending, for_dates }: Pick<Answer, 'attending' | 'for_dates'>,
): Promise<{ attending: boolean }> {
  await db.$transaction((tx) => changeGuestAnswer(tx, guest, { attending, for_dates }));
  return { attending };
}

export async function changeGuestAnswer(tx: Tx, guest: GuestHousehold, input: Answer): Promise<void> {
  const { tripId, householdId: id } = guest;
  const [trip] = await tx.$queryRaw<(TripDates & { calledOff: boolean; over: boolean })[]>`
      select t.start_date::text, t.end_date::text, t.called_off_at is not null "calledOff", ${hasEnded()} as over
      from trips t join households h on h.trip_id = t.id
      where t.id = ${tripId}::uuid and ${isOwn(guest)}
      for share of t for no key update of h`;
  if (!trip) throw notFound();
  if (trip.calledOff) throw calledOff();
  if (trip.over && input.attending) throw over();
  requireDates(trip, input.for_dates);
  const household = { tripId, id };
  await withinRoom(tx, household, () => answerAsGuest(tx, household, input));
  await scheduleReceipt(tx, id);
}

/** A field left out keeps its value. */
export async function answerAsGuest(tx: Tx, household: HouseholdId, input: Answer): Promise<void> {
  const { tripId, id } = household;
  const [row] = await tx.$queryRaw<{ guest: unknown }[]>`
    select ${guestColumn} from households h where h.trip_id = ${tripId}::uuid and h.id = ${id}::uuid`;
  const kept = guestOf(row?.guest ?? null);
  const { attending, name, crew, vehicles } = parseInput(guestAnswer, {
    attending: input.attending,
    name: input.name ?? kept?.name ?? null,
    crew: input.crew ?? kept?.crew ?? [],
    vehicles: input.vehicles ?? kept?.vehicles ?? [],
  });
  const before = await readAnswer(tx, household);
  if (attending) await saveStay(tx, household, input);
  const party = { crew: (attending && crew) || [], vehicles: (attending && vehicles) || [] };
  await withOwnSeatNews(tx, household, () => saveGuestParty(tx, household, party));
  await tx.household.update({
    where: { tripId_id: household },
    data: {
      attending,
      answeredAt: new Date(),
      reconfirm: false,
      name: name ?? null,
      ...(!attending && noStay),
    },
    select: { id: true },
  });
  await giveBackCosts(tx, household);
  await announceAnswer(tx, household, before);
}
