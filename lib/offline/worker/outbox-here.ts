import { OUTBOX_CHANNEL } from '../changes';
import { confirmHouseholds } from './households';
import { makeOutbox } from './outbox';
import { sendChange } from './outbox-send';
import { shelf } from './outbox-shelf';
import { ownersNow } from './owner';
import { refreshAfter } from './refresh';

declare const self: ServiceWorkerGlobalScope;

/** Where browsers can call a worker once there is network: Chromium's. */
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
  // A worker that is being replaced may still be sending.
  exclusive: (work) => self.navigator.locks?.request(LOCK, work) ?? work(),
  tell: (news) => {
    const channel = new BroadcastChannel(OUTBOX_CHANNEL);
    channel.postMessage(news);
    channel.close();
    // A household that has ended takes its pages and changes with it, once this has been told.
    if (news.changes.some(({ refused }) => refused?.status === 401))
      confirmHouseholds().catch(() => undefined);
    for (const trip of news.sent) refreshAfter(`/api/trips/${trip}`).catch(() => undefined);
  },
  callLater: () => {
    const { sync } = self.registration as ServiceWorkerRegistration & { sync?: Sync };
    sync?.register(LOCK).catch(() => {
      // Turned off by the person: the pages ask instead.
    });
  },
});

/** The browser says that there is network; what couldn't be sent has it call again. */
export const sendOnSync = () => outbox.sendAll(true);
