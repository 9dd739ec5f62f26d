import 'server-only';
import type { Viewer } from '@/lib/server/auth/viewer';
import { listPeople } from '../attendance/people';
import { type Invitee, invitee } from '../attendance/schema';

/** Everybody invited to a trip, as invited; null when there is no such trip for the viewer. */
export async function listInvitees(viewer: Viewer, tripId: string): Promise<Invitee[] | null> {
  const people = await listPeople(viewer, tripId);
  if (!people) return null;
  const going = people.attendees.flatMap((each) => (each.invitee ? [each.invitee] : []));
  return [...going, ...people.pending, ...people.notGoing]
    .map((each) => invitee.parse(each))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
