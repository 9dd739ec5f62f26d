import { takeShell } from './assets';
import { forgetPages } from './owner';
import { confirmOwner, notePassing, settleDoubt } from './session';

declare const self: ServiceWorkerGlobalScope;

export const isLogOut = (path: string) => /^\/(?:(?:api\/)?auth\/)?logout$/i.test(path);

/**
 * True when a request may change who is logged in. This depends only on the request's path and
 * method, as on the server.
 */
export const changesSession = (path: string, method: string) =>
  isLogOut(path) ||
  /^\/(?:api\/)?auth\/(?!me\/?$)/i.test(path) ||
  (method !== 'GET' && /^\/api\/account\/(?:delete|password|sessions)(?:\/|$)/.test(path));

/**
 * True when the worker sends this request of a page itself: an API request of our own pages, but no
 * event stream and no download.
 */
export const answersCall = ({ method, mode, headers }: Request, path: string) =>
  mode !== 'navigate' &&
  ((headers.get('accept') === 'application/json' && /^\/(?:api|auth|crew|rides)\//.test(`${path}/`)) ||
    (method !== 'GET' && method !== 'HEAD' && changesSession(path, method)));

/**
 * Watches the requests that bypass the worker, and updates the stored data. Pages that begin or end a
 * session must bypass the worker, because the server checks from the request's headers whether the
 * person opened the page on purpose. A prefetch or a link on another site fails this check, but every
 * request that the worker sends would pass it.
 */
export function watchPassing(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || answersCall(request, pathname)) return;
  const after = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (changesSession(pathname, request.method)) after(notePassing().then(settleDoubt));
  if (request.mode !== 'navigate') return;
  if (isLogOut(pathname)) {
    // The log-out page works only when one of our own pages links to it. A link on another site logs
    // nobody out, so keep the stored pages then.
    if (request.referrer.startsWith(`${origin}/`)) after(forgetPages());
    if (!self.navigator.onLine) event.respondWith(takeShell().then((shell) => shell ?? Response.error()));
  } else if (pathname === '/logged-out') after(confirmOwner({ loggedOut: true }));
}

/**
 * True for a path to which a navigation must bypass the worker: the API, pages that begin or end a
 * session (see watchPassing), and pages to which mails link.
 */
export const passes = (path: string) =>
  isLogOut(path) || /^\/(?:api|auth|confirm-email|reset-password|unsubscribe|post-auth)(?:\/|$)/i.test(path);
