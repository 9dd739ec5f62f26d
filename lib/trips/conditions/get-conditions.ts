import 'server-only';
import { addDays, type Day, earliestToday, today } from '@/lib/dates';
import { notFound } from '@/lib/errors';
import { isId } from '@/lib/fields';
import { dayIn, USUAL_ZONE } from '@/lib/places/clock';
import { zoneAt } from '@/lib/places/zone';
import { db, readRows, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { GUEST } from '../households/household-name';
import { eachStopJson } from '../stops/stops-column';
import { type TripCaller, tripOfCaller } from '../trip-caller';
import { type AtStop, joined, stopsAhead } from './by-stop';
import { conditionsOf } from './conditions-of';
import type { Item, Kind } from './item';
import {
  aboutOf,
  banDays,
  type Conditions,
  DAYS_BEFORE,
  daysAhead,
  type FireBanWord,
  fireDays,
  type KnownConditions,
  type ToldConditions,
} from './known';
import type { ConditionsAnswer } from './schema';
import { concernsOf, listsFor, listsRead, statesOf, unplacedOf } from './site-lists';

interface ReadList {
  name: string;
  items: Item[] | null;
  saidAt: string | null;
  readAt: string | null;
}

interface Place {
  latitude: number | null;
  longitude: number | null;
  state: string | null;
  park: string | null;
}

/** What the lists and the people of a trip say of a stop, as read from the database. */
export interface ConditionsColumn extends Place {
  stop_id: string;
  stop: string;
  goes_on: boolean;
  start_date: Day;
  end_date: Day;
  called_off: boolean;
  /** None when the lists aren't looked at. */
  lists: ReadList[];
  said: FireBanWord[];
  told: ToldConditions | null;
}

/** For each stop, in order. */
export interface ConditionsRow {
  conditions: ConditionsColumn[];
}

/** Wide enough for every zone: `conditionsOf` decides by the site's clock. */
export const isNear = () => Prisma.sql`(
  t.called_off_at is null and t.end_date >= ${earliestToday()}::date
  and t.start_date <= ${addDays(today(), DAYS_BEFORE)}::date)`;

/** Without what is too far away, because a list may have megabytes of shapes. */
const nearItems = Prisma.sql`(
  select json_agg(entry.item order by entry.nth)
  from jsonb_array_elements(list.items) with ordinality entry (item, nth)
  where entry.item->'box' is null
    or c.latitude between (entry.item->'box'->>0)::float8 and (entry.item->'box'->>2)::float8
    and c.longitude between (entry.item->'box'->>1)::float8 and (entry.item->'box'->>3)::float8)`;

/** For each stop of the trip `t`. Only the lists of `kind`, if given. */
export const conditionsJson = (kind?: Kind) =>
  eachStopJson((id, goesOn) => conditionsOfStop({ id, goesOn }, kind));

function conditionsOfStop({ id, goesOn }: { id: Prisma.Sql; goesOn: Prisma.Sql }, kind?: Kind): Prisma.Sql {
  const pairs = listsRead(kind).flatMap((list) => statesOf(list).map((state) => [list.name, state] as const));
  return Prisma.sql`json_build_object(
    'stop_id', ${id}, 'stop', t.location_name, 'goes_on', ${goesOn}, 'start_date', t.start_date, 'end_date', t.end_date, 'called_off', t.called_off_at is not null,
    'latitude', c.latitude, 'longitude', c.longitude, 'state', c.state,
    'park', (select park.name from site_parks park where park.source_ref = c.source_ref),
    'lists', (
      select coalesce(json_agg(json_build_object(
        'name', list.name, 'items', ${nearItems}, 'saidAt', list.said_at, 'readAt', list.read_at)), '[]')
      from unnest(${pairs.map(([name]) => name)}::text[], ${pairs.map(([, state]) => state)}::text[]) counts (name, state)
      join condition_lists list on list.name = counts.name
      where counts.state = c.state and ${isNear()}),
    'said', (
      select coalesce(json_agg(json_build_object(
        'day', word.day, 'banned', word.banned, 'household_id', word.household_id,
        'name', coalesce(p.name, h.name, ${GUEST}), 'at', word.said_at) order by word.day), '[]')
      from fire_ban_words word
      join households h on h.trip_id = word.trip_id and h.id = word.household_id
      left join profiles p on p.id = h.profile_id
      where word.trip_id = t.id and h.attending and word.day between t.start_date and t.end_date),
    'told', (select coalesce(told.told->'stops'->(${id})::text, told.told) from told_conditions told where told.trip_id = t.id)
  )`;
}

export const conditionsColumn = () => Prisma.sql`${conditionsJson()} conditions`;

/** What decides on which days no fire may be lit. */
export const fireBansJson = () => conditionsJson('fire ban');

export function toKnown(column: ConditionsColumn, now: Date): KnownConditions {
  const { latitude, longitude, state, park, said, start_date, end_date, called_off, goes_on } = column;
  const trip = { start_date, end_date, called_off };
  const zone = zoneAt({ latitude, longitude, state });
  const known = { trip, zone, state, goes_on, said: said.filter(({ day }) => !goes_on || day < end_date) };
  if (latitude === null || longitude === null) return { ...known, lists: [], told: null };
  const about = aboutOf(trip, column);
  const told = column.told?.about === about ? column.told : null;
  const days = daysAhead(trip, dayIn(zone ?? USUAL_ZONE, now));
  const site = { latitude, longitude, state, parks: park ? [park] : [] };
  const lists = listsFor(state, site).map((list) => {
    const read = column.lists.find(({ name }) => name === list.name);
    const items = read?.items ?? [];
    const stay = { days: list.kind === 'fire ban' ? fireDays(known, days) : days, zone, now };
    return {
      list,
      readAt: read?.readAt ?? null,
      saidAt: read?.saidAt ?? null,
      concerns: concernsOf(list, items, site, stay),
      unplaced: unplacedOf(list, items, site, stay),
    };
  });
  return { ...known, lists, told };
}

/** The days ahead on which no fire may be lit. */
export const banDaysOf = (columns: readonly ConditionsColumn[], now = new Date()): Day[] =>
  columns.flatMap((column) => {
    const known = toKnown(column, now);
    return conditionsOf(known, now).on ? banDays(known) : [];
  });

/** Of the stops that people haven't left yet. */
export const toStops = (columns: readonly ConditionsColumn[], now: Date): AtStop[] =>
  stopsAhead(
    columns.map((column) => {
      const known = toKnown(column, now);
      const { stop_id, stop } = column;
      return { stop_id, name: columns.length > 1 ? stop : null, known, conditions: conditionsOf(known, now) };
    }),
    now,
  );

export const toConditions = (columns: readonly ConditionsColumn[], now: Date) =>
  joined(toStops(columns, now));

interface Contact {
  stop_id: string;
  name: string;
  phone: string | null;
  email: string | null;
  url: string | null;
}

interface ConditionsPage extends ConditionsRow {
  /** Of each stop. */
  contacts: (Contact & { hasPlanB: boolean })[];
}

const contactsJson = eachStopJson(
  (id) => Prisma.sql`json_build_object('stop_id', ${id}, 'name', t.location_name, 'phone', c.phone_contact,
    'email', c.email_contact, 'url', coalesce(c.campsite_url, t.location_url),
    'hasPlanB', exists (select from backups b where b.trip_id = t.id and coalesce(b.stop_id, t.id) = ${id}))`,
);

/** Null when the caller can't see the trip. */
export async function getConditionsPage(caller: TripCaller): Promise<ConditionsPage | null> {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<ConditionsPage>(Prisma.sql`
    select ${conditionsColumn()}, ${contactsJson} contacts
    from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`);
  return row ?? null;
}

/** Null when the caller can't see the trip. */
export async function findConditions(
  caller: TripCaller,
  client: Tx = db,
): Promise<ConditionsColumn[] | null> {
  if (!isId(caller.tripId)) return null;
  const [row] = await readRows<ConditionsRow>(
    Prisma.sql`select ${conditionsColumn()} from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`,
    client,
  );
  return row?.conditions ?? null;
}

/** Of a trip that the caller knows otherwise. */
export async function conditionsOfTrip(tripId: string, client: Tx = db): Promise<ConditionsColumn[] | null> {
  const [row] = await readRows<ConditionsRow>(
    Prisma.sql`select ${conditionsColumn()} from trips t cross join lateral (select t.id trip_id) own left join campsites c on c.id = t.campsite_id
      where t.id = ${tripId}::uuid`,
    client,
  );
  return row?.conditions ?? null;
}

/** For what is read later, so with the day. Null where no list is read. */
export const lineText = ({ on, dated }: Conditions): string | null => (on ? dated : null);

/** `isTold` is given the id of each stop. */
export async function lineOfTrip(
  tripId: string,
  isTold: (stopId: string) => boolean = () => true,
): Promise<string | null> {
  const found = await conditionsOfTrip(tripId);
  const told = found?.filter(({ stop_id }) => isTold(stop_id)) ?? [];
  return told.length > 0 ? lineText(toConditions(told, new Date())) : null;
}

export async function getConditions(caller: TripCaller, client?: Tx): Promise<ConditionsAnswer> {
  const found = await findConditions(caller, client);
  if (!found) throw notFound();
  return toConditions(found, new Date());
}
