import 'server-only';
import { ownCookie, ownCookieName } from './own-cookie';

const WROTE = 'campmates-wrote';
/**
 * Longer than a replica that is still read from can be behind: 60 seconds until it notices that it
 * is cut off, and 10 seconds of delay. See db/replica.ts.
 */
const SECONDS = 90;

/** Returns a Set-Cookie value that marks a browser as having just changed something. */
export const wroteCookie = () => ownCookie(WROTE, '1', SECONDS);

/** True while a replica may lack changes that the browser with these cookies has made. */
export const hasJustWritten = (cookies: { get(name: string): unknown }): boolean =>
  cookies.get(ownCookieName(WROTE)) !== undefined;
