import type { Message, Question, Questions } from '../messages';
import { householdOf } from '../owner-key';
import { keptPath } from '../pages';
import { confirmHouseholds } from './households';
import { refreshPage, sweepInTurn } from './keep-page';
import { keptInfo } from './kept-info';
import { isAway, tryNetwork } from './network';
import { outbox } from './outbox-here';
import { householdsNow, ownerNow } from './owner';
import { keepReady } from './round';
import { confirmOwner, settleDoubt } from './session';
import { removeTrip } from './trips';

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
