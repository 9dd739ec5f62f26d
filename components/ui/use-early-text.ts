'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * React knows only `text`, and would clear what was typed before the scripts ran at the next
 * change. `typing` is true when the box has the focus.
 */
export function useEarlyText(
  around: RefObject<HTMLElement | null>,
  text: string,
  take: (typed: string, typing: boolean) => void,
): void {
  const takeEarly = useEffectEvent(() => {
    const input = around.current?.querySelector('input');
    if (input && input.value !== text) take(input.value, input === document.activeElement);
  });
  useEffect(() => takeEarly(), []);
}
