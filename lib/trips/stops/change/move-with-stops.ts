import 'server-only';
import { type Day, dateOf, dayOf, daysBetween } from '@/lib/dates';
import type { Tx } from '@/lib/server/db/client';
import type { MovedDays } from '../../home-contact/watch-plans';
import type { RunTrip } from '../../lock-trip';
import { daysOfStops } from '../run-stop';
import type { Stop } from '../stops';
import { type DayRow, type Moved, movedRows } from './moved-rows';
import { movedStay, placesOf } from './moved-stays';

/** More days than any trip is ever moved. */
const ASIDE = 100_000;

export const unmoved: MovedDays = { first: 0, last: 0, elsewhere: false };

export const idsMoved = (moved: ReadonlyMap<string, MovedDays>) =>
  [...moved].flatMap(([id, { elsewhere }]) => (elsewhere ? [id] : []));

interface DayRows {
  meals: DayRow[];
  turns: (DayRow & { household: string })[];
  plans: DayRow[];
}

export async function dayRowsOf(tx: Tx, tripId: string): Promise<DayRows> {
  const [meals, turns, plans] = [
    await tx.meal.findMany({ where: { tripId }, select: { id: true, day: true, kind: true } }),
    await tx.dutyTurn.findMany({ where: { tripId } }),
    await tx.plan.findMany({ where: { tripId }, select: { id: true, day: true } }),
  ];
  return {
    meals: meals.map(({ id, day, kind }) => ({ id, day: dayOf(day), slot: kind })),
    turns: turns.map(({ day, duty, householdId }) => ({
      id: `${dayOf(day)} ${duty}`,
      day: dayOf(day),
      slot: duty,
      household: householdId,
    })),
    plans: plans.map(({ id, day }) => ({ id, day: dayOf(day), slot: null })),
  };
}

/**
 * Stays, meals, turns and plans move with their stops. Returns how each household's days have moved. The caller
 * has locked the trip.
 */
export async function moveWithStops(
  tx: Tx,
  before: RunTrip,
  after: RunTrip,
): Promise<Map<string, MovedDays>> {
  const [from, to] = [daysOfStops(before), daysOfStops(after)];
  const { meals, turns, plans } = await dayRowsOf(tx, before.id);
  await moveMeals(tx, before.id, movedRows(meals, from, to));
  await moveTurns(tx, before.id, turns, movedRows(turns, from, to));
  await tx.$executeRaw`
    update plans p set day = moved.day
    from jsonb_to_recordset(${JSON.stringify(movedRows(plans, from, to).moved)}::jsonb) moved (id uuid, day date)
    where p.id = moved.id and p.trip_id = ${before.id}::uuid`;
  return moveStays(tx, before, after, from, to);
}

async function moveMeals(tx: Tx, tripId: string, { moved: within, afterEnd }: Moved): Promise<void> {
  const moved = [...within, ...afterEnd];
  const ids = moved.map(({ id }) => id);
  // All move far away first; otherwise a dinner could land on a day whose own dinner hasn't moved yet.
  await tx.$executeRaw`
    update meals set day = day + ${ASIDE}::int where trip_id = ${tripId}::uuid and id = any(${ids}::uuid[])`;
  await tx.$executeRaw`
    update meals m set day = moved.day
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) moved (id uuid, day date)
    where m.id = moved.id and m.trip_id = ${tripId}::uuid`;
}

async function moveTurns(
  tx: Tx,
  tripId: string,
  turns: DayRows['turns'],
  { moved, afterEnd }: Moved,
): Promise<void> {
  const days = new Map([...moved, ...afterEnd].map(({ id, day }) => [id, day]));
  const changed = turns.filter(({ id }) => days.has(id));
  const keys = changed.map(({ day, slot }) => ({ day: dateOf(day), duty: slot ?? '' }));
  await tx.dutyTurn.deleteMany({ where: { tripId, OR: keys } });
  await tx.dutyTurn.createMany({
    data: changed.flatMap(({ id, slot, household }) => {
      const day = days.get(id);
      return day ? [{ tripId, day: dateOf(day), duty: slot ?? '', householdId: household }] : [];
    }),
  });
}

async function moveStays(
  tx: Tx,
  before: RunTrip,
  after: RunTrip,
  from: Stop[],
  to: Stop[],
): Promise<Map<string, MovedDays>> {
  const rows = await tx.$queryRaw<{ id: string; arrive_on: Day | null; leave_on: Day | null }[]>`
    select id::text, arrive_on::text, leave_on::text from households
    where trip_id = ${before.id}::uuid and left_at is null`;
  const stays = rows.map((was) => ({ was, is: movedStay(was, from, to) }));
  const changed = stays.filter(
    ({ was, is }) => was.arrive_on !== is.arrive_on || was.leave_on !== is.leave_on,
  );
  await tx.$executeRaw`
    update households h set arrive_on = stay.arrive_on, leave_on = stay.leave_on
    from jsonb_to_recordset(${JSON.stringify(changed.map(({ is }) => is))}::jsonb) stay (id uuid, arrive_on date, leave_on date)
    where h.trip_id = ${before.id}::uuid and h.id = stay.id`;
  return new Map(
    stays.map(({ was, is }) => [
      was.id,
      {
        first: daysBetween(was.arrive_on ?? before.start, is.arrive_on ?? after.start),
        last: daysBetween(was.leave_on ?? before.end, is.leave_on ?? after.end),
        elsewhere: placesOf(was, from) !== placesOf(is, to),
      },
    ]),
  );
}
