import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptChange } from '../changes';

/** A page that is stored for its owner, as the server rendered it. */
export interface KeptPage {
  /** Owner key; see owner-key.ts. */
  owner: string;
  path: string;
  /** Id of the trip that the page belongs to; absent for other pages. */
  trip?: string;
  /** Time when the page was stored, in milliseconds since 1970. */
  at: number;
  headers: [name: string, value: string][];
  /** The document, compressed with gzip. */
  body: ArrayBuffer;
  /** Names of the files that the page needs. All of them are stored. */
  assets: string[];
}

/** A trip of which pages are stored. */
export interface KeptTrip {
  owner: string;
  id: string;
  name: string;
  start: string;
  end: string;
  /** True while a vote on the dates is open. */
  open?: boolean | undefined;
  /**
   * When the trip was last opened on this device, in milliseconds since 1970; 0 when it never was.
   */
  opened: number;
  /**
   * Path of the campsite's page, from the trip's overview. Null when the owner can't open that page;
   * absent until an overview is stored.
   */
  site?: string | null;
}

/** A household that this browser has opened as a guest. Each household belongs to one trip. */
export interface KeptHousehold {
  owner: string;
  trip: string;
  /** When the server last listed the household, in milliseconds since 1970. */
  contact: number;
}

/** The device's database. The files of the pages are in the browser's Cache storage. */
export interface OfflineSchema extends DBSchema {
  /** Single values by name, such as the account's id under `owner`. */
  facts: { key: string; value: unknown };
  pages: { key: [owner: string, path: string]; value: KeptPage };
  trips: { key: [owner: string, id: string]; value: KeptTrip };
  households: { key: string; value: KeptHousehold };
  /** The waiting, refused and recently sent changes. */
  outbox: { key: number; value: KeptChange };
}

const NAME = 'campmates-offline';
const VERSION = 5;

let opened: Promise<IDBPDatabase<OfflineSchema>> | undefined;

/**
 * If opening the database takes longer than this, for example during a repair, the worker does
 * without it until it is open.
 */
const PATIENCE_MS = 1500;

/**
 * Returns the device's database, which is opened once. Rejects when it can't be opened; callers must
 * then do without stored data.
 */
export function store(): Promise<IDBPDatabase<OfflineSchema>> {
  opened ??= open();
  return opened;
}

function open(): Promise<IDBPDatabase<OfflineSchema>> {
  const opening = openDB<OfflineSchema>(NAME, VERSION, {
    async upgrade(db, from, _, change) {
      if (from < 1) db.createObjectStore('facts');
      if (from < 3) db.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true });
      // Version 4 stored only one account's pages, so its rows have no owner.
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
    // `blocking`: a newer worker needs to upgrade the database. `terminated`: the browser has closed
    // the database. After `close`, the next use opens the database again.
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
