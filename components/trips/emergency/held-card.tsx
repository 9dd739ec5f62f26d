'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { clockHere, dayHere } from '@/lib/offline/as-of';
import type { OpenedHere } from '@/lib/offline/messages';
import type { OpenedCard as Opened } from '@/lib/trips/emergency/schema';
import { OpenedCard } from './opened-card';
import { type CardSite, sitesOn } from './sites-on';

interface Props {
  name: string;
  opened: OpenedHere;
  sites: readonly CardSite[];
  onDone: () => void;
}

/** Opened on this device, without the server. */
export function HeldCard({ name, opened: { card, shutsAt }, sites, onDone }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(onDone, Math.max(0, shutsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [shutsAt, onDone]);
  return (
    <section aria-labelledby="held-card">
      <Button variant="quiet" className="-mt-3 mb-2 -ml-4" onClick={onDone}>
        Close the card
      </Button>
      <h2 id="held-card" ref={heading} tabIndex={-1} className="sr-only">
        Card of {name}
      </h2>
      <OpenedCard
        told={`${name} is told when you’ve reception.`}
        shutsAt={clockHere(new Date(shutsAt))}
        card={card as Opened['card']}
        sites={sitesOn(sites, dayHere())}
      />
    </section>
  );
}
