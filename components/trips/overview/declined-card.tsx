import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { beginning } from '@/lib/trips/notifications/bell-words';

interface Props {
  tripId: string;
  organiser: string;
  /** The household's latest notice; null when it has written none. */
  lastWords: string | null;
  owesNothing: boolean;
  over: boolean;
}

/**
 * Shown to people who aren't coming: how to come after all, and how to write to the organiser. The
 * button is a secondary one, because nothing here is urgent.
 */
export const DeclinedCard = ({ tripId, organiser, lastWords, owesNothing, over }: Props) => (
  <>
    {!over && (
      <Card as="section" aria-labelledby="declined">
        <CardHeader title="Changed your mind?" titleId="declined" />
        <CardBody className="space-y-4">
          <p className="text-muted">{organiser} is told as soon as you say so.</p>
          <ButtonLink href={`/trip/${tripId}/attendance`} variant="secondary" className="w-full sm:w-auto">
            I can come after all
          </ButtonLink>
        </CardBody>
      </Card>
    )}
    <Card>
      <PendingLink href={`/trip/${tripId}/notices`} pendingPosition="after" className="tool">
        <span className="tool-words wrap-anywhere">
          Tell {organiser} something
          <span className="block text-sm font-normal text-muted">
            {lastWords ? `Last from you: “${beginning(lastWords)}”` : 'Everybody on the trip can read it.'}
          </span>
        </span>
        <Icon name="chevron-right" className="text-muted" />
      </PendingLink>
    </Card>
    {owesNothing && <p className="text-center text-muted">You owe nothing and nobody’s waiting on you.</p>}
  </>
);
