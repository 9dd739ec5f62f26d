import 'server-only';
import { env } from '../env';

const originOf = (url: string) => new URL(url.replace(/\{[a-z]\}/gi, 'a')).origin;

const NONCE = '{nonce}';
let parts: string[] | undefined;

/**
 * The Content-Security-Policy of a page: scripts run by this response's nonce alone, and other origins are let
 * in only where a provider is configured.
 */
export function contentPolicy(nonce: string): string {
  parts ??= policyFor(NONCE).split(NONCE);
  return parts.join(nonce);
}

function policyFor(nonce: string): string {
  const { NODE_ENV, APP_URL, MAP_TILE_URL, GOOGLE_MAPS_API_KEY, RECAPTCHA_SITE_KEY } = env();
  const developing = NODE_ENV === 'development';
  const maps = GOOGLE_MAPS_API_KEY ? ['https://*.googleapis.com', 'https://*.gstatic.com'] : [];
  const recaptcha = RECAPTCHA_SITE_KEY ? ['https://www.google.com', 'https://www.recaptcha.net'] : [];
  const directives: Record<string, (string | false)[]> = {
    'default-src': ["'self'"],
    // strict-dynamic: what a trusted script loads (a chunk, Google's parts) is trusted too.
    'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", developing && "'unsafe-eval'"],
    // Google Maps gives its own styles the nonce that it finds on a script.
    'style-src': [
      "'self'",
      developing ? "'unsafe-inline'" : `'nonce-${nonce}'`,
      ...(maps.length ? ['https://fonts.googleapis.com'] : []),
    ],
    'img-src': ["'self'", 'data:', 'blob:', ...(MAP_TILE_URL ? [originOf(MAP_TILE_URL)] : []), ...maps],
    'font-src': ["'self'", ...(maps.length ? ['https://fonts.gstatic.com'] : [])],
    'connect-src': ["'self'", developing && 'ws:', ...maps, ...recaptcha],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': recaptcha.length ? recaptcha : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, sources]) =>
    [name, ...sources.filter(Boolean)].join(' '),
  );
  if (APP_URL.startsWith('https:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
}

/** HSTS where the site is served over https; a browser would ignore it elsewhere. */
export function transportSecurity(): Record<string, string> {
  return env().APP_URL.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {};
}
