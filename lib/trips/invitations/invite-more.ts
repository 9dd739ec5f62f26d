import 'server-only';
import { coverSeed } from '@/lib/cover-art/seed';
import { distinct } from '@/lib/email-list';
import { badInput, notFound } from '@/lib/errors';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { hasChanged } from '../changes/changes';
import { getTripFit } from '../fit/trip-fit';
import { lockTrip, type RunTrip, requireNotOver, tripToRun } from '../lock-trip';
import { withinMailLimit } from '../mails/mail-limit';
import { requireSending } from '../mails/sending-pause';
import { MAX_INVITEES } from '../schema';
import { mapLink } from '../site/map-link';
import { getTripLocation } from '../site/trip-location';
import { knownAt } from '../trip-facts';
import { withOpenVote } from '../undecided/open-vote-column';
import { invite, type Note, noteOf, prepareInvitations } from './invite';
import { askedAtSite } from './mails';
import type { MoreInvitees } from './schema';
import { whoComes } from './who-comes';

/** Invites more people to a trip that isn't over. Skips people who are on it already. */
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
    const result = await sendInvitations(viewer, trip, emails, note);
    return { mails: result.invited, result };
  });
}

async function sendInvitations(
  viewer: Viewer,
  trip: RunTrip,
  emails: string[],
  note: Note | null,
): Promise<{ invited: number }> {
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
    const invited = await invite(tx, viewer, trip.id, ready);
    requireRoom(await tx.invite.count({ where: { tripId: trip.id } }));
    return { invited };
  });
  // The trip changed after the mails were written, and these people don't get the mails about the
  // change. So write the invitations again.
  return 'invited' in outcome ? outcome : sendInvitations(viewer, outcome, emails, note);
}

function requireRoom(count: number): void {
  if (count <= MAX_INVITEES) return;
  const message = `A trip can have up to ${MAX_INVITEES} invitees.`;
  throw badInput(message, { invitees: message });
}
