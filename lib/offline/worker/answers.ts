import type { KeptInfo, Message, Question, Questions } from '../messages';
import { householdOf } from '../owner-key';
import { keptPath } from '../pages';
import { bytesOf, isOfPlace } from './assets';
import { heldCards, openHeld } from './cards';
import { confirmHouseholds } from './households';
import { refreshPage, sweepInTurn } from './keep-page';
import { isAway, tryNetwork } from './network';
import { outbox } from './outbox-here';
import { householdsNow, ownerNow } from './owner';
import { keepReady } from './round';
import { confirmOwner, settleDoubt, shown } from './session';
import { store } from './store';
import { lastDropped, removeTrip } from './trips';

export async function keptInfo(): Promise<KeptInfo> {
  const db = await store();
  const trips = await shown(() => db.getAll('trips'));
  const [pages, dropped] = await Promise.all([db.getAll('pages'), lastDropped()]);
  const infos = trips
    .sort((one, other) => one.start.localeCompare(other.start))
    .map(async ({ owner, id, name, start, end, open, site }) => {
      const own = pages.filter((page) => page.owner === owner && (page.trip === id || page.path === site));
      // All trips share the scripts, styles and fonts, so only maps and covers count towards a trip's size.
      const files = [...new Set(own.flatMap(({ assets }) => assets.filter(isOfPlace)))];
      const bytes = own.reduce((sum, { body }) => sum + body.byteLength, 0) + (await bytesOf(files));
      const mapBytes = await bytesOf(files.filter((file) => file.startsWith('/map/')));
      const overview = own.find(({ path }) => path === `/trip/${id}`);
      const guest = householdOf(owner) !== undefined;
      return { id, name, start, end, open, at: overview?.at ?? null, bytes, mapBytes, guest };
    });
  const kept = await Promise.all(infos);
  return { trips: kept.filter(({ bytes }) => bytes > 0), dropped: dropped ?? null };
}

declare const self: ServiceWorkerGlobalScope;

type Answers = {
  [Name in Question]: (
    says: Questions[Name]['says'],
    later: (work: Promise<unknown>) => void,
  ) => Promise<Questions[Name]['told']>;
};

/** The page that has just loaded gets its own data first. */
const IDLE_MS = 2000;

const answers: Answers = {
  hello: async ({ viewer, path }, later) => {
    if (isAway()) return null;
    const guests = (await householdsNow()).map(({ owner }) => owner);
    if (householdOf(viewer) ? !guests.includes(viewer) : guests.length > 0) await confirmHouseholds();
    if (!householdOf(viewer) && (await ownerNow()) !== viewer) await confirmOwner();
    later(afterHello(path));
    later(settleDoubt());
    return null;
  },
  tryNetwork: () => tryNetwork(),
  kept: () => keptInfo(),
  removeTrip: async ({ id }) => {
    await removeTrip(id);
    await sweepInTurn();
    return null;
  },
  keepChange: ({ viewer, change }) => outbox.keep(viewer, change),
  listChanges: () => outbox.news(),
  sendChanges: async ({ sure }) => {
    await outbox.sendAll(sure);
    return outbox.news();
  },
  takeBackChange: ({ id }) => outbox.takeBack(id),
  heldCards: (says) => heldCards(says),
  openHeld: (says) => openHeld(says, outbox.keep),
  dismissSent: async ({ ids }) => {
    await outbox.dismissSent(ids);
    return null;
  },
  retryChange: async ({ id }) => {
    await outbox.retry(id);
    return null;
  },
};

async function afterHello(path: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
  const kept = keptPath(new URL(path, self.location.origin));
  if (kept !== undefined) await refreshPage(kept);
  await keepReady();
}

export async function answerMessage(event: ExtendableMessageEvent): Promise<void> {
  const { ask, says } = event.data as Message;
  if (!Object.hasOwn(answers, ask)) return;
  const port = event.ports[0];
  const answer = answers[ask] as Answers[typeof ask];
  try {
    port?.postMessage({ told: await answer(says as never, (work) => event.waitUntil(work)) });
  } catch (error) {
    port?.postMessage({ failed: String(error) });
  }
}
