import { expect, type Page } from '@playwright/test';
import { addDays, today } from '../../lib/dates';
import type { App } from './app';
import { type Kept, readKept } from './read-kept';

/** Plans a trip in three weeks to a listed site, without opening any page of the trip. */
export async function planTrip({ page }: App, tripName: string, invitees: string[] = []) {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const found = await page.request.post('/api/locations/public', {
    headers,
    data: { postcode: '2577', radius: 100 },
  });
  const [site] = (await found.json()).locations;
  const planned = await page.request.post('/api/trips', {
    headers,
    data: {
      tripName,
      location_id: site.id,
      location_name: site.name,
      start_date: addDays(today(), 21),
      end_date: addDays(today(), 23),
      invitees,
      owner_crew_member_ids: [],
      owner_ride_ids: [],
    },
  });
  const id: string = (await planned.json()).trip.id;
  return { id, site: site.name as string, sitePage: `/campsite/${site.id}` };
}

/** Returns what this browser's service worker keeps, read directly from the database and caches. */
export const keptHere = (page: Page): Promise<Kept> => page.evaluate(readKept);

/** Returns the bytes of everything kept, including the files that every page needs. */
export const keptBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('campmates-offline'));
    const pages = await done(db.transaction('pages').objectStore('pages').getAll());
    db.close();
    let bytes = pages.reduce((sum, { body }) => sum + body.byteLength, 0);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        bytes += (await (await cache.match(request))?.blob())?.size ?? 0;
    }
    return bytes;
  });

/**
 * Converts the kept pages to version 4 of the device's database, in which pages have no owner,
 * because it held the pages of only one account.
 */
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

/** Waits until these pages can be opened without network. */
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

/**
 * Returns how many cards of other households this browser keeps for a first-aider, and whether it keeps `words`
 * anywhere in a form that can be read.
 */
export const cardsHere = (page: Page, words: string): Promise<{ cards: number; readable: boolean }> =>
  page.evaluate(async (secret) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const texts = [JSON.stringify({ ...localStorage, ...sessionStorage })];
    const unzip = (body: ArrayBuffer) =>
      new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
    const db = await done(indexedDB.open('campmates-offline'));
    const rowsOf = (name: string) => done(db.transaction(name).objectStore(name).getAll());
    for (const name of db.objectStoreNames) texts.push(JSON.stringify(await rowsOf(name)));
    for (const { body } of await rowsOf('pages')) texts.push(await unzip(body));
    const cards = await rowsOf('cards');
    for (const { sealed } of cards) texts.push(new TextDecoder().decode(sealed));
    db.close();
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        texts.push((await (await cache.match(request))?.text()) ?? '');
    }
    return { cards: cards.length, readable: texts.some((text) => text.includes(secret)) };
  }, words);
