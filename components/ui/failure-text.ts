import { refusalOf } from '@/lib/api-client';
import { NEEDS_RECEPTION, SOMETHING_WENT_WRONG } from '@/lib/errors';

/** The service worker's knowledge counts too: see components/offline/network.ts. */
const isAway = () => !navigator.onLine || document.documentElement.hasAttribute('data-offline');

export const unreachableText = (failed: string, offline = NEEDS_RECEPTION) => (isAway() ? offline : failed);

export function failureText(error: unknown, failed = SOMETHING_WENT_WRONG): string {
  const refusal = refusalOf(error);
  return refusal?.serverText || (refusal?.status === 0 ? unreachableText(failed) : failed);
}
