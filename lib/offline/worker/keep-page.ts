import { isKeptCall, tripOfPage } from '../pages';
import { keepAssets } from './assets';
import { filesOf } from './names';
import { belongsTo, epochNow, ownerNow } from './owner';
import { withRoom } from './room';
import { wantRound } from './round-due';
import { type KeptPage, store } from './store';
import { forgetTrip, hasNewTrip, learnTrip } from './trips';
import { zip } from './zipped';

/** How the layout of the signed-in pages says whose a page is; text that somebody has written can't look like it. */
const VIEWER = /<meta name="viewer" content="([\w-]+)"\/?>/;

/** These speak of how the document came over the wire. */
const OF_THE_WIRE = /^(?:content-encoding|content-length|transfer-encoding|connection|keep-alive|date|vary)$/;

export const viewerOf = (html: string) => VIEWER.exec(html)?.[1];

let inTurn: Promise<unknown> = Promise.resolve();

/** Keeps a page that the server has made, whole or not at all. `asked` is the epoch in which it was asked for. */
export function keepPage(path: string, response: Response, asked: number): Promise<boolean> {
  const keep = async () => {
    const html = await response.text();
    // A call's response doesn't name its viewer. It belongs to the device's owner in the epoch in which it was asked for.
    const viewer = isKeptCall(path) ? await ownerNow() : viewerOf(html);
    if (!viewer) return false;
    const epoch = await belongsTo(viewer, asked);
    if (epoch === undefined) return false;
    const trip = tripOfPage(path);
    const headers = [...response.headers].filter(([name]) => !OF_THE_WIRE.test(name));
    const body = await zip(html);
    const kept = await withRoom(trip, async () => {
      const assets = isKeptCall(path) ? [] : await keepAssets(filesOf(html));
      await put({ path, at: Date.now(), headers, body, assets, ...(trip && { trip }) }, viewer, epoch);
    });
    if (kept && trip) await learnTrip(trip, html, epoch);
    if (path === '/' && (await hasNewTrip(html))) await wantRound();
    return kept;
  };
  // Pages are kept one after the other, since two at once would fetch the same files.
  const kept = inTurn.then(keep, keep);
  inTurn = kept;
  return kept;
}

/** Stores a page, unless a wipe has begun a new epoch meanwhile. */
async function put(page: KeptPage, viewer: string, epoch: number): Promise<void> {
  const change = (await store()).transaction(['facts', 'pages'], 'readwrite');
  const facts = change.objectStore('facts');
  const [owner, now] = await Promise.all([facts.get('owner'), facts.get('epoch')]);
  if (owner === viewer && (now ?? 0) === epoch) await change.objectStore('pages').put(page);
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
  if (response.status === 404) await forgetGone(path);
  return false;
}

/** Where the server has no such trip for its reader any more, none of its pages stay. */
export async function forgetGone(path: string): Promise<void> {
  const trip = tripOfPage(path);
  if (trip && path === `/trip/${trip}`) await forgetTrip(trip);
  else await (await store()).delete('pages', path);
}

const MINUTE_MS = 60_000;

/** Keeps a page anew, unless that was done within the last minute. */
export async function refreshPage(path: string): Promise<void> {
  const kept = await (await store()).get('pages', path);
  if (kept && Date.now() - kept.at < MINUTE_MS) return;
  await fetchAndKeep(path);
}
