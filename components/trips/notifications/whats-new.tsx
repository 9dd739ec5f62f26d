'use client';

import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { footRow, Plane, PlaneHeading } from '@/components/ui/plane';
import { StoryRow } from '../overview/story-row';

interface Props {
  lines: string[];
  /** The notifications. */
  children: ReactNode;
}

/** News that wasn't read yet stands above the notifications; later a row below them leads to it. */
export function WhatsNew({ lines, children }: Props) {
  // The news counts as read as soon as the page is visible, but stays until the person leaves it.
  const [shown] = useState(lines);
  if (shown.length === 0)
    return (
      <>
        {children}
        <div className="mt-8 border-y border-line">
          <StoryRow lead="sparkles" title="What’s new" href="/whats-new" />
        </div>
      </>
    );
  return (
    <>
      <Plane
        className="mb-8"
        foot={
          <PendingLink href="/whats-new" className={footRow}>
            See all that’s new
            <Icon name="chevron-right" className="text-muted" />
          </PendingLink>
        }
      >
        <PlaneHeading>What’s new</PlaneHeading>
        <ul className="mt-3 list-disc space-y-1.5 pl-5 text-body">
          {shown.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Plane>
      {children}
    </>
  );
}
