'use client';

import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Link } from './link';
import { LinkProgress } from './link-progress';

export type PendingLinkProps = ComponentProps<typeof Link> & {
  /** Announced to screen readers; `cover` shows it too. */
  pendingText?: string;
  /** `cover` is for cards, `after` for links in a text. */
  pendingPosition?: 'cover' | 'after';
};

export function PendingLink({
  pendingText = 'Loading…',
  pendingPosition = 'cover',
  className,
  children,
  ...props
}: PendingLinkProps) {
  return (
    <Link {...props} className={classNames(pendingPosition === 'cover' && 'relative', className)}>
      {children}
      <LinkProgress text={pendingText} look={pendingPosition} />
    </Link>
  );
}
