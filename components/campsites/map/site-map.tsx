'use client';

import type { Tiles } from './base-map';
import { loadOverview } from './load-overview';
import { MapFrame } from './map-frame';
import { useMapView } from './use-map-view';

export interface SiteMapProps {
  name: string;
  latitude: number;
  longitude: number;
  tiles?: Tiles | null;
  /** Must give the map a height. */
  className?: string;
}

/** The page also gives the position as text. */
export function SiteMap({ name, latitude, longitude, tiles, className = 'h-48' }: SiteMapProps) {
  const { element, state, retry } = useMapView(
    async () => {
      const [{ openSiteView }, overview] = await Promise.all([import('./site-view'), loadOverview()]);
      return (box) => openSiteView(box, { overview, tiles });
    },
    { latitude, longitude },
  );
  return (
    <MapFrame
      element={element}
      state={state}
      onRetry={retry}
      label={`Map of ${name}`}
      failure="The map couldn’t load."
      className={className}
    />
  );
}
