import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows, type Tx } from '@/lib/server/db/client';
import { capital } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { composeTripMail } from '../mails/compose-trip-mail';
import { mailEach } from '../mails/mail-each';
import { called, type Mailed, type OrganisedTrip, replyToOrganiser, when, where } from '../mails/mail-facts';
import { ON_PAGE, personInMail, spamSignIn } from '../mails/spam-signs';
import { beginning } from '../notifications/bell-words';
import {
  addressOf,
  hasAddress,
  isConcerned,
  mailedColumns,
  wantsMails,
  withAddress,
} from '../notifications/recipients';
import { toldStopsColumn } from '../stops/told-stops-column';
import type { TripCaller } from '../trip-caller';
import { tripsOf } from '../trip-rows';
import { openVoteColumn } from '../undecided/open-vote-column';
import type { Notice } from './schema';

interface MailedTo extends Mailed {
  /** Null for the organiser. */
  inviteId: string | null;
  hasAccount: boolean;
  /** True when the person hasn't answered yet. */
  pending: boolean;
}

const wantsThem = Prisma.sql`(
  ${wantsMails('announcements')}
  and not exists (select from hidden_trips h where h.trip_id = t.id and h.profile_id = p.id)
  and not exists (select from mail_refusals r where r.email = ${addressOf} and r.kind = 'announcements')
)`;

/** The organisers and everybody who is going or has yet to answer, without the author. */
const mailedTo = (author: string) => Prisma.sql`(
  select ${mailedColumns}, i.id::text "inviteId", p.id is not null "hasAccount", h.attending is null pending
  from ${withAddress}
  where h.trip_id = t.id and ${isConcerned} and ${hasAddress} and ${wantsThem}
    and h.profile_id is distinct from ${author}::uuid
)`;

/** Null when the caller can't make announcements. */
export const mailedColumn = (caller: TripCaller) =>
  'viewer' in caller
    ? Prisma.sql`case when own.role is not null then
        (select count(*)::int from ${mailedTo(caller.viewer.profileId)} mailed) end mailed`
    : Prisma.sql`null::int mailed`;

const listMailedTo = (tx: Tx, author: string, tripId: string) => tx.$queryRaw<MailedTo[]>`
  select mailed.*
  from trips t cross join lateral ${mailedTo(author)} mailed
  where t.id = ${tripId}::uuid
  order by mailed."inviteId" nulls first`;

export const ORGANISERS_ALONE = 'Only an organiser can make an announcement.';

interface AnnouncedTrip extends OrganisedTrip {
  id: string;
  mailed: number;
}

/** Works even when the trip is over or called off. Throws 404 for strangers, 403 for others. */
export async function tripToAnnounceOn(viewer: Viewer, tripId: string): Promise<AnnouncedTrip> {
  const [row] = await readRows<AnnouncedTrip & { role: string | null }>(Prisma.sql`
    select own.role, t.id::text, t.name "tripName", t.location_name "locationName", t.start_date::text start,
           t.end_date::text "end",
           json_build_object('name', o.name, 'user', json_build_object('email', author.email)) organiser,
           ${mailedColumn({ viewer, tripId })}, ${openVoteColumn()}, ${toldStopsColumn}
    from ${tripsOf(viewer)} join users author on author.id = o.user_id
    where t.id = ${tripId}::uuid`);
  if (!row) throw notFound();
  if (!row.role) throw forbidden(ORGANISERS_ALONE);
  return row;
}

export async function mailAnnouncement(
  tx: Tx,
  viewer: Viewer,
  trip: AnnouncedTrip,
  notice: Notice,
): Promise<number> {
  const people = await listMailedTo(tx, viewer.profileId, trip.id);
  await mailEach(tx, trip.id, viewer.userId, people, (to, href) =>
    announcementMail(to, to.hasAccount ? `${href}/notices` : href, trip, notice),
  );
  return people.length;
}

function announcementMail(to: MailedTo, href: string, trip: AnnouncedTrip, notice: Notice) {
  const { text } = notice;
  const author = personInMail(notice.author);
  // A person who hasn't answered may not know the author, so their mail doesn't quote a text with
  // signs of spam; they can read it on the trip's page.
  const quoted = !to.pending || !spamSignIn(text);
  const said = quoted ? beginning(text) : ON_PAGE;
  return composeTripMail(
    'announcements',
    to.email,
    `${author} on ${called(trip)}: ${quoted ? beginning(text, 80) : 'an announcement'}`,
    {
      preheader: said,
      lead: `${author} writes to everybody`,
      heading: capital(called(trip)),
      paragraphs: quoted ? text.split(/[\r\n]+/).filter((line) => line.trim()) : [said],
      facts: [where(trip), when(trip)],
      action: { label: 'See the notices', href },
      replyTo: replyToOrganiser(trip, to),
    },
  );
}
