import 'server-only';
import { cookies } from 'next/headers';
import type { Viewer } from '@/lib/server/auth/viewer';
import { readRows } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { type PeopleRow, peopleOfTrip, toPeople } from '../attendance/people';
import type { Going } from '../attendance/schema';
import { findCaller } from '../households/find-caller';
import { readGuestCookie } from '../households/guests/guest-cookie';
import { tripOfCaller } from '../trip-caller';
import type { FormerInvitee } from './schema';
import { type StaysBehind, staysBehindColumn } from './taken-along';

/**
 * The other households that went on a trip, by name alone. Null for a trip on which neither the viewer nor
 * a guest of this browser went.
 */
export async function peopleWhoWent(viewer: Viewer, tripId: string): Promise<FormerInvitee[] | null> {
  const caller = await findCaller(tripId, viewer, readGuestCookie(await cookies()));
  const [trip] = caller
    ? await readRows<PeopleRow & StaysBehind>(Prisma.sql`
    select ${peopleOfTrip}, ${staysBehindColumn}
    from ${tripOfCaller(caller)} where t.id = ${caller.tripId}::uuid`)
    : [];
  if (!trip) return null;
  const went = toPeople(trip).attendees;
  const isOwn = ({ profile_id, invitee }: Going) => invitee?.own || profile_id === viewer.profileId;
  if (!went.some(isOwn)) return null;
  return went
    .filter((each) => !isOwn(each) && !trip.staysBehind.includes(each.household_id))
    .map(({ profile_name }) => ({ name: profile_name, email: null }));
}
