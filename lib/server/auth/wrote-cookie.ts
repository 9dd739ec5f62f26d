import 'server-only';
import { ownCookie, ownCookieName } from './own-cookie';

const WROTE = 'campmates-wrote';
/** Longer than a replica can be behind and still be read from: 60 seconds cut off, and 10 late; see db/replica.ts. */
const SECONDS = 90;

/** The Set-Cookie value of a browser that has just changed something. */
export const wroteCookie = () => ownCookie(WROTE, '1', SECONDS);

/** True while the browser of these cookies may miss its own changes on a replica. */
export const hasJustWritten = (cookies: { get(name: string): unknown }): boolean =>
  cookies.get(ownCookieName(WROTE)) !== undefined;
