import { householdOf, householdOwner } from '../owner-key';
import { isKeptCall, isSitePage, tripOfPage } from '../pages';
import { keepAssets, sweepAssets } from './assets';
import { confirmHouseholdOf } from './households';
import { filesOf } from './names';
import { mayFetchAhead } from './network';
import { belongsTo, epochNow, ownerNow, readersOf } from './owner';
import { withRoom } from './room';
import { wantRound } from './round-due';
import { tripAtSite } from './sites';
import { type KeptPage, store } from './store';
import { forgetTrip, hasNewTrip, learnTrip } from './trips';
import { zip } from './zipped';

/** How the frames of pages say whose a page is; text that somebody has written can't look like it. */
const OWNER = /<meta name="(viewer|household)" content="([\w-]+)"\/?>/;

/** These speak of how the document came over the wire. */
const OF_THE_WIRE = /^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive|date|vary)$/;

export function ownerOf(html: string): string | undefined {
  const [, kind, id] = OWNER.exec(html) ?? [];
  return kind === 'household' && id ? householdOwner(id) : id;
}

let last: Promise<unknown> = Promise.resolve();

/** Pages are kept one after the other, since two at once would fetch the same files. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = last.then(work, work);
  last = done;
  return done;
}

/** Drops what no kept page needs. In turn, so that a page which is just being kept loses none of its files. */
export const sweepInTurn = (now?: number) => inTurn(() => sweepAssets(undefined, now));

/** Keeps a page that the server has made, whole or not at all. `asked` is the epoch in which it was asked for. */
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
    // An account sees the trip by now, maybe because it has claimed the guest's household.
    if (trip && !householdOf(owner)) await confirmHouseholdOf(path);
    if (path === '/' && (await hasNewTrip(html))) await wantRound();
    return kept;
  };
  const kept = await inTurn(keep);
  if (kept) await keepSiteOf(path);
  return kept;
}

const SITE_MS = 4 * 60 * 60 * 1000;

/** With a trip's overview the page of its campsite is kept, which changes seldom. */
async function keepSiteOf(path: string): Promise<void> {
  const [owner, trip] = [await ownerNow(), tripOfPage(path)];
  if (owner === undefined || !trip || path !== `/trip/${trip}` || !mayFetchAhead()) return;
  const site = (await (await store()).get('trips', [owner, trip]))?.site;
  if (site) await refreshPage(site, SITE_MS);
}

/** Whose a call's response is, which names nobody: the account's where that keeps the trip, else the guest's. */
async function keeperOf(trip: string | undefined): Promise<string | undefined> {
  const db = await store();
  const readers = await readersOf(trip);
  for (const owner of readers) if (trip && (await db.getKey('trips', [owner, trip]))) return owner;
  return readers[0];
}

/** Stores a page, unless a wipe has begun a new epoch meanwhile. */
async function put(page: KeptPage, epoch: number): Promise<void> {
  const change = (await store()).transaction(['facts', 'pages'], 'readwrite');
  if (((await change.objectStore('facts').get('epoch')) ?? 0) === epoch)
    await change.objectStore('pages').put(page);
  await change.done;
}

/** Asks the server for a page and keeps it; one that is gone, or moved, isn't kept any longer. */
export async function fetchAndKeep(path: string): Promise<boolean> {
  const asked = await epochNow();
  const response = await fetch(path, {
    headers: { accept: isKeptCall(path) ? 'application/json' : 'text/html' },
    redirect: 'manual',
    priority: 'low',
  } as RequestInit);
  if (response.ok) return keepPage(path, response, asked);
  // Whoever is no longer going may not see the costs any more.
  if (response.status === 404 || (response.status === 403 && isKeptCall(path))) await forgetGone(path);
  return false;
}

/** Where the server has no such trip for its reader any more, none of its pages stay. */
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

/** The kept copies of a page: the account's comes before a guest's. */
export async function copiesOf(path: string): Promise<KeptPage[]> {
  const db = await store();
  const copies = (await readersOf(tripOfPage(path))).map((owner) => db.get('pages', [owner, path]));
  return (await Promise.all(copies)).filter((copy) => copy !== undefined);
}

const MINUTE_MS = 60_000;

/** Keeps a page anew, unless that was done within the last minute, or whatever time is given. */
export async function refreshPage(path: string, everyMs = MINUTE_MS): Promise<void> {
  const kept = await copiesOf(path);
  if (kept.some(({ at }) => Date.now() - at < everyMs)) return;
  if (isSitePage(path) && !(await tripAtSite(path))) return;
  await fetchAndKeep(path);
}
