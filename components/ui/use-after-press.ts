'use client';

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Longer than a tap takes until its click. Without a click in this time, no press took the focus.
 */
const PRESS_MS = 400;

/**
 * Runs the work that follows a blur after the press that caused the blur, just before its click is
 * handled. A field that grows earlier would move the pressed button away from the finger, and the
 * click would be lost. `work` gets the click.
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
