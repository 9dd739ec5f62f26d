export const PATH_HEADER = 'x-campmates-path';

const nowhere = /^\/(api|auth|login|logout|logged-out|post-auth)(\/|$)/;

/** The destination only when it is on this site, otherwise the fallback. */
export function safeCallback(value: string | null | undefined, fallback = '/'): string {
  if (!value?.startsWith('/') || /^\/[/\\]|[\\\s\0]/.test(value)) return fallback;
  const base = 'http://campmates.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base || pathname.startsWith('//') || nowhere.test(pathname)) return fallback;
  return pathname + search + hash;
}

export const loginPath = (destination: string | null | undefined) => wayTo('/login', destination);

export const profilePath = (destination: string | null | undefined) =>
  wayTo('/complete-profile', destination);

function wayTo(page: string, destination: string | null | undefined): string {
  const callback = safeCallback(destination);
  return callback === '/' ? page : `${page}?callbackUrl=${encodeURIComponent(callback)}`;
}
