import { type FocusEvent, useEffect, useRef } from 'react';

/** A row that goes to another card while something of it has the focus keeps it; spread on what is around the cards. */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);

  useEffect(() => {
    // React tells of no blur where what has the focus goes.
    if (!focused.current || document.activeElement !== document.body) return;
    const row = ref.current?.querySelector(`[data-line="${focused.current}"]`);
    const folded = row?.closest('details:not([open])')?.querySelector('summary');
    (folded ?? row?.querySelector('button'))?.focus();
    if (row) return;
    // It has gone beyond the rows that the page shows.
    focused.current = undefined;
    document.querySelector('main')?.focus({ preventScroll: true });
  });

  return {
    ref,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = target.closest<HTMLElement>('[data-line]')?.dataset.line;
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
