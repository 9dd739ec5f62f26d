import 'server-only';
import { ownCookie, ownCookieName } from './own-cookie';

const JUST_WROTE = 'campmates-just-wrote';
/**
 * How long the cookie lasts, in seconds. The app reads from a replica until the replica notices that
 * it is cut off from the primary. This takes up to 60 seconds, and the replica may have been 10
 * seconds behind before; see db/replica.ts. The cookie lasts longer than both together.
 */
const SECONDS = 90;

/** Returns the Set-Cookie value for a browser that has just changed something. */
export const justWroteCookie = () => ownCookie(JUST_WROTE, '1', SECONDS);

/** True when the browser has changed something so recently that a replica may lack the change. */
export const hasJustWritten = (cookies: { get(name: string): unknown }): boolean =>
  cookies.get(ownCookieName(JUST_WROTE)) !== undefined;
