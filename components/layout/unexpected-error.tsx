'use client';

import { faultText, faultTitle } from '@/lib/fault-words';
import { Button } from '../ui/button';
import { LogoMark } from './logo';
import { PageMain } from './page-main';

/**
 * The page for an unhandled error: the heading that spec.md requires, a calm sentence, and links to
 * go on.
 */
export function UnexpectedError({ onRetry }: { onRetry: () => void }) {
  return (
    <PageMain width="form" className="flex flex-col items-center justify-center text-center">
      <LogoMark className="mb-6 size-12" />
      <h1 className="text-3xl">{faultTitle}</h1>
      <p className="mt-3 max-w-prose text-muted">{faultText}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        {/* Loads the whole page, because the router itself may have failed. */}
        <a href="/" className="inline-flex min-h-11 items-center px-4 underline underline-offset-4">
          Go to your trips
        </a>
      </div>
    </PageMain>
  );
}
