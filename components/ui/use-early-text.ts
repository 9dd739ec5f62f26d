'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Hands on what was typed in the text box within `around` before the page's scripts ran: React knows `text` alone, and
 * would empty the box at the next change. `typing`: the caret is still there.
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
