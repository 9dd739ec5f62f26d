import 'server-only';
import type { Day } from '@/lib/dates';
import { isId } from '@/lib/fields';
import { zoneOf } from '@/lib/places/zone';
import { readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { asksWeather } from '../before-you-go/ask-weather';
import { type SkiesRow, skiesColumn } from '../before-you-go/get-before-you-go';
import { nightsAt, sunOf, type TripWeather, tripWeather } from '../before-you-go/trip-weather';
import { banDaysOf, type ConditionsColumn, fireBansJson } from '../conditions/get-conditions';
import { type LockedTrip, lockWithPeople } from '../lock-with-people';
import { mealsColumn } from '../meals/get-meals';
import { idOnTrip } from '../policy';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import type { Days } from './schema';
import { type DaysRow, toDays } from './to-days';

export const planJson = Prisma.sql`json_build_object(
  'id', plan.id, 'day', plan.day, 'at', plan.at, 'text', plan.text, 'notes', plan.notes,
  'by', ${idOnTrip(Prisma.sql`plan.trip_id`, Prisma.sql`plan.added_by`)},
  'households', array(select goer.household_id from plan_goers goer where goer.plan_id = plan.id))`;

const dutyColumns = Prisma.sql`t.duties,
  (select coalesce(json_agg(json_build_object('day', turn.day, 'duty', turn.duty, 'household_id', turn.household_id)), '[]')
   from duty_turns turn where turn.trip_id = t.id) turns`;

/** Leaves out plans on days that the trip no longer has. */
const plansColumn = Prisma.sql`
  (select coalesce(json_agg(${planJson} order by plan.at nulls first, plan.created_at, plan.id), '[]')
   from plans plan
   where plan.trip_id = t.id and plan.removed_at is null and plan.day between t.start_date and t.end_date) plans`;

export async function getDays(caller: TripCaller): Promise<Days | null> {
  if (!isId(caller.tripId)) return null;
  const [trip] = await readRows<PeopleRow & BannedDays>(Prisma.sql`
    select ${peopleOfTrip}, ${daysAndBans()} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  return trip ? toDays(trip, toPeople(trip).attendees, toDaysRow(trip)) : null;
}

interface DaysPageRow extends ReadDays, SkiesRow {}

export async function getDaysRow(caller: TripCaller): Promise<DaysPageRow | null> {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<DaysPageRow>(daysRowSql(caller));
  return row ?? null;
}

const daysRowSql = (caller: TripCaller) => Prisma.sql`
  select ${daysColumns}, ${skiesColumn}
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

export const daysColumns = Prisma.sql`${dutyColumns}, ${plansColumn}, ${mealsColumn}`;

/** A page has the bans with the trip's head. */
export type ReadDays = Omit<DaysRow, 'bans'>;

interface BannedDays extends ReadDays {
  fireBans: ConditionsColumn[];
}

const daysAndBans = () => Prisma.sql`${daysColumns}, ${fireBansJson()} "fireBans"`;

const toDaysRow = ({ fireBans, ...row }: BannedDays): DaysRow => ({ ...row, bans: banDaysOf(fireBans) });

/** Of the trip's lock, the days with their bans. */
export async function lockWithDays(tx: Tx, caller: TripCaller, goers: string): Promise<LockedTrip<DaysRow>> {
  const locked = await lockWithPeople<BannedDays>(tx, caller, {
    columns: Prisma.sql`, ${daysAndBans()}`,
    goers,
  });
  return { ...locked, row: { ...locked.row, ...toDaysRow(locked.row) } };
}

/** `sky` is the weather from a week before the trip until its end. */
export function skyOver(
  trip: { start_date: Day; end_date: Day; called_off: boolean },
  { skies }: SkiesRow,
  now: Date,
): { sky: Pick<TripWeather, 'zone' | 'today' | 'weather' | 'asks'> | null; sunset: Record<Day, string> } {
  const placed = skies.flatMap((sky) => {
    const { latitude, longitude, state } = sky;
    return latitude === null || longitude === null ? [] : [{ ...sky, site: { latitude, longitude }, state }];
  });
  if (placed.length === 0) return { sky: null, sunset: {} };
  const there = tripWeather({ trip, skies, asks: asksWeather() }, now);
  const suns = placed.flatMap((sky) => {
    const zone = zoneOf(sky.state, sky.site);
    return zone ? sunOf(sky.site, zone, nightsAt(sky)) : [];
  });
  return {
    sky: there && { zone: there.zone, today: there.today, weather: there.weather, asks: there.asks },
    sunset: Object.fromEntries(suns.map(({ day, sunset }) => [day, sunset])),
  };
}
