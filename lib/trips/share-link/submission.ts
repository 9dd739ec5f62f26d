import 'server-only';
import { createHash } from 'node:crypto';
import { badInput } from '@/lib/errors';
import type { Answer } from '../invitations/schema';

/**
 * What tells a repeat of a guest's answer: its Idempotency-Key and its words. With only the key, the second of two
 * people with poor keys would get the first one's household.
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
