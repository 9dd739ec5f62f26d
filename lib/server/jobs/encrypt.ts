import 'server-only';
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '../env';

// A waiting mail holds a secret link; encrypted, neither the queue's table nor its back-ups give it away.
const key = () => Buffer.from(hkdfSync('sha256', env().AUTH_SECRET ?? '', '', 'campmates mail queue', 32));

export function encrypt(value: unknown): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key(), iv);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** Opens what `encrypt` made; throws when it was made with another AUTH_SECRET or changed since. */
export function decrypt(encrypted: string): unknown {
  const bytes = Buffer.from(encrypted, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}

/** The same for the same words, and tells nothing of them. */
export const fingerprint = (words: string) => createHmac('sha256', key()).update(words).digest('base64url');
