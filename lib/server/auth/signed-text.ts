import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../cipher';
import { authSecret } from './session-cookie';

export const withSignature = (use: string, text: string) => `${text}.${sign(use, text)}`;

/** Null without a value, and for a forged one. */
export function readSigned(use: string, value: string | undefined): string | null {
  const [text = '', signature = ''] = (value ?? '').split('.');
  const [made, given] = [Buffer.from(sign(use, text)), Buffer.from(signature)];
  return made.length === given.length && timingSafeEqual(made, given) ? text : null;
}

const sign = (use: string, text: string) =>
  createHmac('sha256', keyFor(authSecret(), use)).update(text).digest('base64url');
