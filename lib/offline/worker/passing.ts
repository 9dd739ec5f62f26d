import { takeShell } from './assets';
import { forgetPages } from './owner';
import { confirmOwner, notePassing, settleDoubt } from './session';

declare const self: ServiceWorkerGlobalScope;

export const isLogOut = (path: string) => /^\/(?:(?:api\/)?auth\/)?logout$/i.test(path);

/**
 * True when a request may change who is logged in. Only its path and method decide, as on the
 * server.
 */
export const changesSession = (path: string, method: string) =>
  isLogOut(path) ||
  /^\/(?:api\/)?auth\/(?!me\/?$)/i.test(path) ||
  (method !== 'GET' && /^\/api\/account\/(?:delete|password|sessions)(?:\/|$)/.test(path));

/**
 * True when the worker sends this call of a page itself. It does so for our own pages' calls,
 * except event streams and downloads.
 */
export const answersCall = ({ method, mode, headers }: Request, path: string) =>
  mode !== 'navigate' &&
  ((headers.get('accept') === 'application/json' && /^\/(?:api|auth|crew|rides)\//.test(`${path}/`)) ||
    (method !== 'GET' && method !== 'HEAD' && changesSession(path, method)));

/**
 * Watches the requests that bypass the worker, and updates the stored data. Pages that begin or end
 * a session must bypass the worker: the server checks in their headers that the person meant to
 * open them, and requests that a worker sends always look as if the person did.
 */
export function watchPassing(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || answersCall(request, pathname)) return;
  const after = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (changesSession(pathname, request.method)) after(notePassing().then(settleDoubt));
  if (request.mode !== 'navigate') return;
  if (isLogOut(pathname)) {
    // A link to the log-out works only on our own pages. From another site it doesn't log out, so
    // the stored pages stay.
    if (request.referrer.startsWith(`${origin}/`)) after(forgetPages());
    if (!self.navigator.onLine) event.respondWith(takeShell().then((shell) => shell ?? Response.error()));
  } else if (pathname === '/logged-out') after(confirmOwner({ loggedOut: true }));
}

/** True for a path that the browser must request by itself, without the worker. */
export const passes = (path: string) =>
  isLogOut(path) || /^\/(?:api|auth|confirm-email|reset-password|unsubscribe|post-auth)(?:\/|$)/i.test(path);
