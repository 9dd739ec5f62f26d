/** Name of the request header in which the middleware passes a page its own path and query. */
export const PATH_HEADER = 'x-campmates-path';

// Paths to which the browser doesn't return after a log-in: the API, and the pages for logging in and
// out.
const nowhere = /^\/(api|auth|login|logout|logged-out|post-auth)(\/|$)/;

/** Returns the destination after log-in when it is on this site, otherwise the fallback. */
export function safeCallback(value: string | null | undefined, fallback = '/'): string {
  if (!value?.startsWith('/') || /^\/[/\\]|[\\\s\0]/.test(value)) return fallback;
  const base = 'http://campmates.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || pathname.startsWith('//') || nowhere.test(pathname)) return fallback;
  return pathname + search + hash;
}

/** Returns the log-in page's path. After the log-in the browser goes on to `destination`. */
export const loginPath = (destination: string | null | undefined) => wayTo('/login', destination);

/**
 * Returns the path of the page that completes the profile. The browser then goes on to
 * `destination`.
 */
export const profilePath = (destination: string | null | undefined) =>
  wayTo('/complete-profile', destination);

function wayTo(page: string, destination: string | null | undefined): string {
  const callback = safeCallback(destination);
  return callback === '/' ? page : `${page}?callbackUrl=${encodeURIComponent(callback)}`;
}
