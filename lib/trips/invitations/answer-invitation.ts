import 'server-only';
import { conflict, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { type Account, hasProfile, type Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { Prisma } from '@/prisma/generated/client';
import { readAnswer } from '../attendance/announce-answer';
import { saveAnswer } from '../attendance/answer';
import type { AnswerByLink } from '../attendance/guest-schema';
import { claimHouseholds } from '../households/guests/claim';
import type { HouseholdId } from '../households/household-id';
import { lockProfile } from '../lock-trip';
import { type GuestHousehold, isPaused, paused } from '../policy';
import { getInvitation } from './get-invitation';
import { type InvitationOwnership, invitationClaimed, invitationStatus, isParticipant } from './policy';
import type { Invitation } from './schema';

const alreadyParticipant = () => conflict('You are on this trip already.');

export interface Answered {
  invitation: Invitation;
  guest: GuestHousehold | null;
}

/** A person with a profile also claims the invitation, whatever the answer; others answer as guests. */
export async function answerInvitation(
  holder: Account | null,
  token: string,
  input: AnswerByLink,
): Promise<Answered> {
  const answering = db.$transaction(async (tx) => {
    const locked = await lockInvitation(tx, holder, token);
    if (!locked) throw notFound();
    if (invitationStatus(locked, holder) === 'taken') throw invitationClaimed();
    if (locked.paused) throw paused();
    const viewer = holder && hasProfile(holder) ? holder : null;
    const guest = { tripId: locked.tripId, householdId: locked.id };
    if (viewer) {
      if (!locked.profileId && locked.participant) throw alreadyParticipant();
      await answerAsAccount(tx, viewer, locked, input);
    } else await saveAnswer(tx, guest, input);
    const answered = await getInvitation(holder, token, tx);
    if (!answered) throw notFound();
    return { invitation: answered.invitation, guest: viewer ? null : guest };
  });
  return answering.catch((error: unknown) => {
    // The person has claimed two invitations to one trip at the same time; only the first claim is kept.
    throw isUniqueViolation(error) ? alreadyParticipant() : error;
  });
}

/** The household becomes the account's, if it is nobody's yet. The caller has locked profile and trip. */
export async function answerAsAccount(
  tx: Tx,
  viewer: Viewer,
  { profileId, tripId, id }: HouseholdId & { profileId: string | null },
  input: AnswerByLink,
): Promise<void> {
  const household = { tripId, id };
  const before = await readAnswer(tx, household);
  if (!profileId) await claimHouseholds(tx, viewer, [household]);
  await saveAnswer(tx, { tripId, viewer }, input, { before });
}

interface LockedInvitation extends InvitationOwnership, HouseholdId {
  paused: boolean;
  participant: boolean;
}

/**
 * Of two people who use one link at the same time, the second gets the error that it is taken. Locks the
 * profile before the trip, as the deletion of an account or a trip does, so that they can't deadlock.
 */
async function lockInvitation(
  tx: Tx,
  holder: Account | null,
  token: string,
): Promise<LockedInvitation | undefined> {
  const profileId = holder?.profileId ?? null;
  if (profileId) await lockProfile(tx, profileId);
  const link = Prisma.sql`select invite_id from invite_links where token_hash = ${hashToken(token)}`;
  const [trip] = await tx.$queryRaw<Pick<LockedInvitation, 'paused'>[]>`
    select ${isPaused} paused from trips t
    where id = (select trip_id from invites where id = (${link})) for share`;
  const [row] = await tx.$queryRaw<Omit<LockedInvitation, 'paused'>[]>`
    select i.id::text, i.trip_id::text "tripId", h.profile_id::text "profileId", u.id::text "addressUserId",
           ${isParticipant(profileId)} participant
    from invites i
    join households h on h.trip_id = i.trip_id and h.id = i.id
    left join users u on u.email = i.email
    where i.id = (${link})
    for no key update of h`;
  return trip && row && { ...row, ...trip };
}
