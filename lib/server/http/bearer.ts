import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export function bearsSecret({ headers }: Request, secret: string): boolean {
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`));
}

/** A program's token; null without one. */
export function bearerOf({ headers }: Request): string | null {
  const [, token = null] = /^Bearer (cm_[\w-]{43})$/.exec(headers.get('authorization') ?? '') ?? [];
  return token;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
