import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptChange } from '../changes';

export interface KeptPage {
  owner: string;
  path: string;
  trip?: string;
  at: number;
  headers: [name: string, value: string][];
  body: ArrayBuffer;
  assets: string[];
}

export interface KeptTrip {
  owner: string;
  id: string;
  name: string;
  start: string;
  end: string;
  open?: boolean | undefined;
  /** In milliseconds since 1970; 0 when it was never opened on this device. */
  opened: number;
  /** Null when the owner can't open the campsite's page; absent until an overview is stored. */
  site?: string | null;
}

export interface KeptHousehold {
  owner: string;
  trip: string;
  contact: number;
}

/** Another household's card for an emergency, for a first-aider. */
export interface KeptCard {
  owner: string;
  trip: string;
  household: string;
  /** Encrypts this card alone, and can't be exported. */
  key: CryptoKey;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
  until: number;
  shownMs: number;
  openedAt?: number | undefined;
}

export interface OfflineSchema extends DBSchema {
  facts: { key: string; value: unknown };
  pages: { key: [owner: string, path: string]; value: KeptPage };
  trips: { key: [owner: string, id: string]; value: KeptTrip };
  households: { key: string; value: KeptHousehold };
  outbox: { key: number; value: KeptChange };
  cards: { key: [owner: string, trip: string, household: string]; value: KeptCard };
}

const NAME = 'campmates-offline';
const VERSION = 6;

let opened: Promise<IDBPDatabase<OfflineSchema>> | undefined;

/** During a repair, for example, the worker does without the database until it is open. */
const PATIENCE_MS = 1500;

/** Rejects when the database can't be opened; callers must then do without stored data. */
export function store(): Promise<IDBPDatabase<OfflineSchema>> {
  opened ??= open();
  return opened;
}

function open(): Promise<IDBPDatabase<OfflineSchema>> {
  const opening = openDB<OfflineSchema>(NAME, VERSION, {
    async upgrade(db, from, _, change) {
      db.createObjectStore('cards', { keyPath: ['owner', 'trip', 'household'] });
      if (from === 5) return;
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
    // `blocking`: a newer worker needs to upgrade. `terminated`: the browser closed it. The next use reopens.
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
