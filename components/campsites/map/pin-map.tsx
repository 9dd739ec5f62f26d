'use client';

import { useId } from 'react';
import { spotText } from '@/lib/campsites/directions';
import type { Position } from '@/lib/geometry';
import type { Tiles } from './base-map';
import { loadOverview } from './load-overview';
import { MapFrame } from './map-frame';
import { useMapView } from './use-map-view';

export interface PinMapProps {
  position: Position | null;
  /**
   * Rounded to six decimals. The position may be outside Australia, which the form then reports.
   */
  onMove: (position: Position) => void;
  /** Where the map opens without a pin; null shows the whole country. */
  near?: Position | null;
  tiles?: Tiles | null | undefined;
  /** Must give the map a height. */
  className?: string;
}

/** People tap the map, drag the pin, or move it with the arrow keys. */
export function PinMap({ position, onMove, near = null, tiles, className = 'h-72' }: PinMapProps) {
  const help = useId();
  const { element, state, retry } = useMapView(
    async () => {
      const [{ openPinView }, overview] = await Promise.all([import('./pin-view'), loadOverview()]);
      return (box) => openPinView(box, { overview, tiles });
    },
    { position, near, onMove },
  );
  return (
    <div>
      <MapFrame
        element={element}
        state={state}
        onRetry={retry}
        label="Map for the exact spot"
        describedBy={help}
        failure="The map couldn’t load."
        className={className}
      />
      <p role="status" className="mt-2 text-sm text-muted tabular-nums">
        {position ? `Pin at ${spotText(position, 5)}` : 'No pin yet. Tap the map to set it.'}
      </p>
      <p id={help} className="sr-only">
        Press Enter on the map to set the pin in the middle. Arrow keys move the map, or the pin when it has
        the focus; with Shift it takes bigger steps.
      </p>
    </div>
  );
}
