import type { TripPeople } from '../attendance/people';
import type { FormerInvitee } from './schema';

interface Asker {
  profileId: string;
}

/** The people who went come first. */
export function formerInvitees(
  { attendees, pending, notGoing }: TripPeople,
  { profileId }: Asker,
): FormerInvitee[] {
  const came = attendees.map(({ profile_id, profile_name, invitee }) =>
    invitee
      ? { ...invitee, name: profile_name }
      : { name: profile_name, email: null, own: profile_id === profileId },
  );
  return [...came, ...pending, ...notGoing]
    .filter(({ own, name, email }) => !own && (name !== null || email !== null))
    .map(({ name, email }) => ({ name, email }));
}
