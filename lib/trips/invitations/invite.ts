import 'server-only';
import { v7 as uuid7 } from 'uuid';
import { badInput, notFound } from '@/lib/errors';
import { newToken } from '@/lib/server/auth/tokens';
import type { Viewer } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db/client';
import { calendarTrip, tripCalendarAttachment } from '../calendar/calendar-trips';
import type { MailOfKind } from '../mails/compose-trip-mail';
import { noteRefusals, spamSignIn } from '../mails/spam-signs';
import { queueTripMails } from '../mails/trip-mail';
import { invitationToken, invitationUrl, saveLinks } from './links/link';
import { type NewSignupToken, saveSignupTokens } from './links/signup-token';
import { ownersOf } from './look-up-users';
import { type InvitationFacts, invitationMail } from './mails';

export interface Note {
  text: string;
  by: string;
}

/** Throws 400 for a note that must not be sent to strangers; it may contain the campsite's own `openUrl`. */
export function noteOf(
  { name }: Viewer,
  { note }: { note?: string | null | undefined },
  openUrl: string | null,
): Note | null {
  if (!note) return null;
  const sign = spamSignIn(note, openUrl);
  if (sign) throw badInput(noteRefusals[sign], { note: noteRefusals[sign] });
  return { text: note, by: name };
}

export interface ReadyInvitation {
  id: string;
  email: string;
  mail: MailOfKind;
  link: string;
  /** Hash of the sign-up secret, which is only in this mail's link. */
  signupHash: string;
  note: string | null;
}

/** Call it before the transaction, which must not wait while two hundred mails are rendered. */
export async function prepareInvitations(
  emails: string[],
  facts: InvitationFacts,
): Promise<ReadyInvitation[]> {
  return Promise.all(
    emails.map(async (email) => {
      // Version 7 UUIDs sort by creation time, like the ids that Prisma generates.
      const id = uuid7();
      const token = invitationToken(id);
      const signup = newToken();
      const mail = await invitationMail(email, { token, signup: signup.token }, facts);
      return {
        id,
        email,
        mail,
        link: invitationUrl(token),
        signupHash: signup.hash,
        note: facts.note?.text ?? null,
      };
    }),
  );
}

const toSignupToken = ({ id, email, signupHash }: ReadyInvitation): NewSignupToken => ({
  inviteId: id,
  email,
  tokenHash: signupHash,
});

export const invitationKey = ({ inviteId }: { inviteId: string | null }) => `invitation ${inviteId}`;

/** Skips addresses that are on the trip already; returns the number of new invitations. */
export async function invite(
  tx: Tx,
  viewer: Viewer,
  tripId: string,
  ready: ReadyInvitation[],
  inSeconds = 0,
): Promise<number> {
  if (ready.length === 0) return 0;
  const emails = ready.map(({ email }) => email);
  // A new profile claims the invitations to its address. Because of this lock, the claim and this
  // insert run one after the other, so that the claim misses no invitation.
  await tx.$queryRaw`select id from users where email = any(${emails}::citext[]) for share`;
  const owners = await ownersOf(emails, tx, tripId);
  const known = await tx.invite.findMany({
    where: { tripId, email: { in: emails, mode: 'insensitive' } },
    select: { email: true },
  });
  const knownEmails = new Set(known.map(({ email }) => email?.toLowerCase()));
  const households = ready.flatMap(({ id, email }, index) => {
    const { profileId = null, refuses = false } = owners[index] ?? {};
    if (knownEmails.has(email.toLowerCase())) return [];
    return [{ tripId, id, ...(refuses ? { refusedById: profileId } : { profileId }) }];
  });
  // Skip people who are on the trip already with another address.
  const saved = await tx.household.createManyAndReturn({
    data: households,
    skipDuplicates: true,
    select: { id: true, profileId: true, refusedById: true },
  });
  const byId = new Map(saved.map((household) => [household.id, household]));
  const added = ready.filter(({ id }) => byId.has(id));
  await tx.invite.createMany({
    data: added.map(({ id, email, mail, note }) => ({
      id,
      tripId,
      email,
      note,
      invitedById: viewer.profileId,
      toldReplyTo: !byId.get(id)?.refusedById && mail.replyTo !== undefined,
    })),
  });
  const fresh = added.filter(({ id }) => !byId.get(id)?.refusedById);
  await saveLinks(
    tx,
    fresh.map(({ id }) => id),
  );
  await saveSignupTokens(tx, fresh.filter(({ id }) => !byId.get(id)?.profileId).map(toSignupToken));
  const trip = await calendarTrip(tx, tripId);
  if (!trip) throw notFound();
  const calendarFor = tripCalendarAttachment(trip);
  const tripMails = fresh.map(({ id, mail, link }) => ({
    mail: { ...mail, attachments: [calendarFor(link)] },
    from: viewer.userId,
    inviteId: id,
    urgent: false,
  }));
  await queueTripMails(tx, tripMails, inSeconds, invitationKey);
  return saved.length;
}
