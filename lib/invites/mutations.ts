import 'server-only';
import { newToken } from '../auth/tokens';
import { refusersAmong } from '../blocks/queries';
import { tripCalendarAttachment } from '../calendar/attachment';
import { calendarTrip } from '../calendar/queries';
import type { Tx } from '../db';
import { notFound } from '../errors';
import type { Mail } from '../mail/message';
import { sendMail } from '../mail/mutations';
import { type InvitationFacts, invitationMail, invitationUrl } from '../mail/templates/trips';
import { ownersOf } from './queries';

/** An invitation that is ready to be saved and mailed. */
export interface ReadyInvitation {
  email: string;
  tokenHash: string;
  mail: Mail;
  /** The way to it, which its calendar file carries too. */
  link: string;
}

/** Makes each address's link and mail; before the transaction, which then need not wait for two hundred mails. */
export async function prepareInvitations(
  emails: string[],
  facts: InvitationFacts,
): Promise<ReadyInvitation[]> {
  return Promise.all(
    emails.map(async (email) => {
      const { token, hash } = newToken();
      const mail = await invitationMail(email, token, facts);
      return { email, tokenHash: hash, mail, link: invitationUrl(token) };
    }),
  );
}

/** Saves invitations with their mails; an address that the trip has already gets neither. Tells how many are new. */
export async function invite(tx: Tx, tripId: string, ready: ReadyInvitation[]): Promise<number> {
  if (ready.length === 0) return 0;
  const emails = ready.map(({ email }) => email);
  // A profile that is being made for one of them claims its invitations: it waits for ours, or we for it.
  await tx.$queryRaw`select id from users where email = any(${emails}::citext[]) for share`;
  const owners = await ownersOf(emails, tx);
  const profileIds = owners.flatMap(({ profileId }) => profileId ?? []);
  const refusers = await refusersAmong(tx, profileIds, tripId);
  const data = ready.map(({ email }, index) => {
    const profileId = owners[index]?.profileId ?? null;
    const refused = profileId !== null && refusers.has(profileId);
    return { tripId, email, ...(refused ? { refusedById: profileId } : { profileId }) };
  });
  const saved = await tx.invite.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true, email: true, refusedById: true },
  });
  const taken = saved.filter(({ refusedById }) => !refusedById);
  const idOf = new Map(taken.map(({ id, email }) => [email, id]));
  const fresh = ready.flatMap(({ email, tokenHash, mail, link }) => {
    const inviteId = idOf.get(email);
    return inviteId ? [{ mail, link, row: { inviteId, tokenHash } }] : [];
  });
  await tx.inviteLink.createMany({ data: fresh.map(({ row }) => row) });
  const trip = await calendarTrip(tx, tripId);
  if (!trip) throw notFound();
  const calendarFor = tripCalendarAttachment(trip);
  await sendMail(tx, ...fresh.map(({ mail, link }) => ({ ...mail, attachments: [calendarFor(link)] })));
  return saved.length;
}
