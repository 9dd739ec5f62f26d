import 'server-only';
import { ownCookie, ownCookieName } from './own-cookie';

const JUST_WROTE = 'campmates-just-wrote';
/**
 * In seconds. A replica takes up to 60 seconds to notice that it is cut off from the primary, and may have
 * been 10 seconds behind before (see db/replica.ts). The cookie lasts longer than both together.
 */
const SECONDS = 90;

export const justWroteCookie = () => ownCookie(JUST_WROTE, '1', SECONDS);

/** A replica may still lack this browser's last change. */
export const hasJustWritten = (cookies: { get(name: string): unknown }): boolean =>
  cookies.get(ownCookieName(JUST_WROTE)) !== undefined;
