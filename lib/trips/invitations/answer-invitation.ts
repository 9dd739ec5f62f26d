import 'server-only';
import { earliestToday } from '@/lib/dates';
import { conflict, notFound } from '@/lib/errors';
import { hashToken } from '@/lib/server/auth/tokens';
import { type Account, hasProfile, type Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { isUniqueViolation } from '@/lib/server/db/errors';
import { Prisma } from '@/prisma/generated/client';
import { readAnswer } from '../attendance/announce-answer';
import { saveAnswer } from '../attendance/answer';
import { requireDates } from '../attendance/for-dates';
import { withinRoom } from '../attendance/room';
import type { TripDates } from '../date-rules';
import { claimHouseholds } from '../households/guests/claim';
import { lockProfile } from '../lock-profile';
import { calledOff, type GuestHousehold, isPaused, over, paused } from '../policy';
import { answerAsGuest } from './answer-as-guest';
import { scheduleReceipt } from './answer-receipt';
import { getInvitation } from './get-invitation';
import { type InvitationOwnership, invitationClaimed, invitationStatus, isParticipant } from './policy';
import type { Answer, Invitation } from './schema';

const alreadyParticipant = () => conflict('You are on this trip already.');

export interface Answered {
  invitation: Invitation;
  guest: GuestHousehold | null;
}

/** A person with a profile also claims the invitation, whatever the answer; others answer as guests. */
export async function answerInvitation(
  holder: Account | null,
  token: string,
  input: Answer,
): Promise<Answered> {
  const answering = db.$transaction(async (tx) => {
    const locked = await lockInvitation(tx, holder, token);
    if (!locked) throw notFound();
    const status = invitationStatus(locked, holder);
    if (status === 'taken') throw invitationClaimed();
    if (locked.paused) throw paused();
    if (locked.calledOff) throw calledOff();
    requireDates(locked, input.for_dates);
    const { tripId, id } = locked;
    const household = { tripId, id };
    return withinRoom(tx, household, async () => {
      if (holder && hasProfile(holder)) {
        const before = await readAnswer(tx, household);
        if (status === 'open') await claimInvitation(tx, holder, locked);
        await saveAnswer(tx, holder, household, input.attending, input, before);
      } else {
        if (locked.over && input.attending) throw over();
        await answerAsGuest(tx, household, input);
        await scheduleReceipt(tx, id);
      }
      const answered = await getInvitation(holder, token, tx);
      if (!answered) throw notFound();
      const guest = holder && hasProfile(holder) ? null : { tripId, householdId: id };
      return { invitation: answered.invitation, guest };
    });
  });
  return answering.catch((error: unknown) => {
    // The person has claimed two invitations to one trip at the same time; only the first claim is kept.
    throw isUniqueViolation(error) ? alreadyParticipant() : error;
  });
}

async function claimInvitation(tx: Tx, viewer: Viewer, locked: LockedInvitation): Promise<void> {
  if (locked.participant) throw alreadyParticipant();
  await claimHouseholds(tx, viewer, [locked]);
}

interface LockedTrip extends TripDates {
  paused: boolean;
  calledOff: boolean;
  over: boolean;
}

interface LockedInvitation extends InvitationOwnership, LockedTrip {
  id: string;
  tripId: string;
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
  const [trip] = await tx.$queryRaw<LockedTrip[]>`
    select ${isPaused} paused, called_off_at is not null "calledOff", end_date < ${earliestToday()}::date as over,
           start_date::text, end_date::text
    from trips t
    where id = (select trip_id from invites where id = (${link})) for share`;
  const [row] = await tx.$queryRaw<Omit<LockedInvitation, keyof LockedTrip>[]>`
    select i.id::text, i.trip_id::text "tripId", h.profile_id::text "profileId", u.id::text "addressUserId",
           ${isParticipant(profileId)} participant
    from invites i
    join households h on h.trip_id = i.trip_id and h.id = i.id
    left join users u on u.email = i.email
    where i.id = (${link})
    for no key update of h`;
  return trip && row && { ...row, ...trip };
}
