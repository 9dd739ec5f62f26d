'use client';

import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Link } from './link';
import { LinkProgress } from './link-progress';

export type PendingLinkProps = ComponentProps<typeof Link> & {
  /** Shown (by `cover`) and announced while the next page loads. */
  pendingText?: string;
  /**
   * `cover` puts a veil over the whole link (for cards); `after` puts a spinner after the text (for
   * text links).
   */
  pendingPosition?: 'cover' | 'after';
};

/** A next/link that shows at once, at the tapped place, that its page is loading. */
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
