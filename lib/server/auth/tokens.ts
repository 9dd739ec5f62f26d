import 'server-only';
import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in a URL. Only the hash is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** Plain SHA-256 is enough for a value with this much randomness. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
