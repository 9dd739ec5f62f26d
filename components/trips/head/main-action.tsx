import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { FirstTrip } from '../copy/first-trip';
import { SameAgain } from '../copy/same-again';
import { InvitePeople } from '../invitations/invite-people';
import type { InvitedTrip } from '../invited-trip';

/** The one thing that there is to do, with what it needs. */
export type ShownAction =
  | { kind: 'invite'; ownEmail: string }
  | { kind: 'bring' }
  /** `href` leads to the form of a new trip at the same campsite. */
  | { kind: 'plan again'; href: string };

interface Props {
  trip: InvitedTrip;
  action: ShownAction;
  /** What a trip like it begins with. */
  first: FirstTrip;
}

/** The one thing to do on a trip's overview, by the viewer's part in it and the moment; an answer has its own buttons. */
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
  return (
    <>
      <SameAgain first={first} className="head-main" />
      <ButtonLink
        href={action.href}
        variant="secondary"
        icon={<Icon name="tent" />}
        className="head-main max-sm:order-last max-sm:basis-full"
      >
        Camp there again
      </ButtonLink>
    </>
  );
}
