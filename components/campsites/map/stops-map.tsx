'use client';

import type { Tiles } from './base-map';
import { loadOverview } from './load-overview';
import { MapFrame } from './map-frame';
import type { StopsViewProps } from './stops-view';
import { useMapView } from './use-map-view';

interface Props extends StopsViewProps {
  tiles: Tiles | null;
  /** Must give the map a height. */
  className: string;
}

/** The page also lists the stops in order. */
export function StopsMap({ stops, tiles, className }: Props) {
  const { element, state, retry } = useMapView(
    async () => {
      const [{ openStopsView }, overview] = await Promise.all([import('./stops-view'), loadOverview()]);
      return (box) => openStopsView(box, { overview, tiles });
    },
    { stops },
  );
  return (
    <MapFrame
      element={element}
      state={state}
      onRetry={retry}
      label="Map of the stops"
      failure="The map couldn’t load."
      className={className}
    />
  );
}
