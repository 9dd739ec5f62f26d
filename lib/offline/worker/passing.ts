import { takeShell } from './assets';
import { forgetPages } from './owner';
import { confirmOwner, notePassing, settleDoubt } from './session';

declare const self: ServiceWorkerGlobalScope;

export const isLogOut = (path: string) => /^\/(?:(?:api\/)?auth\/)?logout$/i.test(path);

/** True when a request may change who is logged in. Only path and method count, as on the server. */
export const changesSession = (path: string, method: string) =>
  isLogOut(path) ||
  /^\/(?:api\/)?auth\/(?!me\/?$)/i.test(path) ||
  (method !== 'GET' && /^\/api\/account\/(?:delete|password|sessions)(?:\/|$)/.test(path));

/** True when the worker sends a page's call itself: our pages' calls, but not event streams or downloads. */
export const answersCall = ({ method, mode, headers }: Request, path: string) =>
  mode !== 'navigate' &&
  ((headers.get('accept') === 'application/json' && /^\/(?:api|auth|crew|rides)\//.test(`${path}/`)) ||
    (method !== 'GET' && method !== 'HEAD' && changesSession(path, method)));

/**
 * Watches the requests that bypass the worker, and updates the stored data. Pages that begin or end
 * a session must bypass the worker, because the server checks their headers for a deliberate visit,
 * and a worker's own requests always look deliberate.
 */
export function watchPassing(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || answersCall(request, pathname)) return;
  const after = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (changesSession(pathname, request.method)) after(notePassing().then(settleDoubt));
  if (request.mode !== 'navigate') return;
  if (isLogOut(pathname)) {
    // Only a link on our own pages logs out; a link on another site doesn't.
    if (request.referrer.startsWith(`${origin}/`)) after(forgetPages());
    if (!self.navigator.onLine) event.respondWith(takeShell().then((shell) => shell ?? Response.error()));
  } else if (pathname === '/logged-out') after(confirmOwner({ loggedOut: true }));
}

/** True when the browser sends a page's request by itself, without the worker. */
export const passes = (path: string) =>
  isLogOut(path) || /^\/(?:api|auth|confirm-email|reset-password|unsubscribe|post-auth)(?:\/|$)/i.test(path);
