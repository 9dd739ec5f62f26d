import 'server-only';
import type { KnownSite } from '@/lib/campsites/facts/known-facts';
import { shownByTrip } from '@/lib/campsites/policy';
import type { Campsite } from '@/lib/campsites/schema';
import { toCampsite } from '@/lib/campsites/to-campsite';
import { coverSeed } from '@/lib/cover-art/seed';
import type { Position } from '@/lib/geometry';
import { zoneAt } from '@/lib/places/zone';
import { hashToken } from '@/lib/server/auth/tokens';
import type { Account } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { guestColumn, guestOf } from '../attendance/guest';
import { everybodyOn, type PeopleRow, toPeople } from '../attendance/people';
import { stayWithin } from '../attendance/presence';
import type { Stay } from '../attendance/schema';
import { tintsOfAll } from '../attendance/tints';
import { seatingColumns } from '../cars/read-seats';
import type { Seating } from '../cars/seat-plan';
import {
  bareStops,
  type ChoiceSite,
  type ChoiceStopRow,
  type ContactRow,
  choiceAtStops,
  choiceStops,
} from '../fit/choice-site';
import { fitColumns } from '../fit/trip-fit';
import { isOverAtSite } from '../moment';
import { isPaused } from '../policy';
import { mapLink } from '../site/map-link';
import { knownOfTrip, type LocationRow, siteColumns } from '../site/trip-location';
import { stopNow } from '../stops/stop-now';
import { areSeveral, type Stop, stopsOf } from '../stops/stops';
import { spotOf } from '../stops/told-stops';
import { undecided } from '../undecided/when-and-where';
import { type VoteBrief, voteBriefOf } from '../vote/vote-brief';
import { type InvitationStatus, invitationStatus, isParticipant } from './policy';
import { type Invitation, tokenParams } from './schema';
import { type SeenComing, toWhoComes } from './who-comes';

interface InviteRow extends ContactRow, PeopleRow, Seating, Stay, Pick<LocationRow, 'campsite' | 'said'> {
  inviteId: string;
  tripId: string;
  profileId: string | null;
  addressUserId: string | null;
  participant: boolean;
  confirmedEmail: string | null;
  note: string | null;
  noteBy: string | null;
  attending: boolean | null;
  guest: unknown;
  reconfirm: boolean;
  byLink: boolean;
  reported: boolean;
  calledOff: boolean;
  paused: boolean;
  trip_name: string | null;
  location_name: string;
  organiserName: string;
  showsNames: boolean;
  latitude: number | null;
  longitude: number | null;
  state: string | null;
  vote: VoteBrief | null;
  stops: ChoiceStopRow[] | null;
}

/** Guests get a phone number only from open data, which everybody may see. */
const openContactColumns = Prisma.sql`
  case when c.source = 'open' then c.phone_contact end phone,
  case when c.source = 'open' then c.campsite_url end url`;

export interface LinkedInvitation {
  invitation: Invitation;
  status: InvitationStatus;
  tripId: string;
  householdId: string;
  /** Name of the person who wrote the note. */
  noteBy: string | null;
  participant: boolean;
  reconfirm: boolean;
  /** It then got no mail with a link of its own. */
  byLink: boolean;
  confirmedEmail: string | null;
  reported: boolean;
  /** Why the invitation can't be answered any more; null while it can. */
  closed: 'called off' | 'over' | 'paused' | null;
  /** One for a trip with one stop. */
  stops: Stop[];
  /** Of the stop where the trip is now; null when unknown. */
  spot: Position | null;
  /** Of the stop where the trip is now; null when unknown. */
  zone: string | null;
  mapUrl: string | null;
  /** With its position where the trip may show this; null for a site that is only a name. */
  site: Campsite | null;
  known: KnownSite | null;
  coming: SeenComing;
  /** For checking whether a household suits the site, with who could give it a seat when names are shown. */
  fit: ChoiceSite;
  vote: VoteBrief | null;
  cover: string;
}

export async function getInvitation(
  holder: Account | null,
  token: string,
  client: Tx = db,
): Promise<LinkedInvitation | null> {
  if (!tokenParams.safeParse({ token }).success) return null;
  const [row] = await client.$queryRaw<InviteRow[]>`
    select i.id::text "inviteId", i.trip_id::text "tripId", h.profile_id::text "profileId", u.id::text "addressUserId", i.note,
           i.confirmed_email::text "confirmedEmail",
           case when i.note is not null then writer.name end "noteBy", h.attending,
           ${guestColumn}, h.arrive_on::text, h.leave_on::text,
           h.arrive_by::text, h.leave_by::text, h.reconfirm, h.origin = 'link' "byLink",
           t.called_off_at is not null "calledOff", ${isPaused} paused,
           t.name trip_name, t.location_name, o.name "organiserName", t.shows_names "showsNames",
           ${everybodyOn}, ${seatingColumns}, ${siteColumns}, ${voteBriefOf(Prisma.sql`i.id`)},
           c.latitude, c.longitude, c.state, ${fitColumns}, ${choiceStops(openContactColumns)},
           ${openContactColumns},
           exists (select from invitation_reports report where report.invite_id = i.id) reported,
           ${isParticipant(holder?.profileId ?? null)} participant
    from invite_links l
    join invites i on i.id = l.invite_id
    join households h on h.trip_id = i.trip_id and h.id = i.id
    join trips t on t.id = i.trip_id
    cross join lateral (select t.id trip_id) own
    join profiles o on o.id = t.organiser_id
    left join profiles writer on writer.id = i.note_by
    left join users u on u.email = i.email
    left join campsites c on c.id = t.campsite_id and ${shownByTrip}
    where l.token_hash = ${hashToken(token)}`;
  if (!row) return null;
  const { inviteId, tripId, profileId, addressUserId, participant, attending, guest, reconfirm } = row;
  const { byLink, reported } = row;
  const { calledOff, paused, latitude, longitude, arrive_on, leave_on, arrive_by, leave_by, showsNames } =
    row;
  const { trip_name, location_name, start_date, end_date, organiserName: organiser } = row;
  const trip = { trip_name, location_name, start_date, end_date, organiser, ...undecided(row.vote) };
  const people = toPeople(row);
  const going = people.attendees;
  const tints = tintsOfAll(people);
  const fit = choiceAtStops({ ...row, id: tripId }, going, (id) => showsNames && id !== inviteId);
  const now = new Date();
  const stops = stopsOf({ ...row, id: tripId, location_id: row.campsite?.id ?? null }, bareStops(row.stops));
  const here = areSeveral(stops) ? stopNow(stops, now) : row;
  const spot = spotOf(here);
  const zone = zoneAt(here);
  const over = isOverAtSite({ ...trip, zone }, now);
  return {
    invitation: {
      trip,
      note: row.note,
      attending,
      guest: guestOf(guest),
      ...stayWithin({ arrive_on, leave_on, arrive_by, leave_by }, trip),
    },
    status: invitationStatus({ profileId, addressUserId }, holder),
    tripId,
    householdId: inviteId,
    noteBy: row.noteBy,
    participant,
    reconfirm,
    byLink,
    confirmedEmail: row.confirmedEmail,
    reported,
    closed: paused ? 'paused' : calledOff ? 'called off' : over ? 'over' : null,
    stops,
    spot,
    zone,
    mapUrl: spot && mapLink(spot),
    site: row.campsite && toCampsite(row.campsite),
    known: knownOfTrip(row),
    coming: {
      ...toWhoComes(going, showsNames),
      tints: showsNames ? going.map(({ household_id: id }) => tints[id]) : [],
    },
    vote: row.vote,
    fit,
    cover: coverSeed({ latitude, longitude, name: trip.location_name }),
  };
}
