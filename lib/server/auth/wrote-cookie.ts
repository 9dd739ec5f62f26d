import 'server-only';
import { ownCookie, ownCookieName } from './own-cookie';

const JUST_WROTE = 'campmates-just-wrote';
/**
 * Longer than a replica can lag and still be read: a replica notices after 60 seconds that it is cut
 * off, and may have applied changes 10 seconds late; see db/replica.ts.
 */
const SECONDS = 90;

/** Returns the Set-Cookie value for a browser that has just changed something. */
export const justWroteCookie = () => ownCookie(JUST_WROTE, '1', SECONDS);

/** True when the cookies' browser has changed something so recently that a replica may lack the change. */
export const hasJustWritten = (cookies: { get(name: string): unknown }): boolean =>
  cookies.get(ownCookieName(JUST_WROTE)) !== undefined;
