import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptChange } from '../changes';

/** A page as the server has made it for its owner. */
export interface KeptPage {
  /** See owner-key.ts. */
  owner: string;
  path: string;
  /** The trip that it is about. */
  trip?: string;
  /** When the server made it. */
  at: number;
  headers: [name: string, value: string][];
  /** Its document, zipped. */
  body: ArrayBuffer;
  /** Every file that it needs, all of them kept. */
  assets: string[];
}

/** A trip of which pages are kept. */
export interface KeptTrip {
  owner: string;
  id: string;
  name: string;
  start: string;
  end: string;
  /** When somebody last looked at it here; 0 where nobody has. */
  opened: number;
  /** The page of its campsite, once its overview has named it; null where its owner can't open one. */
  site?: string | null;
}

/** A guest's household that this browser has opened, with its one trip. */
export interface KeptHousehold {
  owner: string;
  trip: string;
  /** When the server last named it. */
  contact: number;
}

/** What this device keeps, apart from the files that pages need, which are in the browser's cache. */
export interface OfflineSchema extends DBSchema {
  /** Single values of the account: its id (`owner`), and so on. */
  facts: { key: string; value: unknown };
  pages: { key: [owner: string, path: string]; value: KeptPage };
  trips: { key: [owner: string, id: string]; value: KeptTrip };
  households: { key: string; value: KeptHousehold };
  /** What waits to be sent. */
  outbox: { key: number; value: KeptChange };
}

const NAME = 'campmates-offline';
const VERSION = 5;

let opened: Promise<IDBPDatabase<OfflineSchema>> | undefined;

/** A database that doesn't open in this time, as where the browser still repairs it, is none until it does. */
const PATIENCE_MS = 1500;

/** The device's database, opened once. Where it can't be had, all that needs it fails, and pages go on without. */
export function store(): Promise<IDBPDatabase<OfflineSchema>> {
  opened ??= open();
  return opened;
}

function open(): Promise<IDBPDatabase<OfflineSchema>> {
  const opening = openDB<OfflineSchema>(NAME, VERSION, {
    async upgrade(db, from, _, change) {
      if (from < 1) db.createObjectStore('facts');
      if (from < 3) db.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true });
      // Version 4 kept one account's pages, without its name on each.
      const owner = (await change.objectStore('facts').get('owner')) as string | undefined;
      const rows = async <Name extends 'pages' | 'trips'>(name: Name) => {
        const before = from < 4 ? [] : await change.objectStore(name).getAll();
        if (from === 4) db.deleteObjectStore(name);
        return owner === undefined ? [] : before.map((row) => ({ ...row, owner }));
      };
      const [pages, trips] = [await rows('pages'), await rows('trips')];
      const pageStore = db.createObjectStore('pages', { keyPath: ['owner', 'path'] });
      const tripStore = db.createObjectStore('trips', { keyPath: ['owner', 'id'] });
      db.createObjectStore('households', { keyPath: 'owner' });
      await Promise.all([
        ...pages.map((page) => pageStore.put(page)),
        ...trips.map((trip) => tripStore.put(trip)),
      ]);
    },
    // A newer worker wants to change its shape, or the browser has taken it away.
    blocking: () => close(),
    terminated: () => close(),
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not open.')), PATIENCE_MS);
  });
  opening.then(
    (db) => {
      clearTimeout(timer);
      opened = Promise.resolve(db);
    },
    () => {
      clearTimeout(timer);
      opened = undefined;
    },
  );
  return Promise.race([opening, limit]);
}

function close(): void {
  void opened?.then((db) => db.close());
  opened = undefined;
}

export async function readFact<Value>(name: string): Promise<Value | undefined> {
  return (await (await store()).get('facts', name)) as Value | undefined;
}

export async function writeFact(name: string, value: unknown): Promise<void> {
  await (await store()).put('facts', value, name);
}
