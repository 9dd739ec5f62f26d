import 'server-only';
import { derivedId } from '@/lib/derived-id';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { profileIdOf } from '@/lib/server/auth/profile-ref';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { everybodyOn, type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { householdThatRuns, lockTrip } from '../lock-trip';
import { notify } from '../notifications/notify';
import { ownerOf, type TripCaller, tripOfCaller } from '../trip-caller';
import { countEstimate } from './count-estimate';
import { countableOf, estimateOf, type Money } from './estimate-of';
import type { Estimate, EstimateChange } from './schema';

/** A booking of a site that the trip has left for its plan B doesn't count. */
const isCounted = Prisma.sql`b.status <> 'not needed' and b.left_site is null`;

const bookedAndSpent = Prisma.sql`
  'booked', (select sum(b.cents)::float8 from bookings b where b.trip_id = t.id and ${isCounted}),
  'firm', (select coalesce(bool_and(b.status = 'booked'), false) from bookings b
    where b.trip_id = t.id and ${isCounted} and b.cents is not null),
  'spent', (select sum(case when e.refund then -e.cents else e.cents end)::float8 from expenses e
    where e.trip_id = t.id and not exists (
      select from bookings b where b.expense_id = e.id and b.cents is not null and ${isCounted}))`;

/**
 * Needs `tripsOf`. The sums are read for everybody who sees the trip, also for those who may not see
 * its costs, because only the share of the reader's own household is shown.
 */
export const moneyColumn = (caller: TripCaller) => Prisma.sql`(
  select json_build_object(
    'guess', t.guess_cents, 'dropOut', t.drop_out,
    'toldDropOut', (select h.told_drop_out from households h where h.trip_id = t.id and h.id = own.household_id
      and h.attending is not null and own.role is null),
    ${bookedAndSpent},
    'crew', array(select c.age from crew_members c
      where c.profile_id = ${profileIdOf(ownerOf(caller))} and c.type = 'camper'))
) money`;

interface EstimateRow extends PeopleRow {
  money: Money;
}

/** Null when the caller can't see the trip. */
export async function findEstimate(caller: TripCaller, client: Tx = db) {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<EstimateRow>(
    Prisma.sql`select ${peopleOfTrip}, ${moneyColumn(caller)}
      from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`,
    client,
  );
  if (!row) return null;
  const { attendees } = toPeople(row);
  const { money, ownId = null } = row;
  return { countable: countableOf({ ...row, attendees, ownId }, money) };
}

/**
 * For an adult of whom nothing else is known, as on a page of the trip's link. Without the words for who
 * drops out, which may reveal where the site lies.
 */
export async function estimateForOne(tripId: string): Promise<Estimate | null> {
  const [row] = await readRows<EstimateRow>(Prisma.sql`
    select ${everybodyOn}, json_build_object('guess', t.guess_cents, 'dropOut', null, 'toldDropOut', null,
      ${bookedAndSpent}, 'crew', '[]'::json) money
    from trips t where t.id = ${tripId}::uuid`);
  return row ? estimateOf({ ...row, ...toPeople(row), ownId: null }, row.money) : null;
}

export async function getEstimate(caller: TripCaller, client?: Tx): Promise<{ estimate: Estimate | null }> {
  const found = await findEstimate(caller, client);
  if (!found) throw notFound();
  return { estimate: found.countable && countEstimate(found.countable) };
}

export async function setEstimate(
  viewer: Viewer,
  tripId: string,
  { guess_cents, drop_out }: EstimateChange,
): Promise<{ estimate: Estimate | null }> {
  return db.$transaction(async (tx) => {
    const trip = await lockTrip(tx, viewer, tripId);
    const where = { id: tripId };
    const before = await tx.trip.findUniqueOrThrow({ where, select: { dropOut: true } });
    const data = { guessCents: guess_cents, dropOut: drop_out };
    await tx.trip.update({ where, data, select: { id: true } });
    if (before.dropOut !== drop_out) {
      const own = await householdThatRuns(tx, viewer, trip);
      await tx.household.updateMany({
        where: { tripId, id: { not: own.id }, attending: true, toldDropOut: null },
        data: { toldDropOut: before.dropOut ?? '' },
      });
      await tellDropOut(tx, own.id, tripId, drop_out);
    }
    return getEstimate({ viewer, tripId }, tx);
  });
}

/** Tells those who have said yes. They answered by the words of before, which still hold for them. */
async function tellDropOut(tx: Tx, by: string, tripId: string, words: string | null): Promise<void> {
  const text = words ? `Who drops out: “${words}”` : 'There’s no rule any more for who drops out.';
  await notify(tx, {
    tripId,
    kind: 'changes',
    about: derivedId(`${tripId} drop out`),
    by,
    to: 'everyone',
    only: Prisma.sql`h.attending`,
    text: `${text} What you were told when you said yes still holds for you.`,
    push: 'What dropping out costs has changed',
  });
}
