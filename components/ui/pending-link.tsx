'use client';

import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Link } from './link';
import { LinkProgress } from './link-progress';

export type PendingLinkProps = ComponentProps<typeof Link> & {
  /** Shown (by `cover`) and read out while the next page is on its way. */
  pendingText?: string;
  /** `cover`: a veil over the whole link (cards); `after`: a spinner behind the words (text links). */
  pendingPosition?: 'cover' | 'after';
};

/** A next/link that shows at once, where the tap was, that its page is on the way. */
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
