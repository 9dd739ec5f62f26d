import { type RouteHandlerCallbackOptions, type RuntimeCaching, Serwist } from 'serwist';
import { answerMessage } from './answers';
import { isAsset, keepShell, takeAsset } from './assets';
import { answerCall } from './calls';
import { checkCards } from './cards';
import { type Asked, answerNavigation, answerRouter } from './navigate';
import { sendOnSync } from './outbox-here';
import { answersCall, passes, watchPassing } from './passing';
import { openNotified, showPush } from './push';

declare const self: ServiceWorkerGlobalScope;

const by =
  (answer: (asked: Asked) => Promise<Response>) =>
  async ({ request, url, event }: RouteHandlerCallbackOptions) => {
    const later = (work: Promise<unknown>) => event.waitUntil(work.catch(() => undefined));
    try {
      return await answer({ request, url, later });
    } finally {
      later(checkCards());
    }
  };

const runtimeCaching: RuntimeCaching[] = [
  {
    matcher: ({ request, sameOrigin, url }) =>
      sameOrigin && request.mode === 'navigate' && !passes(url.pathname),
    handler: by(answerNavigation),
  },
  {
    matcher: ({ request, sameOrigin }) => sameOrigin && request.headers.has('rsc'),
    handler: by(answerRouter),
  },
  {
    matcher: ({ sameOrigin, url }) => sameOrigin && isAsset(url),
    handler: ({ request }) => takeAsset(request),
  },
  ...(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => ({
    method,
    matcher: ({ request, sameOrigin, url }: { request: Request; sameOrigin: boolean; url: URL }) =>
      sameOrigin && answersCall(request, url.pathname),
    handler: by(answerCall),
  })),
];

self.addEventListener('fetch', watchPassing);
self.addEventListener('install', (event) => event.waitUntil(keepShell()));

// A new worker replaces the old one at once: it can read everything that older workers stored.
const serwist = new Serwist({ skipWaiting: true, clientsClaim: true, runtimeCaching });
serwist.addEventListeners();

self.addEventListener('message', (event) => event.waitUntil(answerMessage(event)));
// TypeScript's DOM types have no background sync event.
self.addEventListener('sync' as 'activate', (event) => event.waitUntil(sendOnSync()));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event)));
