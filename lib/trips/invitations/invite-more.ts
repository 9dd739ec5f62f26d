import 'server-only';
import { distinct } from '@/lib/email-list';
import { badInput, forbidden, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db, type Tx } from '@/lib/server/db/client';
import type { CoOrganiser, MoreInvitees } from '../attendance/people-schema';
import { bringNobody } from '../attendance/set-party';
import { coOrganiserMail, uninvitedMail } from '../change-mails';
import { hasChanged } from '../changes';
import { locationFor } from '../get-trip';
import { holdTrip, type RunTrip, requireNotOver, tripToRun } from '../lock-trip';
import { countMails, withMails } from '../mail-limit';
import { mapLink } from '../map-link';
import { MAX_INVITEES } from '../schema';
import { sendLetters, tripUrl } from '../send-trip-mails';
import { invite, prepareInvitations } from './invite';

/** Invites more people to a trip that isn't over; who is invited already, or organises the trip, is passed over. */
export async function inviteMore(viewer: Viewer, tripId: string, { invitees }: MoreInvitees) {
  const trip = await tripToRun(db, viewer, tripId);
  requireNotOver(trip);
  const known = await db.invite.findMany({ where: { tripId }, select: { email: true } });
  const aboard = [viewer.email, trip.organiser.user.email, ...known.map(({ email }) => email)];
  const emails = distinct(invitees, aboard);
  if (emails.length === 0) return { invited: 0 };
  requireRoom(known.length + emails.length);
  return withMails(viewer, emails.length, async () => {
    const result = await sendInvitations(viewer, trip, emails);
    return { mails: result.invited, result };
  });
}

async function sendInvitations(
  viewer: Viewer,
  trip: RunTrip,
  emails: string[],
): Promise<{ invited: number }> {
  const place = await locationFor(viewer, trip.id);
  if (!place) throw notFound();
  const ready = await prepareInvitations(emails, {
    ...trip,
    organiser: trip.organiser.name,
    mapUrl: place.location.latitude === null ? null : mapLink(place.location),
  });
  const outcome = await db.$transaction(async (tx) => {
    const held = await holdTrip(tx, viewer, trip.id);
    requireNotOver(held);
    if (hasChanged(trip, held)) return held;
    const invited = await invite(tx, viewer, trip.id, ready);
    requireRoom(await tx.invite.count({ where: { tripId: trip.id } }));
    return { invited };
  });
  // What the mails say of the trip was overtaken by a change, which was mailed without these people.
  return 'invited' in outcome ? outcome : sendInvitations(viewer, outcome, emails);
}

function requireRoom(count: number): void {
  if (count <= MAX_INVITEES) return;
  const message = `A trip can have up to ${MAX_INVITEES} invitees.`;
  throw badInput(message, { invitees: message });
}

interface HeldInvitee {
  id: string;
  email: string;
  profileId: string | null;
  attending: boolean | null;
  coOrganiser: boolean;
  /** Whoever has blocked the organiser, who must not notice: nothing is mailed. */
  refusedById: string | null;
}

/** An invitation of a trip that the transaction holds, with the address to write to; throws 404. */
async function holdInvitee(tx: Tx, tripId: string, inviteId: string): Promise<HeldInvitee> {
  const [held] = await tx.$queryRaw<HeldInvitee[]>`
    select i.id::text, coalesce(u.email, i.email)::text email, i.profile_id::text "profileId", i.attending,
           i.co_organiser "coOrganiser", i.refused_by_id::text "refusedById"
    from invites i
    left join profiles p on p.id = i.profile_id
    left join users u on u.id = p.user_id
    where i.id = ${inviteId}::uuid and i.trip_id = ${tripId}::uuid
    for update of i`;
  if (!held) throw notFound();
  return held;
}

/** Takes somebody off a trip, with their answer and their links. Who stays at home anyway gets no mail. */
export async function removeInvitee(viewer: Viewer, tripId: string, inviteId: string) {
  const mails = await db.$transaction(async (tx) => {
    const trip = await holdTrip(tx, viewer, tripId);
    const { email, profileId, attending, coOrganiser, refusedById } = await holdInvitee(tx, tripId, inviteId);
    if (coOrganiser && trip.organiser.id !== viewer.profileId) {
      throw forbidden('Only the organiser can remove a co-organiser.');
    }
    if (profileId) {
      await bringNobody(tx, { profileId }, tripId);
      await tx.hiddenTrip.deleteMany({ where: { profileId, tripId } });
    }
    await tx.invite.delete({ where: { id: inviteId } });
    const concerned = attending !== false || coOrganiser;
    if (!concerned) return 0;
    const mail = await uninvitedMail(email, trip);
    if (!refusedById) await sendLetters(tx, [{ mail, from: viewer.userId, inviteId, urgent: true }]);
    return 1;
  });
  await countMails(viewer, mails);
  return { id: inviteId };
}

/** Gives somebody the organiser's tools, or takes them back, and tells them. */
export async function setCoOrganiser(
  viewer: Viewer,
  tripId: string,
  inviteId: string,
  appointed: boolean,
): Promise<CoOrganiser> {
  return withMails(viewer, 1, () =>
    db.$transaction(async (tx) => {
      const trip = await holdTrip(tx, viewer, tripId, 'organise');
      const { email, profileId, coOrganiser, refusedById } = await holdInvitee(tx, tripId, inviteId);
      if (appointed && !profileId && !refusedById) {
        throw badInput('Only somebody with an account can be a co-organiser.');
      }
      const result = { id: inviteId, co_organiser: appointed };
      if (coOrganiser === appointed) return { mails: 0, result };
      await tx.invite.update({ where: { id: inviteId }, data: { coOrganiser: appointed } });
      if (!refusedById) {
        const mail = await coOrganiserMail(email, tripUrl(tripId), trip, appointed);
        await sendLetters(tx, [{ mail, from: viewer.userId, inviteId, urgent: false }]);
      }
      return { mails: 1, result };
    }),
  );
}
