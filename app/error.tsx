'use client';

import { UnexpectedError } from '@/components/layout/unexpected-error';

export default function RouteError({ reset }: { error: Error; reset: () => void }) {
  return <UnexpectedError onRetry={reset} />;
}
