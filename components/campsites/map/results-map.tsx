'use client';

import { useRouter } from 'next/navigation';
import { useId, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Position } from '@/lib/geometry';
import type { Tiles } from './base-map';
import { loadOverview } from './load-overview';
import { MapFrame } from './map-frame';
import type { Area } from './moved-area';
import type { Pin } from './pins';
import { useMapView } from './use-map-view';

export interface ResultsMapProps {
  centre: Position;
  /** In km, drawn as a circle. */
  radius: number;
  pins: readonly Pin[];
  /** When the map comes into view. */
  onLoad?: () => void;
  /** The card in the list is marked too; null when no pin is marked. */
  activeId: string | null;
  /** By the pointer or the focus; null when it leaves. */
  onActivate: (id: string | null) => void;
  /** Anywhere but on a pin. */
  onTap?: () => void;
  /** Returns true when the page shows the pin's campsite itself, so that the map needs no popup. */
  onChoose?: (id: string) => boolean;
  /** The URL of this page for a search in the area that the map shows. */
  searchOf: (area: Area) => string;
  tiles?: Tiles | null;
  /**
   * 'map' when the map fills the screen and one finger may move it; otherwise one finger scrolls
   * the page.
   */
  swipe?: 'page' | 'map';
  /** Must give the map a height. */
  className?: string;
}

/** The list beside the map has the same results as text. */
export function ResultsMap({
  centre,
  radius,
  pins,
  onLoad,
  activeId,
  onActivate,
  onTap,
  onChoose,
  searchOf,
  tiles,
  swipe,
  className = 'h-96',
}: ResultsMapProps) {
  const help = useId();
  const router = useRouter();
  const [area, setArea] = useState<Area | null>(null);
  const [searching, startSearch] = useTransition();
  const { element, state, retry } = useMapView(
    async () => {
      onLoad?.();
      const [{ openResultsView }, overview] = await Promise.all([import('./results-view'), loadOverview()]);
      return (box) => openResultsView(box, { overview, tiles, swipe });
    },
    {
      centre,
      radius,
      pins,
      activeId,
      onActivate,
      onTap,
      onChoose,
      onMove: setArea,
      go: (href: string) => router.push(href),
    },
  );
  return (
    <>
      <p id={help} className="sr-only">
        The list of results has the same campsites in words. Arrow keys move the map, plus and minus zoom it;
        Tab goes through the campsites on it.
      </p>
      <MapFrame
        element={element}
        state={state}
        onRetry={retry}
        label="Map of results"
        describedBy={help}
        failure="The map couldn’t load. The list has everything."
        className={className}
      >
        {area && (
          <p className="pointer-events-none absolute inset-x-0 top-2.5 z-[1001] sheet:top-28 text-center">
            <Button
              size="sm"
              variant="secondary"
              className="pointer-events-auto"
              icon={<Icon name="search" />}
              pending={searching}
              onClick={() => {
                // The focused button disappears with the new results.
                element.current?.focus({ preventScroll: true });
                startSearch(() => router.replace(searchOf(area), { scroll: false }));
              }}
            >
              Search this area
            </Button>
          </p>
        )}
      </MapFrame>
    </>
  );
}
