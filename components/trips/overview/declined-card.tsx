import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody, CardHeader } from '@/components/ui/card';

interface Props {
  tripId: string;
  organiser: string;
}

/** For whoever said that they aren't coming: the way to come after all, and nothing that presses. */
export const DeclinedCard = ({ tripId, organiser }: Props) => (
  <Card as="section" aria-labelledby="declined">
    <CardHeader title="Changed your mind?" titleId="declined" />
    <CardBody className="space-y-4">
      <p className="text-muted">{organiser} hears of it as soon as you say so.</p>
      <ButtonLink href={`/trip/${tripId}/attendance`} variant="secondary" className="w-full sm:w-auto">
        I can come after all
      </ButtonLink>
    </CardBody>
  </Card>
);
