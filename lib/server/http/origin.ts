import 'server-only';
import { forbidden } from '@/lib/errors';
import { env } from '../env';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws 403 for a change that another site may have sent: Sec-Fetch-Site or Origin must name APP_URL or the
 * requested host.
 */
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

/**
 * False for a prefetch, a mail scanner's HEAD request and a link on another site, none of which may change
 * anything.
 */
export function isDeliberateVisit(request: Request): boolean {
  if (request.method === 'HEAD') return false;
  const purpose = request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '';
  if (purpose.includes('prefetch') || request.headers.has('next-router-prefetch')) return false;
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}
