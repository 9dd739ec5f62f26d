import { refusalOf } from '@/lib/api-client';

/** Gone already, in another window or by a first try whose response was lost: that is what a deletion asks for. */
export function ignoreGone(error: unknown): void {
  if (refusalOf(error)?.status !== 404) throw error;
}
