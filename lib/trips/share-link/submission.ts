import 'server-only';
import { createHash } from 'node:crypto';
import { badInput } from '@/lib/errors';
import type { GuestAnswer } from '../attendance/guest-schema';

/**
 * The Idempotency-Key alone isn't enough: if two browsers made the same weak key, two people would share
 * one household.
 */
export function submissionOf({ headers }: Request, answer: GuestAnswer): string | null {
  const key = headers.get('idempotency-key');
  if (!key) return null;
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw badInput('An Idempotency-Key is 1 to 200 visible ASCII characters.');
  }
  return createHash('sha256')
    .update(JSON.stringify([key, answer]))
    .digest('base64url');
}
