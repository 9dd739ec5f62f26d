import 'server-only';
import { createHmac } from 'node:crypto';
import { decryptText, encryptText, keyFor } from '../cipher';
import { env } from '../env';

// A waiting mail holds a secret link; encrypted, neither the queue's table nor its back-ups give it away.
const key = () => keyFor(env().AUTH_SECRET ?? '', 'mail queue');

export const encrypt = (value: unknown): string =>
  encryptText(key(), JSON.stringify(value)).toString('base64');

/** Opens what `encrypt` made; throws when it was made with another AUTH_SECRET or changed since. */
export const decrypt = (encrypted: string): unknown =>
  JSON.parse(decryptText(key(), Buffer.from(encrypted, 'base64')));

/** The same for the same words, and tells nothing of them. */
export const fingerprint = (words: string) => createHmac('sha256', key()).update(words).digest('base64url');
