'use client';

import { Button } from '../ui/button';
import { Card, CardBody } from '../ui/card';
import { askToInstall, type InstallWay } from './install-way';
import { ShareSteps } from './share-steps';

export interface InstallCardProps {
  way: InstallWay;
  onDone: () => void;
}

export function InstallCard({ way, onDone }: InstallCardProps) {
  const done = () => {
    // The focused button disappears with the card.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    onDone();
  };
  return (
    <Card as="section" aria-labelledby="install">
      <CardBody className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_18rem] space-y-1">
          <h2 id="install" className="text-lg">
            Have your trips at hand
          </h2>
          <p className="text-muted">
            Put Campmates on this device. Trips you’ve opened can be read without reception too.
          </p>
          {way === 'share' && <ShareSteps />}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          {way === 'asked' && (
            <Button
              variant="secondary"
              onClick={() => askToInstall().then(done, done)}
              className="max-sm:grow"
            >
              Install Campmates
            </Button>
          )}
          <Button variant="quiet" onClick={done} className="max-sm:grow">
            Not now
          </Button>
        </div>
      </CardBody>
    </Card>
  );
}
