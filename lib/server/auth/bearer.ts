import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in constant time. */
export function bearsSecret({ headers }: Request, secret: string): boolean {
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${secret}`));
}

/** What stands in place of a program's token, right or wrong; null without one. */
export function bearerOf({ headers }: Pick<Request, 'headers'>): string | null {
  const found = /^bearer(?: (.*))?$/i.exec(headers.get('authorization') ?? '');
  return found && (found[1] ?? '');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
