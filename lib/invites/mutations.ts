import 'server-only';
import { answerPlace } from '../attendance/mutations';
import { hashToken, newToken } from '../auth/tokens';
import type { Viewer } from '../auth/viewer';
import { tripCalendarAttachment } from '../calendar/attachment';
import { calendarTrip } from '../calendar/queries';
import { isUniqueViolation } from '../database-errors';
import { db, type Tx } from '../db';
import { conflict, notFound } from '../errors';
import type { Mail } from '../mail/message';
import { sendMail } from '../mail/mutations';
import { type InvitationFacts, invitationMail, invitationUrl } from '../mail/templates/trips';
import { isAboard, standingOf, takenUp } from './access';
import { ownersOf } from './queries';
import type { Answer } from './schema';

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

/** Saves invitations with their mails; an address that the trip has already gets neither. */
export async function invite(tx: Tx, tripId: string, ready: ReadyInvitation[]): Promise<void> {
  if (ready.length === 0) return;
  const emails = ready.map(({ email }) => email);
  // A profile that is being made for one of them claims its invitations: it waits for ours, or we for it.
  await tx.$queryRaw`select id from users where email = any(${emails}::citext[]) for share`;
  const owners = await ownersOf(emails, tx);
  const data = ready.map(({ email }, index) => ({
    tripId,
    email,
    profileId: owners[index]?.profileId ?? null,
  }));
  const saved = await tx.invite.createManyAndReturn({
    data,
    skipDuplicates: true,
    select: { id: true, email: true },
  });
  const idOf = new Map(saved.map(({ id, email }) => [email, id]));
  const fresh = ready.flatMap(({ email, tokenHash, mail, link }) => {
    const inviteId = idOf.get(email);
    return inviteId ? [{ mail, link, row: { inviteId, tokenHash } }] : [];
  });
  await tx.inviteLink.createMany({ data: fresh.map(({ row }) => row) });
  const trip = await calendarTrip(tx, tripId);
  if (!trip) throw notFound();
  const calendarFor = tripCalendarAttachment(trip);
  await sendMail(tx, ...fresh.map(({ mail, link }) => ({ ...mail, attachments: [calendarFor(link)] })));
}

interface LockedInvite {
  id: string;
  tripId: string;
  profileId: string | null;
  addressUserId: string | null;
  aboard: boolean;
}

const aboardAlready = () => conflict('You are on this trip already.');

/** Takes an invitation up, whichever the answer: from then on it is the viewer's. Throws 410 when it is another's. */
export async function answerInvitation(viewer: Viewer, token: string, { attending }: Answer) {
  const answering = db.$transaction(async (tx) => {
    const held = await lockInvite(tx, viewer, token);
    if (!held) throw notFound();
    const standing = standingOf(held, viewer);
    if (standing === 'taken') throw takenUp();
    if (standing === 'open') {
      if (held.aboard) throw aboardAlready();
      await tx.invite.update({ where: { id: held.id }, data: { profileId: viewer.profileId } });
    }
    return answerPlace(tx, viewer, held.tripId, held.id, attending);
  });
  return answering.catch((error: unknown) => {
    // Two links of one trip, taken up at once by one person: the first is theirs.
    throw isUniqueViolation(error) ? aboardAlready() : error;
  });
}

/** Holds the row till the transaction ends: of two people with one link, the second finds it taken. */
async function lockInvite(tx: Tx, { profileId }: Viewer, token: string): Promise<LockedInvite | undefined> {
  const [row] = await tx.$queryRaw<LockedInvite[]>`
    select i.id::text, i.trip_id::text "tripId", i.profile_id::text "profileId", u.id::text "addressUserId",
           ${isAboard(profileId)} aboard
    from invite_links l
    join invites i on i.id = l.invite_id
    left join users u on u.email = i.email
    where l.token_hash = ${hashToken(token)}
    for update of i`;
  return row;
}
