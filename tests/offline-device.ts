import { householdOf } from '@/lib/offline/owner-key';
import type { KeptPage } from '@/lib/offline/worker/store';

/** A fake of the browser's database and cache, for tests of the service worker's modules. */

/** Each store, with the fields that make up its key. */
const stores = {
  facts: [],
  pages: ['owner', 'path'],
  trips: ['owner', 'id'],
  households: ['owner'],
  outbox: ['id'],
  cards: ['owner', 'trip', 'household'],
} as const;
type Name = keyof typeof stores;
type Key = string | number | readonly string[];
type Row = Record<string, string>;

/** The rows of each store, keyed by their keys as text. */
const rows: Record<string, Map<string, unknown>> = {};

const text = (key: Key) => JSON.stringify([key].flat());
const keyOf = (name: Name, value: unknown, key?: string) =>
  text(key ?? stores[name].map((field) => (value as Row)[field] ?? ''));
const keyIn = (key: string): Key => {
  const parts = JSON.parse(key) as string[];
  return parts.length === 1 ? (parts[0] ?? '') : parts;
};

const storeOf = (name: Name) => {
  const own = rows[name] as Map<string, unknown>;
  return {
    get: async (key: Key) => structuredClone(own.get(text(key))),
    getKey: async (key: Key) => (own.has(text(key)) ? key : undefined),
    getAllKeys: async () => [...own.keys()].map(keyIn),
    getAll: async () => structuredClone([...own.values()]),
    put: async (value: unknown, key?: string) => {
      own.set(keyOf(name, value, key), structuredClone(value));
    },
    delete: async (key: Key) => {
      own.delete(text(key));
    },
    clear: async () => own.clear(),
  };
};

const database = {
  get: (name: Name, key: Key) => storeOf(name).get(key),
  getKey: (name: Name, key: Key) => storeOf(name).getKey(key),
  getAll: (name: Name) => storeOf(name).getAll(),
  put: (name: Name, value: unknown, key?: string) => storeOf(name).put(value, key),
  delete: (name: Name, key: Key) => storeOf(name).delete(key),
  transaction: (names: Name | readonly Name[]) => ({
    objectStore: storeOf,
    store: storeOf(typeof names === 'string' ? names : (names[0] as Name)),
    done: Promise.resolve(),
  }),
};

let broken = false;
/** Makes the fake database and cache fail from now on, like those on a full or damaged disk. */
export const breakDevice = () => {
  broken = true;
};
const whole = () => {
  if (broken) throw new DOMException('', 'UnknownError');
};

/** Replaces lib/offline/worker/store.ts. */
export const fakeStore = {
  store: async () => {
    whole();
    return database;
  },
  readFact: async (name: string) => (await fakeStore.store()).get('facts', name),
  writeFact: async (name: string, value: unknown) => (await fakeStore.store()).put('facts', value, name),
};

const cached = new Map<string, Map<string, Response>>();
let room = Number.POSITIVE_INFINITY;

const nameOf = (asked: RequestInfo | URL) => {
  const url = new URL(asked instanceof Request ? asked.url : asked, 'http://localhost');
  return url.pathname + url.search;
};

const cacheOf = (own: Map<string, Response>) => ({
  match: async (asked: RequestInfo) => own.get(nameOf(asked))?.clone(),
  put: async (asked: RequestInfo, response: Response) => {
    if (fileNames().length >= room) throw new DOMException('', 'QuotaExceededError');
    own.set(nameOf(asked), response);
  },
  keys: async () => [...own.keys()].map((name) => new Request(`http://localhost${name}`)),
  delete: async (asked: RequestInfo) => own.delete(nameOf(asked)),
});

const fakeCaches = {
  open: async (name: string) => {
    whole();
    const own = cached.get(name) ?? new Map<string, Response>();
    cached.set(name, own);
    return cacheOf(own);
  },
};

/** Returns the names of the kept files. */
export const fileNames = () => [...(cached.get('campmates-assets')?.keys() ?? [])];
const keptPages = () => [...(rows.pages?.values() ?? [])] as KeptPage[];
/** Returns the paths of the kept pages, of all owners or of one. */
export const keptPaths = (whose?: string) =>
  keptPages().flatMap(({ owner, path }) => (whose === undefined || owner === whose ? path : []));
export const keptPageAt = (path: string) => keptPages().find((page) => page.path === path);

/** Sets how many files fit on the device. */
export const giveRoom = (files: number) => {
  room = files;
};

/**
 * The fake server's responses by path: a body, or a function that is called for each request. All
 * other paths respond with 404.
 */
export type Served = Record<string, string | (() => Response | Promise<Response>)>;

let served: Served = {};
export const serve = (more: Served) => {
  served = { ...served, ...more };
};
export const release = (all: Served) => {
  served = all;
};

export const asked: string[] = [];

/** The messages that the worker has sent to open pages. */
export const told: unknown[] = [];

let online = true;
/** Sets whether the browser says that there is network. */
export const setOnline = (is: boolean) => {
  online = is;
};

/** Resets to a device with network on which nothing is kept. */
export function newDevice(): void {
  for (const name of Object.keys(stores)) rows[name] = new Map();
  cached.clear();
  room = Number.POSITIVE_INFINITY;
  served = {};
  asked.length = 0;
  told.length = 0;
  online = true;
  broken = false;
  Object.assign(globalThis, {
    caches: fakeCaches,
    self: {
      navigator: {
        get onLine() {
          return online;
        },
      },
      clients: { matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] },
      location: new URL('http://localhost'),
    },
    fetch: async (request: RequestInfo | URL) => {
      const name = nameOf(request);
      asked.push(name);
      const found = served[name];
      if (found === undefined) return new Response('', { status: 404 });
      return typeof found === 'string' ? new Response(found) : found();
    },
  });
}

/**
 * Returns the HTML of a page that was rendered for an owner, which is an account or a guest's
 * household.
 */
export const pageFor = (owner: string, ...files: string[]) =>
  `<html lang="en"><head><meta name="${householdOf(owner) ? 'household' : 'viewer'}" content="${householdOf(owner) ?? owner}"/></head>${files.map((file) => `<script src="${file}"></script>`).join('')}</html>`;
