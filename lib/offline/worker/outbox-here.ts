import { OUTBOX_CHANNEL } from '../changes';
import { confirmHouseholds } from './households';
import { makeOutbox } from './outbox';
import { sendChange } from './outbox-send';
import { shelf } from './outbox-shelf';
import { ownersNow } from './owner';
import { refreshAfter } from './refresh';

declare const self: ServiceWorkerGlobalScope;

/** Chromium's background sync, which wakes a worker once the network is back. */
interface Sync {
  register: (tag: string) => Promise<void>;
}

const LOCK = 'campmates-outbox';

/** The outbox of this device. */
export const outbox = makeOutbox({
  shelf,
  owners: ownersNow,
  send: sendChange,
  now: () => Date.now(),
  // A lock, because a worker that is being replaced may still be sending.
  exclusive: (work) => self.navigator.locks?.request(LOCK, work) ?? work(),
  tell: (news) => {
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.postMessage(news);
    channel.close();
    // After this news, delete the pages and changes of a household that has ended.
    if (news.changes.some(({ refused }) => refused?.status === 401))
      confirmHouseholds().catch(() => undefined);
    for (const trip of news.sent) refreshAfter(`/api/trips/${trip}`).catch(() => undefined);
  },
  callLater: () => {
    const { sync } = self.registration as ServiceWorkerRegistration & { sync?: Sync };
    sync?.register(LOCK).catch(() => {
      // The person has turned background sync off, so the pages trigger sending instead.
    });
  },
});

/** Sends the waiting changes when the browser's sync event says that the network is back. */
export const sendOnSync = () => outbox.sendAll(true);
