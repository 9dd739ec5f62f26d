import 'server-only';
import { env } from '../env';

export const secureCookies = () => env().APP_URL.startsWith('https:');

/** Under https the prefix __Host- keeps sibling domains from setting our cookies. */
export const ownCookieName = (name: string) => (secureCookies() ? `__Host-${name}` : name);

/** Scripts can't read the cookie. `maxAge` is in seconds; 0 deletes the cookie. */
export function ownCookie(name: string, value: string, maxAge: number): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secureCookies() ? '; Secure' : ''}`;
  return `${ownCookieName(name)}=${value}; ${flags}`;
}

const JUST_WROTE = 'campmates-just-wrote';
/** In seconds. A replica may be 10 seconds behind and takes 60 to notice a cut-off; see db/replica.ts. */
const SECONDS = 90;

export const justWroteCookie = () => ownCookie(JUST_WROTE, '1', SECONDS);

export const hasJustWritten = (cookies: { get(name: string): unknown }): boolean =>
  cookies.get(ownCookieName(JUST_WROTE)) !== undefined;
