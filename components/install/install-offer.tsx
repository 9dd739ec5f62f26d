'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { useDraftOwner } from '../ui/drafts';
import type { InstallCardProps } from './install-card';
import { endOffer, isOfferDue, onOffer } from './offer';
import { useInstallWay } from './use-install-way';

interface Shown extends Pick<InstallCardProps, 'way'> {
  Card: ComponentType<InstallCardProps>;
}

/** On the page that confirms that a person is going, and only once on each device. */
export function InstallOffer() {
  const account = useDraftOwner();
  const way = useInstallWay();
  const due = useSyncExternalStore(
    onOffer,
    () => isOfferDue(account),
    () => false,
  );
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (!due || !way) return;
    let gone = false;
    import('./install-card').then(
      ({ InstallCard }) => {
        if (gone) return;
        setShown({ way, Card: InstallCard });
        endOffer();
      },
      // When the card can't be loaded, the offer is made later.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [due, way]);

  useEffect(() => {
    // Also while the browser's own dialog is open.
    if (!way) setShown(undefined);
  }, [way]);

  if (!shown) return null;
  return <shown.Card way={shown.way} onDone={() => setShown(undefined)} />;
}
