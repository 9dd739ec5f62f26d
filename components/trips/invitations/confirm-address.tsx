import { Card, CardBody } from '@/components/ui/card';
import { OpenTrip } from './open-trip';

interface Props {
  token: string;
  sealed: string;
  /** "" for the overview. */
  part: string;
}

/** It takes a press, because mail scanners open links too. */
export function ConfirmAddress({ token, sealed, part }: Props) {
  return (
    <Card as="section" aria-labelledby="confirm-address">
      <CardBody>
        <h2 id="confirm-address" className="text-xl">
          Is this your address?
        </h2>
        <p className="mt-1.5 mb-4 text-muted">
          Confirm that our email reached you. From then on we also email you when the dates or the campsite
          change.
        </p>
        <OpenTrip token={token} openedTrip={null} confirm={sealed} part={part}>
          Confirm my address
        </OpenTrip>
      </CardBody>
    </Card>
  );
}
