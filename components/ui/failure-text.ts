import { refusalOf } from '@/lib/api-client';
import { NEEDS_RECEPTION, SOMETHING_WENT_WRONG } from '@/lib/errors';

/**
 * True when the browser or the service worker knows that there is no network: see
 * components/offline/network.ts.
 */
const isAway = () => !navigator.onLine || document.documentElement.hasAttribute('data-offline');

/** Returns the text for a request without a response. */
export const unreachableText = (failed: string, offline = NEEDS_RECEPTION) => (isAway() ? offline : failed);

/** Returns the text to show for an error: the server's message if it sent one. */
export function failureText(error: unknown, failed = SOMETHING_WENT_WRONG): string {
  const refusal = refusalOf(error);
  return refusal?.serverText || (refusal?.status === 0 ? unreachableText(failed) : failed);
}
