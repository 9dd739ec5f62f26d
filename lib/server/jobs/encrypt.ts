import 'server-only';
import { createHmac } from 'node:crypto';
import { decryptText, encryptText, keyFor } from '../cipher';
import { env } from '../env';

// A queued mail contains a secret link, which must not be readable in the queue's table and its back-ups.
const key = () => keyFor(env().AUTH_SECRET ?? '', 'mail queue');

export const encrypt = (value: unknown): string =>
  encryptText(key(), JSON.stringify(value)).toString('base64');

export const decrypt = (encrypted: string): unknown =>
  JSON.parse(decryptText(key(), Buffer.from(encrypted, 'base64')));

/** Keyed, so that the hash doesn't reveal the words. */
export const fingerprint = (words: string) => createHmac('sha256', key()).update(words).digest('base64url');
