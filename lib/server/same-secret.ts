import { createHash, timingSafeEqual } from 'node:crypto';

/** The time tells nothing of the right secret, not even its length. */
export const sameSecret = (given: string | Buffer, right: string | Buffer): boolean =>
  timingSafeEqual(digest(given), digest(right));

const digest = (secret: string | Buffer) => createHash('sha256').update(secret).digest();
