import 'server-only';
import { createHash } from 'node:crypto';
import { badInput } from '@/lib/errors';
import type { Answer } from '../invitations/schema';

/**
 * What a guest's answer has in common with a repeat of it: its Idempotency-Key and what it says. With the key alone, of
 * two people whose clients make poor keys the second would get the first one's household.
 */
export function submissionOf({ headers }: Request, answer: Answer): string | null {
  const key = headers.get('idempotency-key');
  if (!key) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badInput('An Idempotency-Key is 1 to 200 visible ASCII characters.');
  }
  return createHash('sha256')
    .update(JSON.stringify([key, answer]))
    .digest('base64url');
}
