'use client';

import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { askToInstall } from './install-way';
import { ShareSteps } from './share-steps';
import { useInstallWay } from './use-install-way';

export function InstallLine() {
  const way = useInstallWay();
  if (!way) return null;
  return (
    <div className="mt-4">
      {way === 'asked' ? (
        <Button
          variant="quiet"
          icon={<Icon name="monitor-smartphone" />}
          onClick={() => askToInstall().catch(() => undefined)}
        >
          Install Campmates on this device
        </Button>
      ) : (
        <>
          <h2 className="text-lg">Install Campmates on this device</h2>
          <ShareSteps />
        </>
      )}
    </div>
  );
}
