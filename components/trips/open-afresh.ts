import type { useRouter } from 'next/navigation';
import { startTransition } from 'react';

/** After a change of who reads a trip. The router would show the frame of the one before for up to a minute. */
export const openAfresh = (
  router: ReturnType<typeof useRouter>,
  path: string,
  how: 'push' | 'replace' = 'push',
): void =>
  startTransition(() => {
    router[how](path);
    router.refresh();
  });
