import { mayFetchAhead } from '../may-fetch-ahead';
import { callsOfTrip, OWN_PAGES, pagesOfTrip } from '../pages';
import { keepShell } from './assets';
import { confirmHouseholds } from './households';
import { ROUND, refreshPage, sweepInTurn, wantRound } from './keep-page';
import { isAway } from './network';
import { householdsNow, ownerNow, ownersNow } from './owner';
import { confirmOwner } from './session';
import { readFact, store, writeFact } from './store';
import { dayOf, nextTrips, READY } from './trip-order';
import { forgetTrip, listTrips, noteTrips, unwantedTrips } from './trips';

const EVERY_MS = 4 * 60 * 60 * 1000;
const LONGEST_KEPT_MS = 60 * 24 * 60 * 60 * 1000;
/** Requests of the person's own pages come first. */
const PAUSE_MS = 150;

let rounds: Promise<void> = Promise.resolve();

/** A round that is still running may be another person's, so the next one starts after it if it is due. */
export function keepReady(): Promise<void> {
  rounds = rounds.then(round, round);
  return rounds;
}

async function round(): Promise<void> {
  const now = Date.now();
  const last = (await readFact<number>(ROUND)) ?? 0;
  if (now - last < EVERY_MS || isAway(now) || (await ownersNow()).length === 0) return;
  await tidy(now);
  if (!mayFetchAhead()) return;
  // Before the round, so that a `wantRound` during it makes the next round due at once.
  await writeFact(ROUND, now);
  try {
    for (const path of [...(await accountPages(now)), ...(await guestPages(now))]) {
      await refreshPage(path).catch((error: unknown) => {
        // A page with a missing file is skipped, but a TypeError means that the network is lost.
        if (error instanceof TypeError) throw error;
      });
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    await keepShell();
  } catch {
    // The next page that loads starts the round again.
    await wantRound();
  }
}

const wholeTrip = (id: string) => [...pagesOfTrip(id), ...callsOfTrip(id)];

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

async function guestPages(now: number): Promise<string[]> {
  if ((await householdsNow()).length === 0) return [];
  const households = await confirmHouseholds();
  return (
    households
      .filter(({ end_date }) => end_date >= dayOf(now))
      .slice(0, READY)
      // The page for answering redirects a guest to the invitation's page.
      .flatMap(({ trip_id }) => wholeTrip(trip_id).filter((path) => !path.endsWith('/attendance')))
  );
}

const TIDIED = 'tidied';

async function tidy(now: number): Promise<void> {
  if (now - ((await readFact<number>(TIDIED)) ?? 0) < EVERY_MS) return;
  await writeFact(TIDIED, now);
  await forgetUnused(now);
  await sweepInTurn(now);
}

async function forgetUnused(now: number): Promise<void> {
  const db = await store();
  const pages = await db.getAll('pages');
  for (const kept of await db.getAll('trips')) {
    const own = pages.filter(({ owner, trip }) => owner === kept.owner && trip === kept.id);
    const used = Math.max(kept.opened, ...own.map(({ at }) => at));
    if (now - used > LONGEST_KEPT_MS) await forgetTrip(kept);
  }
}
