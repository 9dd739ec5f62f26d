import { expect, type Page } from '@playwright/test';

export interface Kept {
  /** The addresses of the pages that this browser keeps. */
  pages: string[];
  owner: string | undefined;
  /** The maps and covers that it keeps. */
  personal: string[];
}

/** What the service worker of this browser keeps, read past it. */
export const keptHere = (page: Page): Promise<Kept> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const name = 'campmates-offline';
    if (!(await indexedDB.databases()).some((each) => each.name === name))
      return { pages: [], owner: undefined, personal: [] };
    const db = await done(indexedDB.open(name));
    const [pages, owner] = await Promise.all([
      done(db.transaction('pages').objectStore('pages').getAllKeys()),
      done(db.transaction('facts').objectStore('facts').get('owner')),
    ]);
    db.close();
    const files = (await (await caches.open('campmates-assets')).keys()).map(
      ({ url }) => new URL(url).pathname,
    );
    return {
      pages: (pages as [owner: string, path: string][]).map(([, path]) => path),
      owner,
      personal: files.filter((file) => /^\/(map|cover)\//.test(file)),
    };
  });

/** Turns what this browser keeps into what version 4 of the device's database held: one account's, without its name on each. */
export const keepAsVersion4 = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const name = 'campmates-offline';
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const now = await done(indexedDB.open(name));
    const rowsOf = (store: string) => done(now.transaction(store).objectStore(store).getAll());
    const [pages, trips, names, facts] = await Promise.all([
      rowsOf('pages'),
      rowsOf('trips'),
      done(now.transaction('facts').objectStore('facts').getAllKeys()),
      rowsOf('facts'),
    ]);
    now.close();
    await done(indexedDB.deleteDatabase(name));
    const opening = indexedDB.open(name, 4);
    opening.onupgradeneeded = () => {
      const before = opening.result;
      const factStore = before.createObjectStore('facts');
      before.createObjectStore('outbox', { keyPath: 'id', autoIncrement: true });
      const pageStore = before.createObjectStore('pages', { keyPath: 'path' });
      const tripStore = before.createObjectStore('trips', { keyPath: 'id' });
      facts.forEach((fact, index) => {
        factStore.put(fact, names[index]);
      });
      for (const { owner: _, ...row } of pages) pageStore.put(row);
      for (const { owner: _, ...row } of trips) tripStore.put(row);
    };
    (await done(opening)).close();
  });

/** Waits until these pages are ready without network. */
export async function waitUntilKept(page: Page, paths: readonly string[]): Promise<void> {
  await expect
    .poll(async () => (await keptHere(page)).pages, { timeout: 100_000 })
    .toEqual(expect.arrayContaining([...paths]));
}

export async function expectNothingKept(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { pages, personal } = await keptHere(page);
      return [...pages, ...personal];
    })
    .toEqual([]);
}
