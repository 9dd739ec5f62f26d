'use client';

import type { ReactNode, RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import type { MapState } from './use-map-view';

export interface MapFrameProps {
  element: RefObject<HTMLElement | null>;
  state: MapState;
  onRetry: () => void;
  label: string;
  /** Ids of the elements that describe the map. */
  describedBy?: string;
  failure: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Also shown while the map loads and when loading fails. */
export function MapFrame({
  element,
  state,
  onRetry,
  label,
  describedBy,
  failure,
  className,
  children,
}: MapFrameProps) {
  return (
    <div
      className={classNames(
        // A map's tiles are loaded only for the screen, so on paper the box would be empty.
        'print:hidden',
        'relative isolate overflow-hidden rounded border border-line bg-topo-0',
        className,
      )}
    >
      {children}
      {/* Leaflet adds classes to this element. A changed className would remove them. */}
      <section
        ref={element}
        tabIndex={-1}
        aria-label={label}
        aria-describedby={describedBy}
        className="map-canvas absolute inset-0"
      />
      {state === 'loading' && (
        <p className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-ink">
          <Spinner />
          Loading the map…
        </p>
      )}
      {state === 'failed' && (
        <div
          role="alert"
          className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center text-ink"
        >
          <p>{failure}</p>
          <Button
            variant="secondary"
            icon={<Icon name="rotate-cw" />}
            onClick={() => {
              // The focused button disappears.
              element.current?.focus();
              onRetry();
            }}
          >
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
