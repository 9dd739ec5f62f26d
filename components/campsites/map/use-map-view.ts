'use client';

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

export type MapState = 'waiting' | 'loading' | 'shown' | 'failed';

export interface MapView<Props> {
  /** Called on every render. Must do nothing when the props have not changed. */
  update: (props: Props) => void;
  remove: () => void;
}

/** Loads the map once its element comes near the screen. */
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
    // A hidden map, such as the one behind the list on a phone, is not loaded until it is shown.
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
