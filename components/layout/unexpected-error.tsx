'use client';

import { useEffect, useState } from 'react';
import { faultReference, faultText, faultTitle } from '@/lib/fault-words';
import { pageRequestId, reportError } from '@/lib/report-error';
import { Button } from '../ui/button';
import { LogoMark } from './logo';
import { PageMain } from './page-main';

interface UnexpectedErrorProps {
  error: Error & { digest?: string };
  onRetry: () => void;
}

/** The heading is the one that spec.md requires; the number names the request in the log. */
export function UnexpectedError({ error, onRetry }: UnexpectedErrorProps) {
  const [requestId, setRequestId] = useState<string | null>(null);
  useEffect(() => {
    setRequestId(pageRequestId());
    // An error with a digest happened on the server, which has logged it.
    if (!error.digest) reportError(error);
  }, [error]);
  const reference = requestId ?? error.digest;
  return (
    <PageMain width="form" className="flex flex-col items-center justify-center text-center">
      <LogoMark className="mb-6 size-12" />
      <h1 className="text-3xl">{faultTitle}</h1>
      <p className="mt-3 max-w-prose text-muted">{faultText}</p>
      {reference && (
        <p className="mt-3 max-w-prose text-muted wrap-anywhere">
          {faultReference} <code className="text-sm select-all">{reference}</code>
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Try again</Button>
        {/* The router itself may have failed, so this loads the whole page. */}
        <a href="/" className="inline-flex min-h-11 items-center px-4 underline underline-offset-4">
          Go to your trips
        </a>
      </div>
    </PageMain>
  );
}
