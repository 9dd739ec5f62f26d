import { refusalOf } from '@/lib/api-client';

/**
 * A 404 means that the item is already deleted, in another window or by an earlier attempt whose
 * response was lost.
 */
export function ignoreGone(error: unknown): void {
  if (refusalOf(error)?.status !== 404) throw error;
}
