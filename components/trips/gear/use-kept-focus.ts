import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus on a row when the row moves to another section. Returns the props for the element
 * that contains the sections.
 */
export function useKeptFocus() {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<string>(undefined);

  useEffect(() => {
    // React fires no blur event when the focused element is removed.
    if (!focused.current || document.activeElement !== document.body) return;
    const row = ref.current?.querySelector(`[data-line="${focused.current}"]`);
    const folded = row?.closest('details:not([open])')?.querySelector('summary');
    const tool = row?.querySelector<HTMLElement>('.gear-tools button');
    (folded ?? tool ?? row?.querySelector('summary'))?.focus();
    if (row) return;
    // The row that had the focus is no longer on the page.
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
