import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';

interface Props {
  token: string;
  tripId: string;
}

/** For a guest whose browser has already joined the trip; another household may share the phone. */
export function JoinedAlready({ token, tripId }: Props) {
  return (
    <div className="space-y-4">
      <p>You’re on this trip already.</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          href={`/trip/${tripId}`}
          icon={<Icon name="arrow-right" />}
          pendingText="Loading trip..."
          className="max-sm:grow"
        >
          Open the trip
        </ButtonLink>
        <ButtonLink href={`/join/${token}?another=1`} variant="secondary" className="max-sm:grow">
          Answer for another household
        </ButtonLink>
      </div>
    </div>
  );
}
