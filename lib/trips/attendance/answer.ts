import 'server-only';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import type { TripDates } from '../date-rules';
import { calledOff, isInvitationOf, isOrganisedBy } from '../policy';
import { announceAnswer, readAnswer } from './announce-answer';
import type { AnswerState } from './answer-state';
import { requireDates } from './for-dates';
import { withinRoom } from './room';
import { noNights, saveNights } from './save-nights';
import type { NightsChange } from './schema';
import { clearParty, ensureParty } from './set-party';

/** Answers a trip. Going keeps an earlier choice of people, or else takes the viewer alone; not going clears it. */
export async function answerTrip(
  viewer: Viewer,
  tripId: string,
  attending: boolean,
  for_dates?: TripDates | null,
) {
  return db.$transaction(async (tx) => {
    const inviteId = await lockAnswer(tx, viewer, tripId, for_dates);
    return withinRoom(tx, tripId, inviteId ?? tripId, () =>
      saveAnswer(tx, viewer, tripId, inviteId, attending),
    );
  });
}

/** The viewer's household on a trip: the invitation's id, or null for the organiser. */
interface OwnAnswer extends TripDates {
  id: string | null;
  calledOff: boolean;
}

/**
 * Locks the viewer's answer until the transaction ends, so that the second of two answers at once starts when the first
 * is complete. Resolves to the invitation's id, or null for the organiser. Throws 409 when the trip was called off, and
 * when the answer is to other dates than the trip's.
 */
export async function lockAnswer(
  tx: Tx,
  viewer: Viewer,
  tripId: string,
  answeredFor: TripDates | null | undefined,
): Promise<string | null> {
  const own = (await lockInvitation(tx, viewer, tripId)) ?? (await lockOwnTrip(tx, viewer, tripId));
  if (!own) throw notFound();
  if (own.calledOff) throw calledOff();
  requireDates(own, answeredFor);
  return own.id;
}

const tripDates = Prisma.sql`t.start_date::text, t.end_date::text`;

/** The trip's row comes first, and is shared: answers wait for a change of the trip, not for each other. */
async function lockInvitation(tx: Tx, viewer: Viewer, tripId: string): Promise<OwnAnswer | undefined> {
  const [own] = await tx.$queryRaw<OwnAnswer[]>`
    select i.id::text, t.called_off_at is not null "calledOff", ${tripDates}
    from trips t join invites i on i.trip_id = t.id
    where t.id = ${tripId}::uuid and ${isInvitationOf(viewer)}
    for share of t for update of i`;
  return own;
}

async function lockOwnTrip(tx: Tx, viewer: Viewer, tripId: string): Promise<OwnAnswer | undefined> {
  const [own] = await tx.$queryRaw<OwnAnswer[]>`
    select null id, t.called_off_at is not null "calledOff", ${tripDates} from trips t
    where t.id = ${tripId}::uuid and ${isOrganisedBy(viewer)} for no key update`;
  return own;
}

/**
 * Answers within a transaction that has locked the viewer's part: their invitation's id, or null for the organiser. The
 * organisers are told of what is new to them; `before` is what was said where the party has been changed already.
 */
export async function saveAnswer(
  tx: Tx,
  viewer: Viewer,
  tripId: string,
  inviteId: string | null,
  attending: boolean,
  nights: NightsChange = {},
  before?: AnswerState,
): Promise<{ attending: boolean }> {
  if (!attending && inviteId === null) {
    const message = 'You organise this trip, so you are always going.';
    throw badInput(message, { attending: message });
  }
  const household = inviteId ?? tripId;
  const said = before ?? (await readAnswer(tx, tripId, household));
  if (attending) {
    await ensureParty(tx, viewer, tripId);
    await saveNights(tx, tripId, inviteId, nights);
  } else await clearParty(tx, viewer, tripId);
  if (inviteId) {
    await tx.invite.update({
      where: { id: inviteId },
      data: { attending, answeredAt: new Date(), reconfirm: false, ...(!attending && noNights) },
    });
  }
  await announceAnswer(tx, tripId, household, said);
  return { attending };
}
