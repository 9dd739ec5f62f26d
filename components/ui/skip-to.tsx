'use client';

import type { ReactNode } from 'react';
import { isPlainClick } from './plain-click';

interface Props {
  /** The id of the target, which gets the focus. */
  target: string;
  className: string;
  children: ReactNode;
}

/**
 * A link past the next block. It moves the focus itself, because the browser's own jump adds a
 * history entry that Next doesn't know: going back to that entry from another page would leave the
 * other page on screen.
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
