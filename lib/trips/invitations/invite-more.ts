import 'server-only';
import { coverSeed } from '@/lib/cover-art/seed';
import { distinct } from '@/lib/email-list';
import { badInput, conflict, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import type { Invitee } from '../attendance/schema';
import { hasChanged } from '../changes/changes';
import { getTripFit } from '../fit/trip-fit';
import { removeHousehold } from '../leaving/leave-trip';
import { householdThatRuns, lockTrip, type RunTrip, requireNotOver, tripToRun } from '../lock-trip';
import { withinMailLimit } from '../mails/mail-limit';
import { requireSending } from '../mails/sending-pause';
import { MAX_INVITEES } from '../schema';
import { mapLink } from '../site/map-link';
import { getTripLocation } from '../site/trip-location';
import { knownAt } from '../trip-facts';
import { withOpenVote } from '../undecided/open-vote-column';
import { invite, type Note, noteOf, prepareInvitations } from './invite';
import { listInvitees } from './list-invitees';
import { lockInvitee } from './lock-invitee';
import { askedAtSite } from './mails';
import type { CorrectedAddress, MoreInvitees } from './schema';
import { whoComes } from './who-comes';

export async function inviteMore(viewer: Viewer, tripId: string, input: MoreInvitees) {
  const trip = await tripToRun(db, viewer, tripId);
  requireNotOver(trip);
  await requireSending(viewer);
  const known = await db.invite.findMany({ where: { tripId }, select: { email: true } });
  const participants = [
    viewer.email,
    trip.organiser.user.email,
    ...known.flatMap(({ email }) => email ?? []),
  ];
  const emails = distinct(input.invitees, participants);
  if (emails.length === 0) return { invited: 0 };
  requireRoom(known.length + emails.length);
  const found = await getTripLocation({ viewer, tripId });
  if (!found) throw notFound();
  const { source, campsite_url } = found.location;
  const note = noteOf(viewer, input, source === 'open' ? campsite_url : null);
  return withinMailLimit(viewer, emails.length, async () => {
    const { invited } = await sendInvitations(viewer, trip, emails, note);
    return { mails: invited, result: { invited } };
  });
}

/** The invitation ends without a mail. Throws 409 when it is answered, or the new address invited already. */
export async function correctAddress(
  viewer: Viewer,
  tripId: string,
  inviteId: string,
  { email }: CorrectedAddress,
): Promise<{ invitee: Invitee }> {
  const trip = await tripToRun(db, viewer, tripId);
  requireNotOver(trip);
  await requireSending(viewer);
  const known = await db.invite.findMany({
    where: { tripId },
    select: { id: true, email: true, note: true },
  });
  const replaced = known.find(({ id }) => id === inviteId);
  if (!replaced) throw notFound();
  const participants = [
    viewer.email,
    trip.organiser.user.email,
    ...known.flatMap((each) => each.email ?? []),
  ];
  if (distinct([email], participants).length === 0) throw invitedAlready();
  const note = replaced.note === null ? null : { text: replaced.note, by: viewer.name };
  return withinMailLimit(viewer, 1, async () => {
    const { added } = await sendInvitations(viewer, trip, [email], note, inviteId);
    if (!added) throw notFound();
    return { mails: 1, result: { invitee: added } };
  });
}

const invitedAlready = () => {
  const message = 'This address is invited already.';
  return conflict(message, { email: message });
};

async function sendInvitations(
  viewer: Viewer,
  trip: RunTrip,
  emails: string[],
  note: Note | null,
  replaced?: string,
): Promise<{ invited: number; added?: Invitee | undefined }> {
  const found = await getTripLocation({ viewer, tripId: trip.id });
  if (!found) throw notFound();
  const ready = await prepareInvitations(emails, {
    ...(await withOpenVote(db, trip)),
    organiser: {
      name: trip.organiser.name,
      ...(trip.organiser.id === viewer.profileId && { email: viewer.email }),
    },
    mapUrl: found.location.latitude === null ? null : mapLink(found.location),
    known: knownAt(found),
    asked: askedAtSite((await getTripFit({ viewer, tripId: trip.id })) ?? []),
    cover: coverSeed(found.location),
    coming: await whoComes(db, trip.id),
    note,
  });
  const outcome = await db.$transaction(async (tx) => {
    const locked = await lockTrip(tx, viewer, trip.id);
    requireNotOver(locked);
    if (hasChanged(trip, locked)) return locked;
    if (replaced) {
      const { attending } = await lockInvitee(tx, trip.id, replaced);
      if (attending !== null) throw conflict('They have answered already, so their address works.');
      const { id: removedBy } = await householdThatRuns(tx, viewer, locked);
      await removeHousehold(tx, { tripId: trip.id, id: replaced }, { removedBy });
    }
    const invited = await invite(tx, viewer, trip.id, ready);
    if (replaced && invited === 0) throw invitedAlready();
    requireRoom(await tx.invite.count({ where: { tripId: trip.id } }));
    if (!replaced) return { invited };
    const invitees = await listInvitees({ viewer, tripId: trip.id }, tx);
    return { invited, added: invitees?.find(({ id }) => id === ready[0]?.id) };
  });
  // The trip changed after the mails were written, and these people get no mails about the change.
  return 'invited' in outcome ? outcome : sendInvitations(viewer, outcome, emails, note, replaced);
}

function requireRoom(count: number): void {
  if (count <= MAX_INVITEES) return;
  const message = `A trip can have up to ${MAX_INVITEES} invitees.`;
  throw badInput(message, { invitees: message });
}
