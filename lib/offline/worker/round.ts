import { callsOfTrip, OWN_PAGES, pagesOfTrip } from '../pages';
import { keepShell } from './assets';
import { confirmHouseholds } from './households';
import { refreshPage, sweepInTurn } from './keep-page';
import { isAway, mayFetchAhead } from './network';
import { householdsNow, ownerNow, ownersNow } from './owner';
import { ROUND, wantRound } from './round-due';
import { confirmOwner } from './session';
import { readFact, store, writeFact } from './store';
import { dayOf, nextTrips, READY } from './trip-order';
import { forgetTrip, listTrips, noteTrips, unwantedTrips } from './trips';

const EVERY_MS = 4 * 60 * 60 * 1000;
/** A trip is deleted when nobody has opened it and no round has refreshed it for this long. */
const LONGEST_KEPT_MS = 60 * 24 * 60 * 60 * 1000;
/** Pause between two pages of a round, so that requests of the person's own pages come first. */
const PAUSE_MS = 150;

let running: Promise<void> | undefined;

/** Prefetches the next trips and the account's own pages, at most every four hours. */
export function keepReady(): Promise<void> {
  running ??= round().finally(() => {
    running = undefined;
  });
  return running;
}

async function round(): Promise<void> {
  const now = Date.now();
  const last = (await readFact<number>(ROUND)) ?? 0;
  if (now - last < EVERY_MS || isAway(now) || (await ownersNow()).length === 0) return;
  await tidy(now);
  if (!mayFetchAhead()) return;
  // Store the time before the round. If `wantRound` resets the time during this round, the next round
  // is then due at once.
  await writeFact(ROUND, now);
  try {
    for (const path of [...(await accountPages(now)), ...(await guestPages(now))]) {
      await refreshPage(path).catch((error: unknown) => {
        // A page with a missing file is skipped, and the round continues. A TypeError means that
        // the network is lost, so it ends the round.
        if (error instanceof TypeError) throw error;
      });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    await keepShell();
  } catch {
    // The network is lost, so make the next round due at once. The next page that loads starts it.
    await wantRound();
  }
}

const wholeTrip = (id: string) => [...pagesOfTrip(id), ...callsOfTrip(id)];

/** Returns the account's own pages and the pages of its next trips. */
async function accountPages(now: number): Promise<string[]> {
  if ((await ownerNow()) === undefined) return [];
  const listed = await listTrips();
  if (!listed) {
    await confirmOwner();
    return [];
  }
  const unwanted = await unwantedTrips();
  const next = nextTrips(listed.trips, dayOf(now)).filter(({ id }) => !unwanted.has(id));
  await noteTrips(listed, next);
  await sweepInTurn(now);
  return [...OWN_PAGES, ...next.flatMap(({ id }) => wholeTrip(id))];
}

/** Returns the pages of the guests' trips that are not over. */
async function guestPages(now: number): Promise<string[]> {
  if ((await householdsNow()).length === 0) return [];
  const households = await confirmHouseholds();
  return (
    households
      .filter(({ end_date }) => end_date >= dayOf(now))
      .slice(0, READY)
      // Leave out the trip's page for answering, because it redirects a guest to the invitation's
      // page.
      .flatMap(({ trip_id }) => wholeTrip(trip_id).filter((path) => !path.endsWith('/attendance')))
  );
}

const TIDIED = 'tidied';

/** Deletes unused trips and files. Runs even when prefetching is off. */
export async function tidy(now: number): Promise<void> {
  if (now - ((await readFact<number>(TIDIED)) ?? 0) < EVERY_MS) return;
  await writeFact(TIDIED, now);
  await forgetUnused(now);
  await sweepInTurn(now);
}

/** Deletes the trips that nobody has opened and no round has refreshed for 60 days. */
export async function forgetUnused(now: number): Promise<void> {
  const db = await store();
  const pages = await db.getAll('pages');
  for (const kept of await db.getAll('trips')) {
    const own = pages.filter(({ owner, trip }) => owner === kept.owner && trip === kept.id);
    const used = Math.max(kept.opened, ...own.map(({ at }) => at));
    if (now - used > LONGEST_KEPT_MS) await forgetTrip(kept);
  }
}
