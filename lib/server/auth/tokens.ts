import 'server-only';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keyFor } from '../cipher';
import { sameSecret } from '../same-secret';
import { authSecret } from './session-cookie';

export const withSignature = (use: string, text: string) => `${text}.${sign(use, text)}`;

/** Null without a value, and for a forged one. */
export function readSigned(use: string, value: string | undefined): string | null {
  if (!value) return null;
  const [text = '', signature = ''] = value.split('.');
  return sameSecret(signature, sign(use, text)) ? text : null;
}

const sign = (use: string, text: string) =>
  createHmac('sha256', keyFor(authSecret(), use)).update(text).digest('base64url');

/** 256 random bits, safe in a URL. Only the hash is stored. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

export function newApiToken(): { token: string; hash: string } {
  const token = `cm_${newToken().token}`;
  return { token, hash: hashToken(token) };
}

export const isApiToken = (text: string) => /^cm_[\w-]{43}$/.test(text);

/** Plain SHA-256 is enough for a value with this much randomness. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
