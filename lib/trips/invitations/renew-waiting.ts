import 'server-only';
import { coverSeed } from '@/lib/cover-art/seed';
import { newToken } from '@/lib/server/auth/tokens';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { waitingKeys } from '@/lib/server/jobs/queue';
import { calendarTrip, tripCalendarAttachment } from '../calendar/calendar-trips';
import { getTripFit } from '../fit/trip-fit';
import type { RunTrip } from '../lock-trip';
import { queueTripMails } from '../mails/trip-mail';
import { mapLink } from '../site/map-link';
import { readKnownOfTrip } from '../site/trip-location';
import { withOpenVote } from '../undecided/open-vote-column';
import { invitationKey } from './invite';
import { invitationToken, invitationUrl } from './links/link';
import { saveSignupTokens } from './links/signup-token';
import { askedAtSite, invitationMail } from './mails';
import { whoComes } from './who-comes';

interface Waiting {
  id: string;
  email: string;
  note: string | null;
  noteBy: string | null;
  from: string;
  showsAddress: boolean;
  hasAccount: boolean;
}

/** Seconds for the organiser to add dates and campsites, so that one mail carries invitation and vote. */
export const WAITS_FOR_VOTE = 10 * 60;

/**
 * Writes the waiting invitations anew and sends them; `waits` writes only those that wait for an open
 * vote, which wait on. Returns the ids of people who need no further mail. The caller has locked the trip.
 */
export async function renewWaiting(
  tx: Tx,
  viewer: Viewer,
  trip: RunTrip,
  { waits = false } = {},
): Promise<string[]> {
  const open = await withOpenVote(tx, trip);
  if (waits && !open.openVote) return [];
  const invited = await tx.$queryRaw<Waiting[]>`
    select i.id::text, i.email::text, i.note, writer.name "noteBy", coalesce(writer.user_id, organiser.user_id)::text "from",
           i.told_reply_to "showsAddress", h.profile_id is not null "hasAccount"
    from invites i
    join households h on h.trip_id = i.trip_id and h.id = i.id
    join trips t on t.id = i.trip_id
    join profiles organiser on organiser.id = t.organiser_id
    left join profiles writer on writer.id = i.note_by
    where i.trip_id = ${trip.id}::uuid and i.email is not null and h.attending is null and h.refused_by_id is null
    order by i.id`;
  const keys = await waitingKeys(
    tx,
    invited.map(({ id }) => invitationKey({ inviteId: id })),
  );
  const waiting = invited.filter(({ id }) => keys.includes(invitationKey({ inviteId: id })));
  const event = waiting.length > 0 && (await calendarTrip(tx, trip.id));
  if (!event) return [];
  const { latitude, longitude } = event;
  const facts = {
    ...open,
    mapUrl: latitude === null || longitude === null ? null : mapLink({ latitude, longitude }),
    known: await readKnownOfTrip(tx, trip.id),
    asked: askedAtSite((await getTripFit({ viewer, tripId: trip.id }, tx)) ?? []),
    cover: coverSeed({ latitude, longitude, name: trip.locationName }),
    coming: await whoComes(tx, trip.id),
  };
  const { name, user } = trip.organiser;
  const calendarFor = tripCalendarAttachment(event);
  const written = await Promise.all(
    waiting.map(async ({ id, email, note, noteBy, from, showsAddress, hasAccount }) => {
      const [token, signup] = [invitationToken(id), newToken()];
      const mail = await invitationMail(
        email,
        { token, signup: signup.token },
        {
          ...facts,
          organiser: { name, ...(showsAddress && { email: user.email }) },
          note: note === null ? null : { text: note, by: noteBy ?? name },
        },
      );
      const attachments = [calendarFor(invitationUrl(token))];
      return {
        tripMail: { mail: { ...mail, attachments }, from, inviteId: id, urgent: false },
        signup: hasAccount ? [] : [{ inviteId: id, email, tokenHash: signup.hash }],
      };
    }),
  );
  await saveSignupTokens(
    tx,
    written.flatMap(({ signup }) => signup),
  );
  const tripMails = written.map(({ tripMail }) => tripMail);
  await queueTripMails(tx, tripMails, waits ? WAITS_FOR_VOTE : 0, invitationKey);
  return waiting.map(({ id }) => id);
}
