import 'server-only';
import { ownCookie, ownCookieName } from './own-cookie';

const JUST_WROTE = 'campmates-just-wrote';
/** In seconds. A replica may be 10 seconds behind and takes 60 to notice a cut-off; see db/replica.ts. */
const SECONDS = 90;

export const justWroteCookie = () => ownCookie(JUST_WROTE, '1', SECONDS);

export const hasJustWritten = (cookies: { get(name: string): unknown }): boolean =>
  cookies.get(ownCookieName(JUST_WROTE)) !== undefined;
