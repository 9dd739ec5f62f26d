import { takeShell } from './assets';
import { forgetPages } from './owner';
import { confirmOwner, notePassing, settleDoubt } from './session';

declare const self: ServiceWorkerGlobalScope;

export const isLogOut = (path: string) => /^\/(?:(?:api\/)?auth\/)?logout$/i.test(path);

export const changesSession = (path: string, method: string) =>
  isLogOut(path) ||
  /^\/(?:api\/)?auth\/(?!me\/?$)/i.test(path) ||
  (method !== 'GET' && /^\/api\/account\/(?:delete|password|sessions)(?:\/|$)/.test(path));

/** No event stream and no download. */
export const answersCall = ({ method, mode, headers }: Request, path: string) =>
  mode !== 'navigate' &&
  ((headers.get('accept') === 'application/json' && /^\/(?:api|auth|crew|rides)\//.test(`${path}/`)) ||
    (method !== 'GET' && method !== 'HEAD' && changesSession(path, method)));

/**
 * Pages that begin or end a session must bypass the worker: the server checks from the headers whether the
 * person opened them on purpose, unlike a prefetch or a link on another site, and every request of the worker
 * would pass.
 */
export function watchPassing(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || answersCall(request, pathname)) return;
  const after = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (changesSession(pathname, request.method)) after(notePassing().then(settleDoubt));
  if (request.mode !== 'navigate') return;
  if (isLogOut(pathname)) {
    // A link on another site logs nobody out, so the stored pages stay then.
    if (request.referrer.startsWith(`${origin}/`)) after(forgetPages());
    if (!self.navigator.onLine) event.respondWith(takeShell().then((shell) => shell ?? Response.error()));
  } else if (pathname === '/logged-out') after(confirmOwner({ loggedOut: true }));
}

export const passes = (path: string) =>
  isLogOut(path) || /^\/(?:api|auth|confirm-email|reset-password|unsubscribe|post-auth)(?:\/|$)/i.test(path);
