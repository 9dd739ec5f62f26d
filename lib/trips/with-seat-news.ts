import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { goesPartWay } from './cars/planned-car';
import { planOfTrip } from './cars/read-seats';
import type { SeatPlan } from './cars/seat-plan';
import { type Doer, tellSeats } from './cars/tell-seats';
import type { HouseholdId } from './households/household-id';
import { lockProfile, lockRow } from './lock-trip';
import { isFolded } from './trip-rows';

/** People in cars that no longer count lose their seats and are told. The caller has locked the trip. */
export async function withSeatNews<T>(
  tx: Tx,
  tripId: string,
  doer: Doer,
  change: () => Promise<T>,
): Promise<T> {
  const before = await planOfTrip(tx, tripId);
  const result = await change();
  if (before) await settleSeats(tx, tripId, doer, before.plan);
  return result;
}

/** Whoever rode a part of the way in a car that counts now rides all the way. */
export async function settleSeats(tx: Tx, tripId: string, doer: Doer, before: SeatPlan): Promise<SeatPlan> {
  let now = await planOfTrip(tx, tripId);
  const arriving = now?.plan.cars.filter(
    (car) => car.counts && before.cars.some((each) => each.ride_id === car.ride_id && goesPartWay(each)),
  );
  if (arriving?.length) {
    const rideId = { in: arriving.map(({ ride_id }) => ride_id) };
    await tx.tripSeat.updateMany({ where: { tripId, rideId, partWay: true }, data: { partWay: false } });
    now = await planOfTrip(tx, tripId);
  }
  if (!now) return before;
  const idsOf = (cars: SeatPlan['cars']) => cars.map(({ ride_id }) => ride_id);
  const uncounted = now.plan.cars.filter(({ counts }) => !counts);
  const nowhere = uncounted.filter((car) => !goesPartWay(car));
  if (uncounted.length > 0)
    await tx.tripSeat.deleteMany({
      where: {
        tripId,
        OR: [{ rideId: { in: idsOf(nowhere) } }, { rideId: { in: idsOf(uncounted) }, partWay: false }],
      },
    });
  await tellSeats(tx, { tripId, ...doer, households: now.households, before, after: now.plan });
  return now.plan;
}

/** Skips the costly `withSeatNews` when nobody of the household has a seat or sits in its cars. */
export async function withOwnSeatNews<T>(
  tx: Tx,
  household: HouseholdId,
  change: () => Promise<T>,
): Promise<T> {
  const [own] = await seatedHouseholds(
    tx,
    Prisma.sql`h.trip_id = ${household.tripId}::uuid and h.id = ${household.id}::uuid`,
  );
  return own ? withSeatNews(tx, household.tripId, own, change) : change();
}

export const withSeatNewsOfAll = <T>(
  tx: Tx,
  [first, ...others]: readonly (Doer & { tripId: string })[],
  change: () => Promise<T>,
): Promise<T> =>
  first ? withSeatNews(tx, first.tripId, first, () => withSeatNewsOfAll(tx, others, change)) : change();

/** Only on coming trips, with a person in a seat or somebody in a car of theirs. */
export const seatedHouseholds = (tx: Tx, which: Prisma.Sql) => tx.$queryRaw<(Doer & { tripId: string })[]>`
  select h.trip_id::text "tripId", h.id::text "by", p.user_id::text "userId"
  from households h join trips t on t.id = h.trip_id left join profiles p on p.id = h.profile_id
  where ${which} and not ${isFolded()} and exists (
    select from trip_seats s
    join trip_people person on person.trip_id = s.trip_id and person.id = s.person_id
    join trip_vehicles car on car.trip_id = s.trip_id and car.id = s.ride_id
    where s.trip_id = h.trip_id and h.id in (person.household_id, car.household_id)
  )
  order by h.trip_id, h.id`;

/** People in a car that the change makes useless to a trip (see `whyNot`) lose their seats and are told. */
export async function changeOwn<T>({ profileId }: Viewer, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(async (tx) => {
    await lockProfile(tx, profileId);
    const own = await seatedHouseholds(tx, Prisma.sql`h.profile_id = ${profileId}::uuid`);
    for (const { tripId } of own) await lockRow(tx, tripId);
    return withSeatNewsOfAll(tx, own, () => change(tx));
  });
}
