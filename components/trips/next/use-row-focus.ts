import { useEffect, useRef } from 'react';

/** The ref of a row that takes the focus when a new `state` removes the focused button. */
export function useRowFocus<Row extends HTMLElement>(state: unknown) {
  const row = useRef<Row>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) row.current?.focus({ preventScroll: true });
  }, [state]);
  return row;
}
