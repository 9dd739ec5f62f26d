import { Serwist } from 'serwist';
import { answerMessage } from './answers';
import { sendOnSync } from './outbox-here';
import { openNotified, showPush } from './push';

declare const self: ServiceWorkerGlobalScope;

// A new worker takes over at once: it reads whatever the one before it has kept.
const serwist = new Serwist({ skipWaiting: true, clientsClaim: true, runtimeCaching: [] });
serwist.addEventListeners();

self.addEventListener('message', (event) => event.waitUntil(answerMessage(event)));
// TypeScript knows no background sync.
self.addEventListener('sync' as 'activate', (event) => event.waitUntil(sendOnSync()));
self.addEventListener('push', (event) => event.waitUntil(showPush(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event)));
