import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PATH_HEADER } from '../auth/callback';
import { sessionCookieName } from '../auth/session-cookie';
import { contentPolicy } from './headers';

const POLICY_HEADER = 'content-security-policy';

const openPages = new Set(['/login', '/forgot-password', '/contact', '/logged-out', '/offline']);
const ownPages = new Set([
  '/',
  '/createtrip',
  '/notifications',
  '/your-crew',
  '/your-rides',
  '/your-gear',
  '/your-groups',
  '/your-campsites',
]);
/** The pages with an id in their address that respond to a missing one by themselves: see respond-missing.ts. */
const pageOfOne =
  /^\/(?:trip\/[\da-f-]{36}(?:\/(?:people|cars|gear|meals|costs|notices|vote|print))?|campsite\/(?:ai-)?[\da-f-]{36})$/;

/**
 * Does for the pages asked for most what the middleware would, at a small part of its cost. Its
 * matcher passes over a request with a policy, so none that a client has made up may stay.
 */
export function preparePage(request: IncomingMessage, response: ServerResponse): void {
  const { headers, method, url = '' } = request;
  delete headers[POLICY_HEADER];
  if (method !== 'GET' || 'rsc' in headers || url.includes('_rsc=')) return;
  const [path = ''] = url.split('?', 1);
  // Whether the session still runs is asked by the page itself, like everywhere.
  const signedIn = () => headers.cookie?.includes(`${sessionCookieName()}=`) === true;
  if (!openPages.has(path) && !((ownPages.has(path) || pageOfOne.test(path)) && signedIn())) return;
  const policy = contentPolicy(randomBytes(16).toString('base64'));
  headers[POLICY_HEADER] = policy;
  headers[PATH_HEADER] = url;
  response.setHeader(POLICY_HEADER, policy);
}
