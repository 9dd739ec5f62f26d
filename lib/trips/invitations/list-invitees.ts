import 'server-only';
import type { Tx } from '@/lib/server/db/client';
import { listPeople } from '../attendance/people';
import { type Invitee, invitee } from '../attendance/schema';
import type { TripCaller } from '../trip-caller';

/** Null when the caller can't see the trip. */
export async function listInvitees(caller: TripCaller, client?: Tx): Promise<Invitee[] | null> {
  const people = await listPeople(caller, client);
  if (!people) return null;
  const going = people.attendees.flatMap((each) => (each.invitee ? [each.invitee] : []));
  return [...going, ...people.pending, ...people.notGoing]
    .map((each) => invitee.parse(each))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
