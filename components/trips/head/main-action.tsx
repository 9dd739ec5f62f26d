import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { OwnTools } from '@/lib/trips/own-tools';
import type { TripPage } from '@/lib/trips/trip-page';
import { firstOf } from '../copy/first-trip';
import { SameAgain } from '../copy/same-again';
import { InvitePeople } from '../invitations/invite-people';
import { planAgainHref } from './plan-again-href';

interface Props {
  page: TripPage;
  main: OwnTools['main'];
  ownEmail: string;
}

/** The one thing to do on a trip's overview, by the viewer's part in it and the moment; an answer has its own buttons. */
export function MainAction({ page, main, ownEmail }: Props) {
  const { trip } = page;
  if (main === 'invite') return <InvitePeople tripId={trip.id} ownEmail={ownEmail} className="head-main" />;
  if (main === 'bring') {
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
  if (main !== 'plan again') return null;
  return (
    <>
      <SameAgain first={firstOf(trip)} className="head-main" />
      <ButtonLink
        href={planAgainHref(page)}
        variant="secondary"
        icon={<Icon name="tent" />}
        className="head-main max-sm:order-last max-sm:basis-full"
      >
        Camp there again
      </ButtonLink>
    </>
  );
}
