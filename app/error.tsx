'use client';

import { UnexpectedError } from '@/components/layout/unexpected-error';

export default function RouteError({ error, reset }: { error: Error; reset: () => void }) {
  return <UnexpectedError error={error} onRetry={reset} />;
}
