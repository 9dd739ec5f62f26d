import { takeShell } from './assets';
import { forgetPages } from './owner';
import { confirmOwner, notePassing, settleDoubt } from './session';

declare const self: ServiceWorkerGlobalScope;

export const isLogOut = (path: string) => /^\/(?:(?:api\/)?auth\/)?logout$/i.test(path);

/** Whether a request may change who is logged in here, whatever its headers: the server reads no more than its path. */
export const changesSession = (path: string, method: string) =>
  isLogOut(path) ||
  /^\/(?:api\/)?auth\/(?!me\/?$)/i.test(path) ||
  (method !== 'GET' && /^\/api\/account\/(?:delete|password|sessions)(?:\/|$)/.test(path));

/** Whether a page's call goes by way of the worker: what our pages ask for, and no stream of events or download. */
export const answersCall = ({ method, mode, headers }: Request, path: string) =>
  mode !== 'navigate' &&
  ((headers.get('accept') === 'application/json' && /^\/(?:api|auth|crew|rides)\//.test(`${path}/`)) ||
    (method !== 'GET' && method !== 'HEAD' && changesSession(path, method)));

/**
 * Pages that begin or end a session pass the worker by, and so does what only reads: the server tells by the headers
 * whether somebody meant it, and a worker's own requests always look as if. What such a request means for the things
 * that are kept is seen to here.
 */
export function watchPassing(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || answersCall(request, pathname)) return;
  const after = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (changesSession(pathname, request.method)) after(notePassing().then(settleDoubt));
  if (request.mode !== 'navigate') return;
  if (isLogOut(pathname)) {
    // From one of our pages; another site's link ends no session.
    if (request.referrer.startsWith(`${origin}/`)) after(forgetPages());
    if (!self.navigator.onLine) event.respondWith(takeShell().then((shell) => shell ?? Response.error()));
  } else if (pathname === '/logged-out') after(confirmOwner({ loggedOut: true }));
}

/** Whether a page's request is left to the browser. */
export const passes = (path: string) =>
  isLogOut(path) || /^\/(?:api|auth|confirm-email|reset-password|unsubscribe|post-auth)(?:\/|$)/i.test(path);
