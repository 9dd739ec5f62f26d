import 'server-only';
import { randomBytes } from 'node:crypto';
import { ownCookie, ownCookieName } from '@/lib/server/auth/own-cookie';
import { readSigned, withSignature } from '@/lib/server/auth/tokens';

const NAME = 'campmates-joining';
const SIGNED = 'joining browser';
const KEPT_SECONDS = 60 * 60;

interface Cookies {
  get: (name: string) => { value: string } | undefined;
}

/**
 * Makes one household of two answers that a browser sends before it has a guest's cookie. The signature
 * keeps other sites and programs from choosing an id that another browser has.
 */
export const joiningBrowser = (cookies: Cookies): string | null =>
  readSigned(SIGNED, cookies.get(ownCookieName(NAME))?.value);

export function joiningCookies(cookies: Cookies): string[] {
  if (joiningBrowser(cookies)) return [];
  const id = randomBytes(16).toString('base64url');
  return [ownCookie(NAME, withSignature(SIGNED, id), KEPT_SECONDS)];
}

/** For the next person at this device. */
export const endedJoiningCookie = () => ownCookie(NAME, '', 0);
