import 'server-only';
import { siteDrinkingWater } from '@/lib/campsites/facts/known-site';
import { isId } from '@/lib/fields';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import { eachStop } from '../stops/stops-column';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type GearRow, gearLinesOf } from './lines';
import { type GearLine, newLine } from './schema';

const MOST_SHARED = 3000;

const goersOf = Prisma.sql`
  select h.profile_id from households h where h.trip_id = t.id and h.attending and h.profile_id is not null`;

/** Each field of a line has a column of the same name. */
const columns = Object.keys(newLine.shape);

/** Of a line `line`. */
export const lineFields = Prisma.raw(
  ['rule', 'struck', ...columns].map((name) => `'${name}', line.${name}`).join(', '),
);
export const isChanged = Prisma.sql`(
  line.struck or ${Prisma.raw(columns.map((name) => `line.${name} is not null`).join(' or '))})`;

const drinkingWater = Prisma.sql`case when c.id is not null then ${siteDrinkingWater} end`;

export const gearColumn = Prisma.sql`json_build_object(
  'lines', (
    select coalesce(json_agg(json_build_object(
      'id', line.id, ${lineFields}, 'offers', (select coalesce(json_object_agg(offer.household_id, offer.quantity), '{}')
                 from gear_offers offer where offer.line_id = line.id)
    ) order by line.created_at, line.id), '[]')
    from gear_lines line where line.trip_id = t.id),
  'shared', (
    select coalesce(json_object_agg(own.profile_id, own.names), '{}')
    from (
      select thing.profile_id, json_agg(thing.name order by thing.name) names
      from (
        select g.profile_id, g.name from (${goersOf}) going
        join gear_items g on g.profile_id = going.profile_id and g.shared
        limit ${MOST_SHARED}
      ) thing
      group by thing.profile_id
    ) own),
  'drinkingWater', ${drinkingWater},
  'waterAt', (select json_agg(json_build_object(
     'start_date', t.start_date, 'end_date', t.end_date, 'drinkingWater', ${drinkingWater}) order by t.position)
   from ${eachStop})) gear`;

export async function listOwnGear({ profileId }: Viewer): Promise<string[]> {
  const rows = await readRows<{ name: string }>(ownGearSql(profileId));
  return rows.map(({ name }) => name);
}

export const ownGearSql = (profileId: string) => Prisma.sql`
  select g.name from gear_items g where g.profile_id = ${profileId}::uuid`;

async function getTripGear(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [trip] = await readRows<PeopleRow & { gear: GearRow }>(gearSql(caller));
  if (!trip) return null;
  const households = toPeople(trip).attendees;
  return { trip, households, lines: gearLinesOf(trip, households, trip.gear) };
}

export const getGear = async (caller: TripCaller): Promise<GearLine[] | null> =>
  (await getTripGear(caller))?.lines ?? null;

/** Exported so that a test can check its query plan. */
export const gearSql = (caller: TripCaller) => Prisma.sql`
  select ${peopleOfTrip}, ${gearColumn} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;
