'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

export type MapState = 'waiting' | 'loading' | 'shown' | 'failed';

export interface MapView<Props> {
  /** Called on every render. Unchanged props must cost nothing. */
  update: (props: Props) => void;
  remove: () => void;
}

/** Loads a view once its element comes near the screen, and updates the view with the props. */
export function useMapView<Props>(
  load: () => Promise<(element: HTMLElement) => MapView<Props>>,
  props: Props,
): { element: RefObject<HTMLElement | null>; state: MapState; retry: () => void } {
  const element = useRef<HTMLElement>(null);
  const [state, setState] = useState<MapState>('waiting');
  const [view, setView] = useState<MapView<Props> | null>(null);
  const loadNow = useEffectEvent(load);
  const tell = useEffectEvent((to: MapView<Props>) => to.update(props));

  useEffect(() => {
    const box = element.current;
    if (!box || state !== 'waiting') return;
    // A hidden map, as behind the switch on phones, is not loaded either.
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setState('loading');
      },
      { rootMargin: '200px' },
    );
    seen.observe(box);
    return () => seen.disconnect();
  }, [state]);

  const wanted = state === 'loading' || state === 'shown';
  useEffect(() => {
    const box = element.current;
    if (!box || !wanted) return;
    let gone = false;
    let opened: MapView<Props> | undefined;
    loadNow()
      .then((open) => {
        if (gone) return;
        opened = open(box);
        tell(opened);
        setView(opened);
        setState('shown');
      })
      .catch(() => {
        if (!gone) setState('failed');
      });
    return () => {
      gone = true;
      setView(null);
      opened?.remove();
    };
  }, [wanted]);

  useEffect(() => view?.update(props));

  return { element, state, retry: () => setState('loading') };
}
