'use client';

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * In ms. Longer than the time from a press to its click. When no click comes within this time, the
 * blur wasn't caused by a press.
 */
const PRESS_MS = 400;

/**
 * Returns a function that runs `work` after a field has lost the focus. If a press on another
 * element caused the blur, `work` runs just before the click is handled, and gets the click. If it
 * ran earlier, it could make the field grow, which would move the button away from the finger and
 * lose the click.
 */
export function useAfterPress(): (work: (click?: Event) => void) => void {
  const cancel = useRef(() => {});
  useEffect(() => () => cancel.current(), []);
  return (work) => {
    cancel.current();
    const finish = (click?: Event) => {
      cancel.current();
      flushSync(() => work(click));
    };
    const timer = setTimeout(() => finish(), PRESS_MS);
    document.addEventListener('click', finish, true);
    cancel.current = () => {
      clearTimeout(timer);
      document.removeEventListener('click', finish, true);
    };
  };
}
