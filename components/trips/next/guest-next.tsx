'use client';

import { Card } from '@/components/ui/card';
import type { NextThing } from '@/lib/trips/next/thing';
import { NextRows } from './next-rows';

interface Props {
  tripId: string;
  things: readonly NextThing[];
}

/** For a guest who has just answered Going: what is next on the trip. */
export const GuestNext = ({ tripId, things }: Props) => (
  <section aria-labelledby="next">
    <h2 id="next" className="mb-2 text-row font-semibold">
      What’s next
    </h2>
    <Card className="px-5 py-1">
      <NextRows tripId={tripId} things={things} onAsk={null} />
    </Card>
    <p className="mt-3 text-center text-muted">Not now? It’s all in the trip.</p>
  </section>
);
