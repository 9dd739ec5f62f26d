'use client';

import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { Link } from './link';
import { LinkProgress } from './link-progress';

export type PendingLinkProps = ComponentProps<typeof Link> & {
  /** The text that screen readers announce while the next page loads. `cover` shows it too. */
  pendingText?: string;
  /**
   * `cover` puts a veil over the whole link, for cards. `after` puts a spinner after the text, for
   * links in a text.
   */
  pendingPosition?: 'cover' | 'after';
};

/** A next/link that shows at once that its page is loading, at the place that was tapped. */
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
