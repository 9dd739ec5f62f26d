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
