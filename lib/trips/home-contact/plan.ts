import 'server-only';
import { createHmac } from 'node:crypto';
import type { Day } from '@/lib/dates';
import { instantIn, isoIn } from '@/lib/places/clock';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { keyFor } from '@/lib/server/cipher';
import { readRows, type Tx } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { Prisma } from '@/prisma/generated/client';
import { nightsWithin } from '../attendance/nights';
import { isOnTrip } from '../policy';
import { stopWithName } from '../stops/stop-words';
import { isAtStop, type StopRow, withDays } from '../stops/stops';
import { openVoteJson } from '../undecided/open-vote-column';
import { siteTimeZone, type Whereabouts } from '../undecided/site-time-zone';
import { type OpenVote, sitesText } from '../undecided/when-and-where';
import type { HomeContact } from './schema';

/**
 * Derived from AUTH_SECRET (256 bits), so that all mails of the plan have the same link though the token
 * itself isn't stored.
 */
export const planToken = (id: string) =>
  createHmac('sha256', keyFor(authSecret(), 'plans for home')).update(id).digest('base64url');

export const planUrl = (id: string) => `${env().APP_URL}/at-home/${planToken(id)}`;

export interface Plan {
  id: string;
  tripId: string;
  householdId: string;
  householdName: string;
  name: string;
  email: string;
  phone: string | null;
  ownPhone: string | null;
  ownEmail: string | null;
  backAt: Date;
  worryAt: Date;
  route: string | null;
  device: string | null;
  send: 'now' | 'on leaving';
  sentAt: Date | null;
  remindedAt: Date | null;
  askedAt: Date | null;
  alarmedAt: Date | null;
  seenAt: Date | null;
  backSaidAt: Date | null;
  refusedBy: 'address' | 'person' | null;
  shutAt: Date | null;
  /** The trip takes place and the household is going. */
  stands: boolean;
  /** Null when the household has left the trip or the trip was deleted. */
  trip: PlannedTrip | null;
  zone: string;
}

interface PlannedTrip {
  tripName: string | null;
  locationName: string;
  start: Day;
  end: Day;
  arriveOn: Day;
  leaveOn: Day;
  /** The household chose its own leaving day, which then moves with the trip's first day. */
  leavesByItself: boolean;
  /** Null for a guest without an address. */
  email: string | null;
  hasAccount: boolean;
  openVote: OpenVote | null;
  site: (Whereabouts & { url: string | null }) | null;
  /** Null for a trip with one stop. */
  stops: PlannedStop[] | null;
}

type PlannedStop = Pick<StopRow, 'id' | 'location_name' | 'nights' | 'latitude' | 'longitude' | 'state'>;

/** Those at which the household is, with all sites on offer. Empty for a trip with one stop. */
export const ownStops = ({ start, arriveOn, leaveOn, stops, openVote }: PlannedTrip) =>
  withDays(start, stops ?? [])
    .filter((stop) => isAtStop({ arrive_on: arriveOn, leave_on: leaveOn }, stop))
    .map((stop) => ({
      ...stop,
      // A booking is of one place, also while others are on offer.
      place: stopWithName(stop),
      location_name: sitesText(stop.location_name, openVote, undefined, stop.number),
    }));

export async function findPlans(which: Prisma.Sql, client?: Tx): Promise<Plan[]> {
  const rows = await readRows<Omit<Plan, 'zone'>>(planSql(which), client);
  return rows.map((row) => ({
    ...row,
    trip: row.trip && withinTrip(row.trip),
    zone: siteTimeZone(row.trip?.site ?? null),
  }));
}

function withinTrip(trip: PlannedTrip): PlannedTrip {
  const { start, end, arriveOn, leaveOn } = trip;
  const stay = { arrive_on: arriveOn, leave_on: leaveOn };
  const within = nightsWithin(stay, { start_date: start, end_date: end });
  return { ...trip, arriveOn: within.arrive_on ?? start, leaveOn: within.leave_on ?? end };
}

const planSql = (which: Prisma.Sql) => Prisma.sql`
  select c.id::text, c.trip_id::text "tripId", c.household_id::text "householdId", c.household_name "householdName",
         c.name, c.email::text, c.phone, c.own_phone "ownPhone", c.own_email::text "ownEmail", c.route, c.device, c.send,
         c.back_at "backAt", c.worry_at "worryAt", c.sent_at "sentAt", c.reminded_at "remindedAt",
         c.asked_at "askedAt", c.alarmed_at "alarmedAt", c.seen_at "seenAt", c.back_said_at "backSaidAt",
         c.refused_by "refusedBy", c.shut_at "shutAt",
         coalesce(t.called_off_at is null and h.attending, false) stands,
         case when h.id is not null then json_build_object(
           'tripName', t.name, 'locationName', t.location_name, 'start', t.start_date, 'end', t.end_date,
           'arriveOn', coalesce(h.arrive_on, t.start_date), 'leaveOn', coalesce(h.leave_on, t.end_date), 'leavesByItself', h.leave_on is not null,
           'openVote', ${openVoteJson()},
           'stops', (
             select json_agg(json_build_object('id', stop.id, 'location_name', stop.location_name, 'nights', stop.nights, 'state', there.state,
               'latitude', there.latitude, 'longitude', there.longitude) order by stop.position)
             from stops stop left join campsites there on there.id = stop.campsite_id where stop.trip_id = t.id),
           'email', coalesce(u.email, i.email, c.own_email), 'hasAccount', h.profile_id is not null,
           'site', case when s.latitude is not null then json_build_object(
             'state', s.state, 'latitude', s.latitude, 'longitude', s.longitude,
             'url', coalesce(t.location_url, s.campsite_url)) end) end trip
  from home_contacts c
  left join trips t on t.id = c.trip_id
  left join households h on h.trip_id = c.trip_id and h.id = c.household_id and ${isOnTrip}
  left join invites i on i.trip_id = h.trip_id and i.id = h.id
  left join profiles p on p.id = h.profile_id
  left join users u on u.id = p.user_id
  left join campsites s on s.id = t.campsite_id
  where ${which}`;

/** The person at home is waiting for the household's return. */
export const isOpen = (plan: Plan) => plan.stands && !plan.shutAt && !plan.backSaidAt;

export function toHomeContact(plan: Plan): HomeContact {
  const { name, email, phone, route, device, send, refusedBy, zone } = plan;
  const at = (date: Date | null) => date && isoIn(zone, date);
  return {
    name,
    email,
    phone,
    route,
    device,
    send,
    own_phone: plan.ownPhone,
    own_email: plan.ownEmail,
    back_at: isoIn(zone, plan.backAt),
    worry_at: isoIn(zone, plan.worryAt),
    sent_at: at(plan.sentAt),
    seen_at: at(plan.seenAt),
    back_said_at: at(plan.backSaidAt),
    refused: refusedBy !== null,
    refused_by: refusedBy,
  };
}

/** In the site's time zone. */
const LEAVING_AT = '06:00';

export const isDue = ({ send, trip, zone }: Plan, now: Date): boolean =>
  send === 'now' || (trip !== null && instantIn(zone, trip.arriveOn, LEAVING_AT) <= now);

/** Keeps nothing personal but the name and address of the person at home, who must not get any more mails. */
export const shut = (now: Date) => ({ shutAt: now, phone: null, ownPhone: null, route: null, device: null });
