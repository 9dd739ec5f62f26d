import 'server-only';
import { forbidden } from '@/lib/errors';
import { env } from '../env';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Throws 403 for a change unless Sec-Fetch-Site or Origin names APP_URL or the requested host. */
export function requireSameOrigin(request: Request): void {
  if (reading.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site === 'same-origin') return;
  const origin = request.headers.get('origin');
  if (site === null && origin !== null && URL.canParse(origin)) {
    if (origin === new URL(env().APP_URL).origin || new URL(origin).host === request.headers.get('host'))
      return;
  }
  throw forbidden('This request did not come from a page of Campmates.');
}

/** A prefetch, a mail scanner's HEAD request or a link on another site must not change anything. */
export function isDeliberateVisit(request: Request): boolean {
  if (request.method === 'HEAD') return false;
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '';
  if (purpose.includes('prefetch') || request.headers.has('next-router-prefetch')) return false;
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
