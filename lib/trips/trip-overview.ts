import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import type { Day } from '../dates';
import { isId } from '../fields';
import { readRows } from '../server/db/client';
import { type BackupRow, backupsColumn } from './backups/get-backups';
import { asksWeather } from './before-you-go/ask-weather';
import { type SkiesRow, skiesColumn } from './before-you-go/get-before-you-go';
import { tripWeather } from './before-you-go/trip-weather';
import { choosable } from './choosable';
import { type ConditionsRow, conditionsColumn, toConditions } from './conditions/get-conditions';
import { daysColumns, type ReadDays } from './days/get-days';
import type { Money } from './estimate/estimate-of';
import { moneyColumn } from './estimate/get-estimate';
import { announcementColumn, lastWordsColumn, messageColumn } from './notices/to-notice';
import { isHidden } from './policy';
import { keptColumn } from './recap/get-recap';
import type { Kept } from './recap/recap-of';
import type { TripLocation } from './schema';
import { type LocationRow, siteColumns, toTripLocation } from './site/trip-location';
import { stopNow } from './stops/stop-now';
import { type StopRow, withDays } from './stops/stops';
import { stopsJson } from './stops/stops-column';
import { ownerOf, type TripCaller, tripOfCaller, viewerOf } from './trip-caller';

export type OverviewData = NonNullable<Awaited<ReturnType<typeof getTripOverview>>>;

export interface Note {
  text: string;
  by: string;
}

interface OverviewRow extends LocationRow, SkiesRow, ConditionsRow {
  start_date: Day;
  end_date: Day;
  called_off: boolean;
  hidden: boolean;
  choosable: boolean;
  announcement: { text: string; author: string; at: string } | null;
  message: { text: string; author: string; at: string; household: string } | null;
  /** What the inviting person wrote, until the household has answered. */
  note: Note | null;
  /** Null when the household has answered, and when it was not invited by mail. */
  reported: boolean | null;
  lastWords: string | null;
  money: Money;
  kept: Kept;
  /** Null for a trip that is called off, and for a household that isn't going. */
  camp: ReadDays | null;
  backups: BackupRow[];
  /** How to ask at each stop; null for a trip with one. */
  stopContacts:
    | (StopRow & Record<'phone_contact' | 'email_contact' | 'campsite_url', string | null>)[]
    | null;
  /** Null for a trip with one stop. */
  places: (StopRow & LocationRow & { choosable: boolean })[] | null;
}

/** A stop's campsite. */
export interface StopPlace {
  location: TripLocation;
  /** True when the reader can open the campsite's page. */
  choosable: boolean;
}

/** Null when the caller can't see the trip. */
export async function getTripOverview(caller: TripCaller) {
  if (!isId(caller.tripId)) return null;
  const [found] = await readRows<OverviewRow>(tripOverviewSql(caller));
  if (!found) return null;
  const {
    skies,
    hidden,
    choosable,
    announcement,
    message,
    note,
    lastWords,
    reported,
    money,
    kept,
    camp,
    conditions,
    backups,
    stopContacts,
    places: several,
  } = found;
  const viewer = viewerOf(caller);
  const places = await Promise.all(
    withDays(found.start_date, several ?? []).map(async (row) => ({
      ...row,
      location: await toTripLocation(viewer, row),
    })),
  );
  const here = places.length > 0 ? stopNow(places, new Date()) : null;
  return {
    /** Of the stop where the trip is now. */
    location: here?.location ?? (await toTripLocation(viewer, found)),
    /** Of each stop; empty for a trip with one. */
    places: places.map(({ location, choosable }): StopPlace => ({ location, choosable })),
    /** Null long before the trip and after it. */
    tripWeather: tripWeather({ trip: found, skies, asks: asksWeather() }, new Date()),
    hidden,
    choosable: here?.choosable ?? choosable,
    announcement,
    message,
    note,
    lastWords,
    reported,
    money,
    kept,
    camp,
    conditions: toConditions(conditions, new Date()),
    backups,
    stopContacts,
  };
}

const tripOverviewSql = (caller: TripCaller) => Prisma.sql`
  select t.start_date::text, t.end_date::text, t.called_off_at is not null called_off, t.location_name,
         t.location_url, ${siteColumns}, ${isHidden(ownerOf(caller))} hidden,
         ${choosable(caller)} choosable,
         ${announcementColumn(caller)}, ${messageColumn}, ${noteColumn}, ${lastWordsColumn},
         ${reportedColumn}, ${moneyColumn(caller)}, ${keptColumn}, ${campColumn},
         ${skiesColumn}, ${conditionsColumn()}, ${backupsColumn}, ${stopContactsColumn},
         ${stopsJson(Prisma.sql`, t.location_url, ${choosable(caller)} choosable, ${siteColumns}`)} places
  from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`;

const stopContactsColumn = Prisma.sql`${stopsJson(
  Prisma.sql`, c.phone_contact, c.email_contact, coalesce(c.campsite_url, t.location_url) campsite_url`,
)} "stopContacts"`;

const campColumn = Prisma.sql`
  case when t.called_off_at is null and own.attending is not false then (
    select row_to_json(camp) from (select ${daysColumns}) camp) end camp`;

const reportedColumn = Prisma.sql`(
  select exists (select from invitation_reports report where report.invite_id = i.id)
  from invites i join households h on h.trip_id = i.trip_id and h.id = i.id
  where i.trip_id = t.id and i.id = own.household_id and h.attending is null and h.origin <> 'link'
) reported`;

/** Needs `tripsOf`. */
export const noteColumn = Prisma.sql`(
  select json_build_object('text', i.note, 'by', coalesce(p.name, ''))
  from invites i join households h on h.trip_id = i.trip_id and h.id = i.id
  left join profiles p on p.id = i.note_by
  where i.trip_id = t.id and i.id = own.household_id and i.note is not null and h.attending is null
) note`;
