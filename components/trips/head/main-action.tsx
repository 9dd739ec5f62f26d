import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { FirstTrip } from '../copy/first-trip';
import { SameAgain } from '../copy/same-again';
import { InvitePeople } from '../invitations/invite-people';
import type { InvitedTrip } from '../invited-trip';

export type ShownAction = { kind: 'invite'; ownEmail: string } | { kind: 'bring' } | { kind: 'plan again' };

interface Props {
  trip: InvitedTrip;
  action: ShownAction;
  first: FirstTrip;
}

/**
 * The main action on a trip's overview. It depends on the viewer's role and on whether the trip is
 * coming or over. Answering an invitation has its own buttons.
 */
export function MainAction({ trip, action, first }: Props) {
  if (action.kind === 'invite')
    return <InvitePeople trip={trip} ownEmail={action.ownEmail} className="head-main" />;
  if (action.kind === 'bring') {
    return (
      <ButtonLink
        href={`/trip/${trip.id}/attendance`}
        icon={<Icon name="users-round" />}
        className="head-main"
      >
        What I bring
      </ButtonLink>
    );
  }
  return <SameAgain first={first} className="head-main" />;
}
