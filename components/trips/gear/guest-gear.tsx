import { getTripGear } from '@/lib/trips/gear/get-gear';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { headOf } from './head-of';
import { LateGearNeeds } from './late-gear-needs';
import { shownLines } from './shown-lines';

/** What the trip still needs, for a guest who is going: on the page of their invitation. */
export async function GuestGear({ token }: { token: string }) {
  const caller = await callerByLink(null, token);
  const gear = await getTripGear(caller);
  if (!gear || !('inviteId' in caller)) return null;
  const { trip, households, lines } = gear;
  return (
    <LateGearNeeds
      {...shownLines(lines, lines.length)}
      {...headOf(households, trip)}
      owned={{}}
      own={caller.inviteId}
      path={`/api/invites/${token}/gear`}
      closed={false}
      mayOffer
      mayChange={false}
    />
  );
}
