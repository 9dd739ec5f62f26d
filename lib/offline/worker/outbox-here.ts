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

/** The outbox of this device. */
export const outbox = makeOutbox({
  store: outboxStore,
  owners: ownersNow,
  send: sendChange,
  now: () => Date.now(),
  // Use a lock across workers, because a worker that is being replaced may still be sending.
  exclusive: (work) => self.navigator.locks?.request(LOCK, work) ?? work(),
  tell: (news) => {
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.postMessage(news);
    channel.close();
    // A refusal with status 401 means that a guest's household may be deleted or claimed. If so,
    // `confirmHouseholds` deletes its stored pages and changes. Open pages get this news before that.
    if (news.changes.some(({ refused }) => refused?.status === 401))
      confirmHouseholds().catch(() => undefined);
    for (const trip of news.sent) refreshAfter(`/api/trips/${trip}`).catch(() => undefined);
  },
  callLater: () => {
    const { sync } = self.registration as ServiceWorkerRegistration & { sync?: Sync };
    sync?.register(LOCK).catch(() => {
      // Registering fails when the person has turned background sync off. Then the pages trigger
      // the sending.
    });
  },
});

/** Sends the waiting changes when the browser's sync event says that the network is back. */
export const sendOnSync = () => outbox.sendAll(true);
