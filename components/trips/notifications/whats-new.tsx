'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { footRow, Plane, PlaneHeading } from '@/components/ui/plane';
import { StoryRow } from '../overview/story-row';

export function WhatsNew({ lines }: { lines: string[] }) {
  // The news counts as read as soon as the page is visible, but stays until the person leaves it.
  const [shown] = useState(lines);
  if (shown.length === 0)
    return (
      <div className="mt-8 border-y border-line">
        <StoryRow lead="sparkles" title="What’s new" href="/whats-new" />
      </div>
    );
  return (
    <Plane
      className="mt-8"
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
  );
}
