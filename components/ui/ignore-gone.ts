import { refusalOf } from '@/lib/api-client';

/**
 * Ignores a 404 of a deletion. The item was deleted in another window, or by an earlier try whose
 * response was lost.
 */
export function ignoreGone(error: unknown): void {
  if (refusalOf(error)?.status !== 404) throw error;
}
