'use client';

import { useState } from 'react';
import { IconDisc } from '@/components/ui/icon-disc';
import { PendingLink } from '@/components/ui/pending-link';

export function WhatsNew({ lines }: { lines: string[] }) {
  // The news counts as read as soon as the page is visible, but stays until the person leaves it.
  const [shown] = useState(lines);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="whats-new" className="card mb-6 flex gap-3 px-4 py-3 lg:px-5">
      <IconDisc icon="tent" />
      <div className="min-w-0 flex-1">
        <h2 id="whats-new" className="text-lg">
          What’s new
        </h2>
        <ul className="mt-2 list-disc space-y-1.5 pl-5">
          {shown.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <PendingLink
          href="/whats-new"
          pendingPosition="after"
          className="inline-flex min-h-11 items-center text-sky underline underline-offset-4"
        >
          See all that’s new
        </PendingLink>
      </div>
    </section>
  );
}
