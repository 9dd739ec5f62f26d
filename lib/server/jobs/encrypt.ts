import 'server-only';
import { createHmac } from 'node:crypto';
import { decryptText, encryptText, keyFor } from '../cipher';
import { env } from '../env';

// A queued mail holds a secret link. Encryption keeps that link out of the
// queue's table and its back-ups.
const key = () => keyFor(env().AUTH_SECRET ?? '', 'mail queue');

export const encrypt = (value: unknown): string =>
  encryptText(key(), JSON.stringify(value)).toString('base64');

/** Decrypts the result of `encrypt`. Throws for another AUTH_SECRET or changed bytes. */
export const decrypt = (encrypted: string): unknown =>
  JSON.parse(decryptText(key(), Buffer.from(encrypted, 'base64')));

/** Returns a keyed hash: the same for the same words, without revealing them. */
export const fingerprint = (words: string) => createHmac('sha256', key()).update(words).digest('base64url');
