/** The request header in which the middleware tells a page its own path and query. */
export const PATH_HEADER = 'x-campmates-path';

// API calls and the pages about logging in and out are no destinations after log-in.
const nowhere = /^\/(api|auth|login|logout|logged-out|post-auth)(\/|$)/;

/** Returns the destination after log-in if it is on this site, else the fallback. */
export function safeCallback(value: string | null | undefined, fallback = '/'): string {
  if (!value?.startsWith('/') || /^\/[/\\]|[\\\s\0]/.test(value)) return fallback;
  const base = 'http://campmates.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || pathname.startsWith('//') || nowhere.test(pathname)) return fallback;
  return pathname + search + hash;
}

/** The log-in page's path. After log-in the browser goes on to `destination`. */
export const loginPath = (destination: string | null | undefined) => wayTo('/login', destination);

/** The path of the page that completes the profile. The browser then goes on to `destination`. */
export const profilePath = (destination: string | null | undefined) =>
  wayTo('/complete-profile', destination);

function wayTo(page: string, destination: string | null | undefined): string {
  const callback = safeCallback(destination);
  return callback === '/' ? page : `${page}?callbackUrl=${encodeURIComponent(callback)}`;
}
