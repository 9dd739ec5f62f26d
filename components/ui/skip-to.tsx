'use client';

import type { ReactNode } from 'react';
import { isPlainClick } from './plain-click';

interface Props {
  target: string;
  className: string;
  children: ReactNode;
}

/**
 * Moves the focus itself, because the browser's jump would add a history entry that Next doesn't
 * know: going back to it from another page would leave the other page on the screen.
 */
export function SkipTo({ target, className, children }: Props) {
  return (
    <a
      href={`#${target}`}
      className={className}
      onClick={(event) => {
        const part = document.getElementById(target);
        if (!part || !isPlainClick(event)) return;
        event.preventDefault();
        part.focus();
      }}
    >
      {children}
    </a>
  );
}
