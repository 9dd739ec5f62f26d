import 'server-only';
import { shownByTrip } from '@/lib/campsites/policy';
import { coverSeed } from '@/lib/cover-art/seed';
import { type Day, earliestToday } from '@/lib/dates';
import { AppError, notFound } from '@/lib/errors';
import { type Placed, zoneAt } from '@/lib/places/zone';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Account } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { capital, firstName } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { peopleGoing } from '../attendance/answer-state';
import type { TripDates } from '../date-rules';
import { type ChoiceSite, type ChoiceStopRow, choiceStops, toChoiceSite } from '../fit/choice-site';
import { type FitColumns, fitColumns } from '../fit/trip-fit';
import { openedGuest } from '../households/find-caller';
import { tokenParams } from '../invitations/schema';
import { isOverAtSite } from '../moment';
import { type GuestHousehold, guestOnTrip, isPaused, paused, visibleToSql } from '../policy';
import { MAX_INVITEES } from '../schema';
import { stopText } from '../stops/stop-words';
import { type Stop, withDays } from '../stops/stops';
import { lastPlaceColumn } from '../trip-rows';
import { undecided } from '../undecided/when-and-where';
import { type VoteBrief, voteBriefOf } from '../vote/vote-brief';
import type { SharedTrip } from './schema';

/** The approximate place, which everybody with the trip's link may know. */
interface Area {
  name: string;
  state: string | null;
  /** A public campsite's own position, or the centre of the suburb of any other site. */
  latitude: number | null;
  longitude: number | null;
}

export interface AreaRow {
  area: Area | null;
}

/** Needs `withArea`. Without a campsite, the town that the AI named. */
export const areaColumns = Prisma.sql`
  case
    when suburb.name is not null then json_build_object(
      'name', suburb.name, 'state', suburb.state,
      'latitude', case when c.share_flag then c.latitude else suburb.latitude end,
      'longitude', case when c.share_flag then c.longitude else suburb.longitude end)
    when said.town_name is not null then json_build_object(
      'name', said.town_name, 'state', said.town_state, 'latitude', said.latitude, 'longitude', said.longitude)
  end area`;

export const withArea = Prisma.sql`
  left join lateral (
    select name, state, latitude, longitude from places
    where c.id is not null
    order by earth_position(latitude, longitude) <-> earth_position(c.latitude, c.longitude)
    limit 1
  ) suburb on true
  left join ai_suggestions said on said.id = t.ai_suggestion_id`;

export const areaText = (area: Area | null): string | null =>
  area && [area.name, area.state].filter(Boolean).join(' ');

export interface LinkState {
  limit: number;
  used: number;
  /** Including the households that joined by the link. */
  invitees: number;
  endsOn: Day | null;
  tripEnd: Day;
  /** Of the site; null when unknown. */
  zone: string | null;
  calledOff: boolean;
  paused: boolean;
}

export function isOpen(link: LinkState, now = new Date()): boolean {
  const { limit, used, invitees, endsOn, tripEnd, zone, calledOff, paused } = link;
  if (paused || calledOff || isOverAtSite({ end_date: tripEnd, zone }, now)) return false;
  if (endsOn && endsOn < earliestToday(now)) return false;
  return used < limit && invitees < MAX_INVITEES;
}

/** The same message for every reason, so that a person with an old link learns nothing about the trip. */
export const linkClosed = () =>
  new AppError(410, 'This link isn’t open any more. Ask whoever sent it to you for a new one.');

/** Also for readers who aren't on the trip, for whom the query's `own` is null. */
const stopsToCheck = Prisma.sql`(
  select ${choiceStops(Prisma.sql`null phone, null url`)} from (select t.id trip_id) own) stops`;

interface SharedRow extends TripDates, AreaRow, FitColumns {
  id: string;
  trip_name: string | null;
  calledOff: boolean;
  paused: boolean;
  /** Of the person who created the link; null when unknown. */
  maker: string | null;
  going: number;
  /** Households that joined by the share link count too. */
  invitees: number;
  limit: number;
  endsOn: Day | null;
  used: number;
  participant: boolean;
  attending: boolean | null;
  blocked: boolean;
  vote: VoteBrief | null;
  stops: ChoiceStopRow[] | null;
  lastPlace: Placed;
}

interface FoundTrip {
  shared: SharedTrip;
  tripId: string;
  participant: boolean;
  /** Opened by this browser. */
  guest: GuestHousehold | null;
  /** A further household can join by the link. */
  open: boolean;
  paused: boolean;
  vote: VoteBrief | null;
  /** Without their names, which may reveal where they lie. Empty for a trip with one. */
  stops: Pick<Stop, 'number' | 'arrive_on' | 'leave_on'>[];
  /** Reveals no more about the site's position than the suburb does. */
  cover: string;
  /** Has nothing that reveals where the site lies or who is going. */
  fit: ChoiceSite;
}

/** Null for an unknown link, and for a person who has blocked the organiser. */
export async function findSharedTrip(
  holder: Account | null,
  opened: readonly GuestHousehold[],
  token: string,
): Promise<FoundTrip | null> {
  if (!tokenParams.safeParse({ token }).success) return null;
  const own = Prisma.sql`${holder?.profileId ?? null}::uuid`;
  const [row] = await readRows<SharedRow>(Prisma.sql`
    select t.id::text, t.start_date::text, t.end_date::text, ${peopleGoing} going,
           (select count(*)::int from invites i where i.trip_id = t.id) invitees,
           t.name trip_name, maker.name maker, t.called_off_at is not null "calledOff", ${isPaused} paused,
           ${areaColumns}, ${stopsToCheck}, ${lastPlaceColumn},
           ${voteBriefOf(Prisma.sql`null::uuid`)}, ${fitColumns},
           l."limit", l.ends_on::text "endsOn",
           (select count(*)::int from households h where h.trip_id = t.id and h.joined_by = l.id) used,
           own.trip_id is not null participant, own.attending,
           exists (select from blocks where profile_id = ${own} and blocked_id = t.organiser_id) blocked
    from share_links l
    join trips t on t.id = l.trip_id
    left join profiles maker on maker.id = l.made_by
    left join campsites c on c.id = t.campsite_id and ${shownByTrip}
    ${withArea}
    left join ${visibleToSql(own)} own on own.trip_id = t.id
    where l.token_hash = ${hashToken(token)}`);
  if (!row || (row.blocked && !row.participant)) return null;
  const { id: tripId, trip_name, start_date, end_date, participant, attending, limit, used, invitees } = row;
  const { area, going, known, aiSays, notes } = row;
  const guest = participant ? null : await findGuest(opened, tripId);
  return {
    shared: {
      trip: {
        trip_name,
        location_name: null,
        suburb: areaText(area),
        start_date,
        end_date,
        organiser: null,
        ...undecided(row.vote),
      },
      invited_by: row.maker && firstName(row.maker),
      going,
      attending: guest ? guest.attending : attending,
      guest: null,
      arrive_on: null,
      leave_on: null,
      arrive_by: null,
      leave_by: null,
    },
    tripId,
    participant,
    guest,
    open: isOpen({
      limit,
      used,
      invitees,
      endsOn: row.endsOn,
      tripEnd: end_date,
      zone: zoneAt(row.lastPlace),
      calledOff: row.calledOff,
      paused: row.paused,
    }),
    paused: row.paused,
    vote: row.vote,
    stops: withDays(start_date, row.stops ?? []).map(({ number, arrive_on, leave_on }) => ({
      number,
      arrive_on,
      leave_on,
    })),
    cover: coverSeed({ ...area, name: tripId }),
    fit: row.stops
      ? fitAtStops(start_date, row.stops)
      : withoutPlace(toChoiceSite({ known, aiSays, notes, phone: null, url: null })),
  };
}

/** Null when the browser has opened no household that is still on the trip. */
async function findGuest(opened: readonly GuestHousehold[], tripId: string) {
  const known = opened.find((household) => household.tripId === tripId);
  const guest = known && (await openedGuest(known));
  if (!guest) return null;
  const [own] = await readRows<{ attending: boolean | null }>(
    Prisma.sql`select attending from ${guestOnTrip(guest)} own`,
  );
  return own ? { ...guest, ...own } : null;
}

/** An organiser's note may reveal where the site lies. */
const withoutPlace = ({ notes, ...fit }: ChoiceSite): ChoiceSite => ({
  ...fit,
  notes: notes.map((each) => ({ ...each, note: null })),
});

/** The stops are called by their numbers, because their names may reveal where they lie. */
function fitAtStops(start: Day, rows: readonly ChoiceStopRow[]): ChoiceSite {
  const [first, ...later] = withDays(start, rows).map(
    ({ id, number, arrive_on, leave_on, known, aiSays, notes }) => ({
      ...withoutPlace(toChoiceSite({ known, aiSays, notes, phone: null, url: null })),
      stop: { id, name: capital(stopText({ number })), arrive_on, leave_on },
    }),
  );
  return { ...(first as ChoiceSite), later };
}

export async function getSharedTrip(
  holder: Account | null,
  opened: readonly GuestHousehold[],
  token: string,
): Promise<SharedTrip> {
  const found = await findSharedTrip(holder, opened, token);
  if (!found) throw notFound();
  if (found.participant || found.guest) return found.shared;
  if (found.paused) throw paused();
  if (!found.open) throw linkClosed();
  return found.shared;
}
