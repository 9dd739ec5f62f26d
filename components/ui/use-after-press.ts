'use client';

import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * In ms: longer than from a press to its click, also of a slow hand. Some presses, such as a drag, end
 * without a click.
 */
const PRESS_MS = 1000;

const nothing = { cancel: () => {}, finish: () => {} };

/**
 * Runs `work` after a field has lost the focus; if a press caused the blur, just before its click
 * is handled. Earlier, it could make the field grow and move the button away from the finger. So
 * whatever shows or hides something when a field is left goes through this hook.
 */
export function useAfterPress(): (work: (click?: Event) => void) => void {
  const waiting = useRef(nothing);
  const pressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (event: 'mousedown' | 'mouseup', isPressed: boolean) => {
      const note = () => {
        pressed.current = isPressed;
      };
      document.addEventListener(event, note, { capture: true, signal: listening.signal });
    };
    // A finger's press sends these too, and the blur comes between them.
    on('mousedown', true);
    on('mouseup', false);
    return () => {
      listening.abort();
      waiting.current.cancel();
    };
  }, []);
  return (work) => {
    // Another field was left just before. Its work isn't lost.
    waiting.current.finish();
    if (!pressed.current) return work();
    const cancel = () => {
      clearTimeout(timer);
      document.removeEventListener('click', finish, true);
      waiting.current = nothing;
    };
    const finish = (click?: Event) => {
      cancel();
      flushSync(() => work(click));
    };
    const timer = setTimeout(() => finish(), PRESS_MS);
    document.addEventListener('click', finish, true);
    waiting.current = { cancel, finish };
  };
}
