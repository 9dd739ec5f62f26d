import 'server-only';
import { forbidden, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows, type Tx } from '@/lib/server/db/client';
import { capital } from '@/lib/text';
import { Prisma } from '@/prisma/generated/client';
import { composeTripMail } from '../mails/compose-trip-mail';
import { mailEach } from '../mails/mail-each';
import { called, type OrganisedTrip, replyToOrganiser, when, where } from '../mails/mail-facts';
import { ON_PAGE, personInMail, spamSignIn } from '../mails/spam-signs';
import { beginning } from '../notifications/bell-words';
import { tripsOf } from '../trip-rows';
import { openVoteColumn } from '../undecided/open-vote-column';
import { listMailedTo, type MailedTo, mailedColumn } from './mailed-to';
import type { Notice } from './schema';

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
           ${mailedColumn({ viewer, tripId })}, ${openVoteColumn()}
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
