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
 * A link that skips the next block by moving the focus. The browser's own jump would add a history
 * entry that Next doesn't know. If a person then went back to that entry from another page, the
 * other page would stay on the screen.
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
