import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptChange } from '../changes';

/** A page as the server has made it for its owner. */
export interface KeptPage {
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
  id: string;
  name: string;
  start: string;
  end: string;
  /** When somebody last looked at it here; 0 where nobody has. */
  opened: number;
}

/** What this device keeps, apart from the files that pages need, which are in the browser's cache. */
export interface OfflineSchema extends DBSchema {
  /** Single values: whose all of it is (`owner`), and so on. */
  facts: { key: string; value: unknown };
  pages: { key: string; value: KeptPage };
  trips: { key: string; value: KeptTrip };
  /** What waits to be sent. */
  outbox: { key: number; value: KeptChange };
}

const NAME = 'campmates-offline';
const VERSION = 4;

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
    upgrade(db, from) {
      if (from < 1) db.createObjectStore('facts');
      if (from < 3) db.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true });
      if (from < 4) {
        db.createObjectStore('pages', { keyPath: 'path' });
        db.createObjectStore('trips', { keyPath: 'id' });
      }
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
