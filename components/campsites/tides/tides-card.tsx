'use client';

import { useState } from 'react';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import type { ShownTides } from '@/lib/campsites/tides/shown-tides';
import { formatDay, formatWeekday } from '@/lib/dates';
import { TideCredit } from './tide-credit';
import { TidePicture } from './tide-picture';
import { TideZone } from './tide-zone';

/** One day; the arrows go through the days that came with the page. */
export function TidesCard({ tides }: { tides: ShownTides }) {
  const [at, setAt] = useState(0);
  const tide = tides.days[at];
  if (!tide) return null;
  const [before, after] = [tides.days[at - 1], tides.days[at + 1]];
  return (
    <Card as="section" aria-labelledby="tides" className="overflow-hidden print:hidden">
      <div className="card-header border-0">
        <h2 id="tides" aria-live="polite">
          Tides, {formatDay(tide.day)}
        </h2>
        <div className="-mr-3 flex">
          <IconButton
            label={before ? `Tides on ${formatWeekday(before.day)}` : 'No earlier day'}
            icon={<Icon name="chevron-left" />}
            disabled={!before}
            onClick={() => setAt(at - 1)}
          />
          <IconButton
            label={after ? `Tides on ${formatWeekday(after.day)}` : 'No later day'}
            icon={<Icon name="chevron-right" />}
            disabled={!after}
            onClick={() => setAt(at + 1)}
          />
        </div>
      </div>
      <TidePicture tides={tides} tide={tide} />
      <div className="px-5 pb-3">
        <TideZone zone={tides.zone} day={tide.day} />
        <TideCredit tides={tides} />
      </div>
    </Card>
  );
}
