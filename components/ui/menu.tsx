'use client';

import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface Props {
  label: string;
  /** Elements with `role="menuitem"`. */
  children: ReactNode;
  className?: string;
}

/** WAI-ARIA menu button. */
export function Menu({ label, children, className }: Props) {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = {
      ArrowDown: (at + 1) % all.length,
      ArrowUp: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  };

  return (
    <div ref={list} role="menu" aria-label={label} onKeyDown={move} className={className}>
      {children}
    </div>
  );
}
