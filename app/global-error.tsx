'use client';

import { UnexpectedError } from '@/components/layout/unexpected-error';
import { faultTitle } from '@/lib/fault-words';
import { fontClasses } from './fonts';
import './globals.css';

/** Next shows this component instead of the root layout, so it has its own html and body. */
export default function GlobalError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <html lang="en-AU" className={fontClasses}>
      <body className="flex flex-col">
        <title>{faultTitle}</title>
        <UnexpectedError error={error} onRetry={reset} />
      </body>
    </html>
  );
}
