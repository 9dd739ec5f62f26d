'use client';

import type { ReactNode } from 'react';
import { isPlainClick } from './plain-click';

interface Props {
  /** The id of what is gone to, which takes the focus. */
  target: string;
  className: string;
  children: ReactNode;
}

/**
 * A link past what comes next. It moves the focus by itself: the browser's own jump would leave an entry in the history
 * that Next doesn't know, and going back to it from another page would show that page still.
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
