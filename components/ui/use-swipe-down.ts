'use client';

import { type TouchEvent, useRef } from 'react';

/** In px: a shorter swipe puts the sheet back. */
const FAR = 80;

/** True when a swipe down would scroll what is under the finger. */
function scrolls(sheet: HTMLElement, touched: EventTarget): boolean {
  for (let at = touched as HTMLElement | null; at; at = at.parentElement) {
    if (at.scrollTop > 0) return true;
    if (at === sheet) return false;
  }
  return false;
}

/** Touch handlers for a sheet at the bottom of a phone's screen. */
export function useSwipeDown(onClose: () => void) {
  const from = useRef<number>(null);
  const far = ({ touches, changedTouches }: TouchEvent) =>
    Math.max(0, ((touches[0] ?? changedTouches[0])?.clientY ?? 0) - (from.current ?? 0));
  const end = ({ currentTarget }: TouchEvent<HTMLElement>) => {
    from.current = null;
    currentTarget.style.translate = '';
  };
  return {
    onTouchStart: ({ currentTarget, target, touches }: TouchEvent<HTMLElement>) => {
      const swipes = touches.length === 1 && innerWidth < 640 && !scrolls(currentTarget, target);
      from.current = swipes ? (touches[0]?.clientY ?? null) : null;
    },
    onTouchMove: (event: TouchEvent<HTMLElement>) => {
      if (from.current !== null) event.currentTarget.style.translate = `0 ${far(event)}px`;
    },
    onTouchEnd: (event: TouchEvent<HTMLElement>) => {
      const close = from.current !== null && far(event) > FAR;
      end(event);
      if (close) onClose();
    },
    onTouchCancel: end,
  };
}
