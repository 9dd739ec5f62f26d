import { type KeptChange, type NewChange, OPENING, type OutboxNews, versionIn } from '../changes';
import { householdOf } from '../owner-key';
import type { Outcome } from './outbox-send';
import type { OutboxStore } from './outbox-store';

export interface Surroundings {
  store: OutboxStore;
  owners: () => Promise<string[]>;
  send: (change: KeptChange) => Promise<Outcome>;
  now: () => number;
  exclusive: (work: () => Promise<void>) => Promise<void>;
  tell: (news: OutboxNews) => void;
  callLater: () => void;
}

/** The server has forgotten the keys of older changes and could apply them twice. */
export const LONGEST_MS = 14 * 24 * 60 * 60 * 1000;
const TOO_OLD = 'This waited for more than 14 days, so it was not sent.';
/** After this many 500 responses the change itself must be the cause, so it counts as refused. */
const MOST_FAULTS = 5;
const FAULT = 'We tried five times, and something went wrong each time.';
const SHOWN_SENT_MS = 24 * 60 * 60 * 1000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;

const waits = ({ refused, sentAt }: KeptChange) => !refused && sentAt === undefined;

/** The next change of the item must be based on the version that this change may have created. */
const mayBeNewest = (change: KeptChange) =>
  waits(change) && change.tried === true && versionIn(change.body) !== undefined;

const sameThing = (one: KeptChange, other: KeptChange) =>
  one.thing !== null && one.thing === other.thing && one.viewer === other.viewer;

/** Sends the waiting changes in order, one at a time, and each only once. */
export function makeOutbox({ store, owners, send, now, exclusive, tell, callLater }: Surroundings) {
  let sending: number | undefined;
  let running: Promise<void> | undefined;
  let askedAgain = false;
  let pause = { until: 0, times: 0 };

  /** Deletes changes of anybody else than this device's owners, and old sent ones. */
  async function own(): Promise<KeptChange[]> {
    const known = await owners();
    const all = await store.all();
    const others = all.filter(({ viewer }) => !known.includes(viewer));
    const old = all.filter(({ sentAt }) => sentAt !== undefined && now() - sentAt >= SHOWN_SENT_MS);
    for (const { id } of [...others, ...old]) await store.remove(id);
    return all.filter((change) => known.includes(change.viewer) && !old.includes(change));
  }

  async function news(sent: string[] = []): Promise<OutboxNews> {
    const all = await own();
    const changes = all.filter(({ sentAt }) => sentAt === undefined);
    const sentChanges = all.filter(({ sentAt }) => sentAt !== undefined);
    const viewer = (await owners()).find((owner) => !householdOf(owner));
    return { viewer, changes, sentChanges, sent, retryInMs: Math.max(0, pause.until - now()) };
  }

  const tellAll = async (sent?: string[]) => tell(await news(sent));

  async function keep(viewer: string, change: NewChange): Promise<boolean> {
    if (!(await owners()).includes(viewer)) return false;
    const kept = { ...change, viewer, since: now(), faults: 0, refused: null };
    const before = (await own()).filter(
      (each) => sameThing(each, { ...kept, id: 0 }) && !mayBeNewest(each) && each.made === undefined,
    );
    await store.add(kept);
    for (const { id } of before) await store.remove(id);
    callLater();
    await tellAll();
    return true;
  }

  /** Resolves to false when the change was sent or is being sent, or is an opening that waits. */
  async function takeBack(id: number): Promise<boolean> {
    const stays = (await store.all()).some(
      (each) => each.id === id && (each.sentAt !== undefined || (each.kind === OPENING && waits(each))),
    );
    if (id === sending || stays) return false;
    const done = await store.remove(id);
    await tellAll();
    return done;
  }

  async function dismissSent(ids: number[]): Promise<void> {
    const sent = (await own()).filter(({ id, sentAt }) => sentAt !== undefined && ids.includes(id));
    for (const { id } of sent) await store.remove(id);
    await tellAll();
  }

  async function retry(id: number): Promise<void> {
    await store.change(id, { refused: null, faults: 0, since: now() });
    await sendAll(true);
  }

  function sendAll(sure = false): Promise<void> {
    if (!sure && now() < pause.until) return Promise.resolve();
    askedAgain = true;
    running ??= exclusive(sendWhatWaits).finally(() => {
      running = undefined;
    });
    return running;
  }

  async function sendWhatWaits(): Promise<void> {
    while (askedAgain) {
      askedAgain = false;
      const signedOut = new Set<string>();
      while (await sendNext(signedOut));
    }
  }

  async function sendNext(signedOut: Set<string>): Promise<boolean> {
    const waiting = (await own()).filter((each) => waits(each) && !signedOut.has(each.viewer));
    // The home contact is waiting for the news of a camper who is back.
    const next = waiting.find(({ path }) => path.endsWith('/home-contact/back')) ?? waiting[0];
    if (!next) return false;
    sending = next.id;
    try {
      const body = await rebased(next);
      if (!(await store.change(next.id, { tried: true, body }))) return true;
      const outcome: Outcome =
        now() - next.since >= LONGEST_MS
          ? { came: 'refusal', status: 0, words: TOO_OLD }
          : await send({ ...next, body });
      if (outcome.came === 'signed out') signedOut.add(next.viewer);
      return await settle(next, outcome);
    } finally {
      sending = undefined;
    }
  }

  async function settle(change: KeptChange, outcome: Outcome): Promise<boolean> {
    const { id, trip, faults } = change;
    if (outcome.came === 'done') {
      pause = { until: 0, times: 0 };
      const { version: made } = outcome;
      await store.change(id, { sentAt: now(), ...(made !== undefined && { made }) });
      await tellAll([trip]);
      return true;
    }
    if (outcome.came === 'refusal') {
      const { status, words, fields } = outcome;
      // When a later change of the same item waits, this refusal no longer matters.
      const later = (await own()).some((each) => each.id > id && waits(each) && sameThing(each, change));
      if (later) await store.remove(id);
      else await store.change(id, { refused: { status, words, ...(fields && { fields }) } });
      await tellAll();
      return true;
    }
    if (outcome.came === 'fault') {
      const refused = faults + 1 >= MOST_FAULTS ? { status: 500, words: FAULT } : null;
      await store.change(id, { faults: faults + 1, refused });
      if (refused) {
        await tellAll();
        return true;
      }
    }
    if (outcome.came === 'signed out') {
      // The change waits until its owner signs in again. Changes of other owners are sent.
      await tellAll();
      return true;
    }
    const growing = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pause.times);
    pause = { until: now() + Math.max(growing, outcome.afterMs ?? 0), times: pause.times + 1 };
    callLater();
    await tellAll();
    return false;
  }

  /** After a sent change that was based on the same version, the body names the version that it created. */
  async function rebased(next: KeptChange): Promise<string> {
    let version = versionIn(next.body);
    for (const { body, made } of (await own()).filter((one) => sameThing(one, next)))
      if (made !== undefined && versionIn(body) === version) version = made;
    if (version === versionIn(next.body)) return next.body;
    return JSON.stringify({ ...JSON.parse(next.body), version });
  }

  return { keep, takeBack, dismissSent, retry, sendAll, news };
}
