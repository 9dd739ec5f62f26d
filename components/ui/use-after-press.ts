'use client';

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** A tap's click comes well before; where none comes, the focus was not taken by a press. */
const PRESS_MS = 400;

/**
 * Does what follows a blur once the press behind it is over, before its click does its own work: what grows in
 * between would move the pressed button from under the finger, and the click would be lost. `work` is given the click.
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
