import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a request names a secret as its bearer token. How long that takes tells nothing of the secret. */
export function bearsSecret({ headers }: Request, secret: string): boolean {
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`));
}

const digest = (text: string) => createHash('sha256').update(text).digest();
