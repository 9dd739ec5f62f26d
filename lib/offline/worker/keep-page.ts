import { mayFetchAhead } from '../may-fetch-ahead';
import { householdOf, householdOwner } from '../owner-key';
import { isKeptCall, isSitePage, tripOfPage } from '../pages';
import { keepAssets, sweepAssets } from './assets';
import { keepCards } from './cards';
import { confirmHouseholdOf } from './households';
import { filesOf } from './names';
import { belongsTo, epochNow, ownerNow, readersOf } from './owner';
import { type KeptPage, store, writeFact } from './store';
import { dropOne, forgetTrip, hasNewTrip, learnTrip, tripAtSite } from './trips';

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** When storage is full the oldest trip goes, but never `trip`. False when no more trips may go. */
async function withRoom(trip: string | undefined, keep: () => Promise<void>): Promise<boolean> {
  for (;;) {
    try {
      await keep();
      return true;
    } catch (error) {
      if (!isFull(error)) throw error;
      const dropped = await dropOne(trip);
      await sweepAssets([]);
      if (!dropped) return false;
    }
  }
}

const zip = (text: string): Promise<ArrayBuffer> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer();

export const unzip = (zipped: ArrayBuffer): Promise<string> =>
  new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'))).text();

export const ROUND = 'round';

export const wantRound = () => writeFact(ROUND, 0);

/** Text that people enter can't contain this tag, because React escapes it. */
const OWNER = /<meta name="(viewer|household)" content="([\w-]+)"\/?>/;

/** These headers describe the network transfer and would be wrong for the stored document. */
const OF_THE_WIRE = /^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive|date|vary)$/;

export function ownerOf(html: string): string | undefined {
  const [, kind, id] = OWNER.exec(html) ?? [];
  return kind === 'household' && id ? householdOwner(id) : id;
}

let last: Promise<unknown> = Promise.resolve();

/** Two pages that are stored at the same time would fetch the same files twice. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work, work);
  last = done;
  return done;
}

/** Waits for a page that is being stored, so that none of its files is deleted. */
export const sweepInTurn = (now?: number) => inTurn(() => sweepAssets(undefined, now));

/** False when nothing is stored: storage is full, owner unknown, or data deleted since epoch `asked`. */
export async function keepPage(path: string, response: Response, asked: number): Promise<boolean> {
  const keep = async () => {
    const html = await response.text();
    const trip = tripOfPage(path);
    const there = isSitePage(path) ? await tripAtSite(path) : undefined;
    if (isSitePage(path) && !there) return false;
    const owner = isKeptCall(path) ? await keeperOf(trip) : ownerOf(html);
    if (!owner) return false;
    const epoch = await belongsTo(owner, asked, trip);
    if (epoch === undefined) return false;
    const headers = [...response.headers].filter(([name]) => !OF_THE_WIRE.test(name));
    const body = await zip(html);
    const kept = await withRoom(trip ?? there?.id, async () => {
      const assets = isKeptCall(path) ? [] : await keepAssets(filesOf(html));
      await put({ owner, path, at: Date.now(), headers, body, assets, ...(trip && { trip }) }, epoch);
    });
    if (kept && trip) await learnTrip({ owner, id: trip }, html, epoch);
    // The account may have just claimed the household that a guest had on this trip.
    if (trip && !householdOf(owner)) await confirmHouseholdOf(path);
    if (path === '/' && (await hasNewTrip(html))) await wantRound();
    return kept;
  };
  const kept = await inTurn(keep);
  if (kept) await keepSiteOf(path);
  const trip = tripOfPage(path);
  if (kept && trip && path === `/trip/${trip}/emergency`) await keepCards(trip).catch(() => undefined);
  return kept;
}

const SITE_MS = 4 * 60 * 60 * 1000;

async function keepSiteOf(path: string): Promise<void> {
  const [owner, trip] = [await ownerNow(), tripOfPage(path)];
  if (owner === undefined || !trip || path !== `/trip/${trip}` || !mayFetchAhead()) return;
  const site = (await (await store()).get('trips', [owner, trip]))?.site;
  if (site) await refreshPage(site, SITE_MS);
}

/** Unlike a page, an API response names no owner: the account if it has stored the trip, else the guest. */
async function keeperOf(trip: string | undefined): Promise<string | undefined> {
  const db = await store();
  const readers = await readersOf(trip);
  for (const owner of readers) if (trip && (await db.getKey('trips', [owner, trip]))) return owner;
  return readers[0];
}

/** Does nothing when data was deleted in the meantime: the epoch has changed. */
async function put(page: KeptPage, epoch: number): Promise<void> {
  const change = (await store()).transaction(['facts', 'pages'], 'readwrite');
  if (((await change.objectStore('facts').get('epoch')) ?? 0) === epoch)
    await change.objectStore('pages').put(page);
  await change.done;
}

export async function fetchAndKeep(path: string): Promise<boolean> {
  const asked = await epochNow();
  const response = await fetch(path, {
    headers: { accept: isKeptCall(path) ? 'application/json' : 'text/html' },
    redirect: 'manual',
    priority: 'low',
  } as RequestInit);
  if (response.ok) return keepPage(path, response, asked);
  // A 403 for the costs: the person is no longer going and may not see them.
  if (response.status === 404 || (response.status === 403 && isKeptCall(path))) await forgetGone(path);
  return false;
}

export async function forgetGone(path: string): Promise<void> {
  const trip = tripOfPage(path);
  const db = await store();
  for (const owner of await readersOf(trip)) {
    if (trip && path === `/trip/${trip}`) await forgetTrip({ owner, id: trip });
    else await db.delete('pages', [owner, path]);
  }
  if (trip) await sweepInTurn();
  await confirmHouseholdOf(path);
}

export async function copiesOf(path: string): Promise<KeptPage[]> {
  const db = await store();
  const copies = (await readersOf(tripOfPage(path))).map((owner) => db.get('pages', [owner, path]));
  return (await Promise.all(copies)).filter((copy) => copy !== undefined);
}

const MINUTE_MS = 60_000;

export async function refreshPage(path: string, everyMs = MINUTE_MS): Promise<void> {
  const kept = await copiesOf(path);
  if (kept.some(({ at }) => Date.now() - at < everyMs)) return;
  if (isSitePage(path) && !(await tripAtSite(path))) return;
  await fetchAndKeep(path);
}
