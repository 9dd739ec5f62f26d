import { PATCH as answerTrip } from '@/app/api/trips/[id]/attending/route';
import { PUT as changeExpense } from '@/app/api/trips/[id]/expenses/[expenseId]/route';
import { POST as addExpense } from '@/app/api/trips/[id]/expenses/route';
import { PUT as offerGear } from '@/app/api/trips/[id]/gear/[line]/offer/route';
import { PATCH as tickMealItem } from '@/app/api/trips/[id]/meals/[day]/[meal]/items/[item]/route';
import { POST as writeNotice } from '@/app/api/trips/[id]/notices/route';
import { PATCH as tickPacking } from '@/app/api/trips/[id]/packing/[item]/route';
import { POST as addPayment } from '@/app/api/trips/[id]/payments/route';
import { PATCH as changeTodo } from '@/app/api/trips/[id]/todos/[todo]/route';
import { OUTBOX_CHANNEL, type OutboxNews } from '@/lib/offline/changes';
import type { Message } from '@/lib/offline/messages';
import { watchWaiting } from '@/lib/offline/waiting';
import { makeOutbox } from '@/lib/offline/worker/outbox';
import { sendChange } from '@/lib/offline/worker/outbox-send';
import type { Handler } from '@/lib/server/http/route';
import { call } from './call';
import type { Person } from './factories/people';
import { memoryStore } from './memory-store';

/**
 * Simulates a device with the real queue of changes, and an unreliable network between the device
 * and the real handlers.
 */

/**
 * What happens to a request: it succeeds, or is lost on the way to the server or on the way back.
 */
export type Fate = 'through' | 'lost before' | 'lost after';

/** A request that reached the server, and its result. */
export interface Reached {
  method: string;
  path: string;
  body: Record<string, unknown>;
  status: number;
  key: string;
  /** True when the server repeated the response of an earlier request with the same key. */
  replayed: boolean;
}

const handlers: Record<string, Handler> = {
  'PATCH /api/trips/{id}/attending': answerTrip,
  'POST /api/trips/{id}/expenses': addExpense,
  'PUT /api/trips/{id}/expenses/{expenseId}': changeExpense,
  'POST /api/trips/{id}/payments': addPayment,
  'POST /api/trips/{id}/notices': writeNotice,
  'PUT /api/trips/{id}/gear/{line}/offer': offerGear,
  'PATCH /api/trips/{id}/packing/{item}': tickPacking,
  'PATCH /api/trips/{id}/todos/{todo}': changeTodo,
  'PATCH /api/trips/{id}/meals/{day}/{meal}/items/{item}': tickMealItem,
};

const routes = Object.entries(handlers).map(([name, handler]) => ({
  pattern: new RegExp(`^${name.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  handler,
}));

function find(method: string, path: string) {
  for (const { pattern, handler } of routes) {
    const found = pattern.exec(`${method} ${path}`);
    if (found) return { handler, params: { ...found.groups } };
  }
  throw new Error(`the device calls ${method} ${path}, which this test doesn't know`);
}

/**
 * Replaces `fetch`. Passes a person's requests to the handlers, unless `fate` loses them, and
 * returns the requests that reached the handlers.
 */
function network(as: Person, fate: () => Fate) {
  const reached: Reached[] = [];
  const fetch = async (path: string, { method = 'GET', body, headers }: RequestInit): Promise<Response> => {
    const becomes = fate();
    // A request takes a moment, so that the device goes on meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
    if (becomes === 'lost before') throw new TypeError('Failed to fetch');
    const { handler, params } = find(method, path);
    const sent = { as, path, params, body: String(body), headers: headers as Record<string, string> };
    const response = await call(handler, method as 'POST' | 'PUT' | 'PATCH', sent);
    reached.push({
      method,
      path,
      status: response.status,
      body: JSON.parse(String(body)),
      key: new Headers(headers).get('idempotency-key') ?? '',
      replayed: response.headers.has('idempotency-replayed'),
    });
    if (becomes === 'lost after') throw new TypeError('Failed to fetch');
    return Response.json(response.body, { status: response.status });
  };
  Object.assign(globalThis, { fetch });
  return reached;
}

/** Replaces the browser features that a page uses. Only one page is open at a time. */
function browser(viewer: string) {
  const stored = new Map<string, string>();
  const channels = new Set<{ onmessage?: (event: { data: unknown }) => void }>();
  const events = new EventTarget();
  const listening = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  class Channel {
    onmessage?: (event: { data: unknown }) => void;
    constructor(readonly name: string) {
      channels.add(this);
    }
    close() {
      channels.delete(this);
    }
  }
  const worker = Object.assign(new EventTarget(), {
    controller: { postMessage: (_: unknown, __: unknown) => {} },
  });
  const { setTimeout: setReal } = globalThis;
  Object.defineProperty(globalThis, 'navigator', { value: { serviceWorker: worker }, configurable: true });
  Object.assign(globalThis, {
    ...listening,
    BroadcastChannel: Channel,
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => stored.set(name, value),
      removeItem: (name: string) => stored.delete(name),
    },
    document: {
      ...listening,
      visibilityState: 'visible',
      querySelector: (query: string) => (query.includes('viewer') ? { content: viewer } : null),
    },
    // Unreferenced timers, so that the page's long timeouts don't delay the end of the tests.
    setTimeout: ((work: () => void, ms?: number) => setReal(work, ms).unref()) as typeof setTimeout,
  });
  const tell = (news: OutboxNews) => {
    for (const { onmessage, name } of channels as Set<Channel>)
      if (name === OUTBOX_CHANNEL) onmessage?.({ data: structuredClone(news) });
  };
  return { worker, tell, online: () => events.dispatchEvent(new Event('online')) };
}

/** Creates a person's device with an open page. `fate` decides what happens to each request. */
export function deviceOf(as: Person, fate: () => Fate) {
  const viewer = as.viewer.userId;
  const reached = network(as, fate);
  const { worker, tell, online } = browser(viewer);
  const store = memoryStore();
  let last: Promise<unknown> = Promise.resolve();
  const startWorker = () =>
    makeOutbox({
      store,
      tell,
      send: sendChange,
      owners: async () => [viewer],
      now: () => Date.now(),
      exclusive: (work) => {
        const turn = last.then(work, work);
        last = turn;
        return turn;
      },
      callLater: () => {},
    });
  let outbox = startWorker();
  const answers = {
    keepChange: ({ viewer, change }) => outbox.keep(viewer, change),
    listChanges: () => outbox.news(),
    sendChanges: async ({ sure }) => {
      await outbox.sendAll(sure);
      return outbox.news();
    },
    takeBackChange: ({ id }) => outbox.takeBack(id),
  } as Partial<Record<Message['ask'], (says: never) => Promise<unknown>>> as Record<
    string,
    (says: unknown) => Promise<unknown>
  >;
  worker.controller.postMessage = async (message, ports) => {
    const { ask, says } = message as Message;
    const [port] = ports as MessagePort[];
    port?.postMessage({ told: await answers[ask]?.(structuredClone(says)) });
    port?.close();
  };
  let sent = false;
  const onSent = () => {
    sent = true;
  };
  const openPage = () => watchWaiting(viewer, { onSent, onRefused: () => {} });
  let closePage = openPage();
  return {
    reached,
    online,
    news: () => outbox.news(),
    /**
     * Restarts the page and its worker, as when the browser ends them. Requests in flight continue.
     */
    restart: () => {
      closePage();
      outbox = startWorker();
      closePage = openPage();
    },
    /** Returns true once after a waiting change was sent. A real page would then load the trip again. */
    wasSent: () => {
      const was = sent;
      sent = false;
      return was;
    },
    close: () => closePage(),
  };
}
