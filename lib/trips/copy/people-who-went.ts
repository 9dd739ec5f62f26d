import 'server-only';
import { cookies } from 'next/headers';
import type { Viewer } from '@/lib/server/auth/viewer';
import { listPeople } from '../attendance/people';
import type { Going } from '../attendance/schema';
import { findCaller } from '../households/find-caller';
import { readGuestCookie } from '../households/guests/guest-cookie';
import type { FormerInvitee } from './schema';

/**
 * The other households that went on a trip, by name alone. Null for a trip on which neither the viewer nor
 * a guest of this browser went.
 */
export async function peopleWhoWent(viewer: Viewer, tripId: string): Promise<FormerInvitee[] | null> {
  const caller = await findCaller(tripId, viewer, readGuestCookie(await cookies()));
  const went = (caller && (await listPeople(caller))?.attendees) ?? [];
  const isOwn = ({ profile_id, invitee }: Going) => invitee?.own || profile_id === viewer.profileId;
  if (!went.some(isOwn)) return null;
  return went.flatMap((each) => (isOwn(each) ? [] : [{ name: each.profile_name, email: null }]));
}
