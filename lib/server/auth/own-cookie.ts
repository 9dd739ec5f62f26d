import 'server-only';
import { env } from '../env';

export const secureCookies = () => env().APP_URL.startsWith('https:');

/**
 * Returns the name that a cookie has in the browser. Under https it has the prefix __Host-, which
 * keeps sibling domains from setting our cookies.
 */
export const ownCookieName = (name: string) => (secureCookies() ? `__Host-${name}` : name);

/**
 * Returns the Set-Cookie value of a cookie that scripts can't read. `maxAge` is in seconds; 0
 * deletes the cookie.
 */
export function ownCookie(name: string, value: string, maxAge: number): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secureCookies() ? '; Secure' : ''}`;
  return `${ownCookieName(name)}=${value}; ${flags}`;
}
