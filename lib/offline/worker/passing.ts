import { takeShell } from './assets';
import { forgetPages } from './owner';
import { confirmOwner, noteDoubt } from './session';

declare const self: ServiceWorkerGlobalScope;

export const isLogOut = (path: string) => /^\/(?:(?:api\/)?auth\/)?logout$/.test(path);

/**
 * Pages that begin or end a session pass the worker by: the server tells by their headers whether somebody meant it,
 * and a worker's own requests always look as if. What they mean for the things that are kept is seen to here.
 */
export function watchPassing(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode !== 'navigate' || origin !== self.location.origin) return;
  const after = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
  if (isLogOut(pathname)) {
    // From one of our pages; another site's link ends no session.
    if (request.referrer.startsWith(`${origin}/`)) after(forgetPages());
    if (!self.navigator.onLine) event.respondWith(takeShell().then((shell) => shell ?? Response.error()));
  } else if (pathname === '/logged-out') after(confirmOwner({ loggedOut: true }));
  else if (pathname.startsWith('/api/auth/callback/')) after(noteDoubt());
}

/** Whether a page's request is left to the browser. */
export const passes = (path: string) =>
  isLogOut(path) || /^\/(?:api|auth|confirm-email|reset-password|unsubscribe|post-auth)(?:\/|$)/.test(path);
