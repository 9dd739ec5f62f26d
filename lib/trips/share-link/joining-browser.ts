import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ownCookie, ownCookieName } from '@/lib/server/auth/own-cookie';
import { authSecret } from '@/lib/server/auth/session-cookie';
import { keyFor } from '@/lib/server/cipher';

const NAME = 'campmates-joining';
const KEPT_SECONDS = 60 * 60;

interface Cookies {
  get: (name: string) => { value: string } | undefined;
}

const sign = (id: string) =>
  createHmac('sha256', keyFor(authSecret(), 'joining browser')).update(id).digest('base64url');

/**
 * Returns the random id of a browser that has opened a share link within the last hour; null without
 * one. It makes one household of two answers that the browser sends before it has a guest's cookie. The
 * signature keeps other sites and programs from choosing an id that another browser has.
 */
export function joiningBrowser(cookies: Cookies): string | null {
  const [id = '', signature = ''] = (cookies.get(ownCookieName(NAME))?.value ?? '').split('.');
  const [made, given] = [Buffer.from(sign(id)), Buffer.from(signature)];
  return made.length === given.length && timingSafeEqual(made, given) ? id : null;
}

/** Returns the Set-Cookie value that gives a browser its id; [] when it has one. */
export function joiningCookies(cookies: Cookies): string[] {
  if (joiningBrowser(cookies)) return [];
  const id = randomBytes(16).toString('base64url');
  return [ownCookie(NAME, `${id}.${sign(id)}`, KEPT_SECONDS)];
}

/** Returns the Set-Cookie value that makes a browser another one, for the next person at this device. */
export const endedJoiningCookie = () => ownCookie(NAME, '', 0);
