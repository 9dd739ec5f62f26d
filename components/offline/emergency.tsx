import { Card, CardBody } from '../ui/card';

/** Whom to call when something has happened, and what works where there is next to no network. */
export function Emergency() {
  return (
    <Card as="section" aria-labelledby="emergency">
      <CardBody>
        <h2 id="emergency" className="text-lg">
          Emergency:{' '}
          <a href="tel:000" className="underline underline-offset-4">
            000
          </a>
        </h2>
        <p className="mt-1 text-muted">
          <a href="tel:112" className="underline underline-offset-4">
            112
          </a>{' '}
          works on any mobile network in reach. The Emergency+ app tells you where you are.
        </p>
      </CardBody>
    </Card>
  );
}
