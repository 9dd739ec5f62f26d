import 'server-only';
import { earliestToday } from '@/lib/dates';
import { conflict, notFound, signedOut } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { type Account, hasProfile, type Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { Prisma } from '@/prisma/generated/client';
import { answerPlace } from '../attendance/answer';
import { guestOf } from '../attendance/guest';
import { calledOff, over } from '../policy';
import { answerAsGuest } from './answer-as-guest';
import { invitationFor } from './get-invitation';
import { type Belonging, isAboard, standingOf, takenUp } from './policy';
import type { Answer, Invitation } from './schema';
import { moveIn } from './transfer-guest-answer';

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
      if (held.over && input.attending) throw over();
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
