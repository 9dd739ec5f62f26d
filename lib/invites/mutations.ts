import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { answerPlace } from '../attendance/mutations';
import { hashToken, newToken } from '../auth/tokens';
import { type Account, hasProfile, type Viewer } from '../auth/viewer';
import { tripCalendarAttachment } from '../calendar/attachment';
import { calendarTrip } from '../calendar/queries';
import { isUniqueViolation } from '../database-errors';
import { earliestToday } from '../dates';
import { db, type Tx } from '../db';
import { conflict, notFound, signedOut } from '../errors';
import { answerAsGuest, moveIn } from '../guests/mutations';
import { guestOf } from '../guests/present';
import type { Mail } from '../mail/message';
import { sendMail } from '../mail/mutations';
import { type InvitationFacts, invitationMail, invitationUrl } from '../mail/templates/trips';
import { calledOff } from '../trips/access';
import { type Belonging, isAboard, standingOf, takenUp } from './access';
import { invitationFor, ownersOf } from './queries';
import type { Answer, Invitation } from './schema';

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
  return fresh.length;
}

const aboardAlready = () => conflict('You are on this trip already.');

/**
 * Answers an invitation by its link. Somebody with a profile takes it up, whichever the answer, and it is theirs from
 * then on; anybody else answers as a guest. Throws 410 when it is another's, 409 when there is nothing left to answer.
 */
export async function answerInvitation(
  holder: Account | null,
  token: string,
  input: Answer,
): Promise<Invitation> {
  const answering = db.$transaction(async (tx) => {
    const held = await holdInvite(tx, holder, token);
    if (!held) throw notFound();
    const standing = standingOf(held, holder);
    if (standing === 'taken') throw takenUp();
    if (held.calledOff) throw calledOff();
    if (holder && hasProfile(holder)) {
      if (standing === 'open') await takeUp(tx, holder, held);
      await answerPlace(tx, holder, held.tripId, held.id, input.attending);
    } else {
      if (held.over && input.attending) throw conflict('This trip is over.');
      await answerAsGuest(tx, held.id, guestOf(held.guest), input);
    }
    const answered = await invitationFor(holder, token, tx);
    if (!answered) throw notFound();
    return answered.invitation;
  });
  return answering.catch((error: unknown) => {
    // Two links of one trip, taken up at once by one person: the first is theirs.
    throw isUniqueViolation(error) ? aboardAlready() : error;
  });
}

async function takeUp(tx: Tx, viewer: Viewer, held: HeldInvite): Promise<void> {
  if (held.aboard) throw aboardAlready();
  await tx.invite.update({ where: { id: held.id }, data: { profileId: viewer.profileId } });
  await moveIn(tx, viewer, [held]);
}

interface HeldInvite extends Belonging {
  id: string;
  tripId: string;
  attending: boolean | null;
  guest: Prisma.JsonValue;
  aboard: boolean;
  calledOff: boolean;
  over: boolean;
}

/**
 * Holds an invitation till the transaction ends: of two people with one link, the second finds it taken. Before it
 * the profile that may take it up and the trip, in the order in which an account or a trip is deleted, so that
 * neither waits for us while we wait for it; a trip that is being changed or called off comes first, or after us.
 */
async function holdInvite(tx: Tx, holder: Account | null, token: string): Promise<HeldInvite | undefined> {
  const profileId = holder?.profileId ?? null;
  if (profileId) await holdProfile(tx, profileId);
  const link = Prisma.sql`select invite_id from invite_links where token_hash = ${hashToken(token)}`;
  const [trip] = await tx.$queryRaw<{ calledOff: boolean; over: boolean }[]>`
    select called_off_at is not null "calledOff", end_date < ${earliestToday()}::date as over from trips
    where id = (select trip_id from invites where id = (${link})) for share`;
  const [row] = await tx.$queryRaw<Omit<HeldInvite, 'calledOff' | 'over'>[]>`
    select i.id::text, i.trip_id::text "tripId", i.profile_id::text "profileId", u.id::text "addressUserId",
           i.attending, i.guest, ${isAboard(profileId)} aboard
    from invites i
    left join users u on u.email = i.email
    where i.id = (${link})
    for update of i`;
  return trip && row && { ...row, ...trip };
}

async function holdProfile(tx: Tx, profileId: string): Promise<void> {
  const held = await tx.$queryRaw<unknown[]>`
    select id::text from profiles where id = ${profileId}::uuid for no key update`;
  if (held.length === 0) throw signedOut();
}
