import { type KeptChange, type NewChange, type OutboxNews, versionIn } from '../changes';
import { householdOf } from '../owner-key';
import type { Outcome } from './outbox-send';

/** Where changes are kept, in the order in which they were made. */
export interface Shelf {
  all: () => Promise<KeptChange[]>;
  add: (change: Omit<KeptChange, 'id'>) => Promise<unknown>;
  /** Resolves to whether it is there still. */
  change: (id: number, part: Partial<KeptChange>) => Promise<boolean>;
  remove: (id: number) => Promise<boolean>;
}

export interface Surroundings {
  shelf: Shelf;
  /** The account of this device, if any, and the guests' households. */
  owners: () => Promise<string[]>;
  send: (change: KeptChange) => Promise<Outcome>;
  now: () => number;
  /** Lets one worker alone send at a time. */
  exclusive: (work: () => Promise<void>) => Promise<void>;
  tell: (news: OutboxNews) => void;
  /** Has the browser call again when there is network. */
  callLater: () => void;
}

/** As long as the server keeps the key of a change: after that it could be done twice. */
export const LONGEST_MS = 14 * 24 * 60 * 60 * 1000;
const TOO_OLD = 'This waited for more than 14 days, so it was not sent.';
/** A fault of the server's that comes as often as this is one with this change. */
const MOST_FAULTS = 5;
const FAULT = 'Something went wrong, five times over.';
/** So long a change that was sent stays in the list. */
const SHOWN_SENT_MS = 24 * 60 * 60 * 1000;
const FIRST_PAUSE_MS = 5000;
const LONGEST_PAUSE_MS = 5 * 60 * 1000;

const waits = ({ refused, sentAt }: KeptChange) => !refused && sentAt === undefined;

/** The server may have made a new version of it, on which the next change has to stand. */
const mayBeNewest = (change: KeptChange) =>
  waits(change) && change.tried === true && versionIn(change.body) !== undefined;

const sameThing = (one: KeptChange, other: KeptChange) =>
  one.thing !== null && one.thing === other.thing && one.viewer === other.viewer;

/** The changes that wait to be sent: they go out in their order, one at a time, each once. */
export function makeOutbox({ shelf, owners, send, now, exclusive, tell, callLater }: Surroundings) {
  let sending: number | undefined;
  let running: Promise<void> | undefined;
  let askedAgain = false;
  let pause = { until: 0, times: 0 };

  /** The owners'; what is left of anybody else goes. */
  async function own(): Promise<KeptChange[]> {
    const known = await owners();
    const all = await shelf.all();
    const others = all.filter(({ viewer }) => !known.includes(viewer));
    const old = all.filter(({ sentAt }) => sentAt !== undefined && now() - sentAt >= SHOWN_SENT_MS);
    for (const { id } of [...others, ...old]) await shelf.remove(id);
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

  /** Keeps a change of one of the owners; resolves to whether it is kept. */
  async function keep(viewer: string, change: NewChange): Promise<boolean> {
    if (!(await owners()).includes(viewer)) return false;
    const kept = { ...change, viewer, since: now(), faults: 0, refused: null };
    const before = (await own()).filter(
      (each) => sameThing(each, { ...kept, id: 0 }) && !mayBeNewest(each) && each.made === undefined,
    );
    await shelf.add(kept);
    for (const { id } of before) await shelf.remove(id);
    callLater();
    await tellAll();
    return true;
  }

  /** Takes one back that hasn't been sent, or takes away a refusal; resolves to whether it came in time. */
  async function takeBack(id: number): Promise<boolean> {
    const isSent = (await shelf.all()).some((each) => each.id === id && each.sentAt !== undefined);
    if (id === sending || isSent) return false;
    const done = await shelf.remove(id);
    await tellAll();
    return done;
  }

  async function dismissSent(ids: number[]): Promise<void> {
    const sent = (await own()).filter(({ id, sentAt }) => sentAt !== undefined && ids.includes(id));
    for (const { id } of sent) await shelf.remove(id);
    await tellAll();
  }

  /** Sends one again that was refused. */
  async function retry(id: number): Promise<void> {
    await shelf.change(id, { refused: null, faults: 0, since: now() });
    await sendAll(true);
  }

  /** Sends what waits. Not again so soon after a failure, unless somebody is `sure` that there is network. */
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

  /** Resolves to whether to go on with the one after it. Whoever turns out to be signed out holds up nobody else. */
  async function sendNext(signedOut: Set<string>): Promise<boolean> {
    const waiting = (await own()).filter((each) => waits(each) && !signedOut.has(each.viewer));
    // Somebody at home waits for it: nothing that was made before holds it up.
    const next = waiting.find(({ path }) => path.endsWith('/home-contact/back')) ?? waiting[0];
    if (!next) return false;
    sending = next.id;
    try {
      const body = await standing(next);
      // It may have been taken back a moment ago.
      if (!(await shelf.change(next.id, { tried: true, body }))) return true;
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
      await shelf.change(id, { sentAt: now(), ...(made !== undefined && { made }) });
      await tellAll([trip]);
      return true;
    }
    if (outcome.came === 'refusal') {
      const { status, words, fields } = outcome;
      // What was said of it since is all that matters now.
      const later = (await own()).some((each) => each.id > id && waits(each) && sameThing(each, change));
      if (later) await shelf.remove(id);
      else await shelf.change(id, { refused: { status, words, ...(fields && { fields }) } });
      await tellAll();
      return true;
    }
    if (outcome.came === 'fault') {
      const refused = faults + 1 >= MOST_FAULTS ? { status: 500, words: FAULT } : null;
      await shelf.change(id, { faults: faults + 1, refused });
      if (refused) {
        await tellAll();
        return true;
      }
    }
    if (outcome.came === 'signed out') {
      // It waits for its owner's next page.
      await tellAll();
      return true;
    }
    const growing = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pause.times);
    pause = { until: now() + Math.max(growing, outcome.afterMs ?? 0), times: pause.times + 1 };
    callLater();
    await tellAll();
    return false;
  }

  /** The body of a change as it goes out: where this device has sent an earlier one of its version, it stands on what that made. */
  async function standing(next: KeptChange): Promise<string> {
    let version = versionIn(next.body);
    for (const { body, made } of (await own()).filter((one) => sameThing(one, next)))
      if (made !== undefined && versionIn(body) === version) version = made;
    if (version === versionIn(next.body)) return next.body;
    return JSON.stringify({ ...JSON.parse(next.body), version });
  }

  return { keep, takeBack, dismissSent, retry, sendAll, news };
}
