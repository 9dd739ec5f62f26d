import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export function bearsSecret({ headers }: Request, secret: string): boolean {
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
