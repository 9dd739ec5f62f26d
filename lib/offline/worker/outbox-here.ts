import { OUTBOX_CHANNEL } from '../changes';
import { confirmHouseholds } from './households';
import { makeOutbox } from './outbox';
import { sendChange } from './outbox-send';
import { outboxStore } from './outbox-store';
import { ownersNow } from './owner';
import { refreshAfter } from './refresh';

declare const self: ServiceWorkerGlobalScope;

/** Chromium's background sync, which wakes a worker when the network is back. */
interface Sync {
  register: (tag: string) => Promise<void>;
}

const LOCK = 'campmates-outbox';

export const outbox = makeOutbox({
  store: outboxStore,
  owners: ownersNow,
  send: sendChange,
  now: () => Date.now(),
  // A worker that is being replaced may still be sending.
  exclusive: (work) => self.navigator.locks?.request(LOCK, work) ?? work(),
  tell: (news) => {
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.postMessage(news);
    channel.close();
    // A refused guest's household may be deleted or claimed. Pages hear of the refusal before its changes go.
    if (news.changes.some(({ refused }) => refused?.status === 401))
      confirmHouseholds().catch(() => undefined);
    for (const trip of news.sent) refreshAfter(`/api/trips/${trip}`).catch(() => undefined);
  },
  callLater: () => {
    const { sync } = self.registration as ServiceWorkerRegistration & { sync?: Sync };
    sync?.register(LOCK).catch(() => {
      // Registering fails when the person has turned background sync off. Then the pages trigger the sending.
    });
  },
});

export const sendOnSync = () => outbox.sendAll(true);
