import { householdOf } from '../owner-key';
import { epochNow, ownerNow, readersOf } from './owner';
import { forgetSites } from './sites';
import { type KeptTrip, readFact, store, writeFact } from './store';
import { dayOf, goingOrder, type ListedTrip } from './trip-order';

const toldBy = ({ trip_name, location_name, start_date, end_date, dates_open }: ListedTrip) => ({
  name: trip_name ?? location_name,
  start: start_date,
  end: end_date,
  open: dates_open,
});

/**
 * Stores the names and dates of the account's trips: the trips that are stored already, and `ready`,
 * which are about to be stored. Deletes stored trips that the list no longer has. Ignores a list that
 * was requested in an earlier epoch, because it may belong to another person.
 */
export async function noteTrips(
  { trips: listed, asked }: TripList,
  ready: readonly ListedTrip[],
): Promise<void> {
  const owner = await ownerNow();
  if (owner === undefined || (await epochNow()) !== asked) return;
  const db = await store();
  const own = <Row extends { owner: string }>(rows: Row[]) => rows.filter((row) => row.owner === owner);
  const wanted = new Set([
    ...own(await db.getAll('trips')).map(({ id }) => id),
    ...ready.map(({ id }) => id),
    ...own(await db.getAll('pages')).flatMap(({ trip }) => trip ?? []),
  ]);
  await writeFact(
    LISTED,
    listed.map(({ id }) => id),
  );
  for (const id of wanted) {
    const trip = listed.find((each) => each.id === id);
    if (!trip) await forgetTrip({ owner, id });
    else await putTrip({ owner, id, ...toldBy(trip) }, asked);
  }
}

/** A trip's data from the server. A missing name or site leaves the stored value unchanged. */
interface ToldTrip extends Omit<KeptTrip, 'name' | 'opened'> {
  name: string | null;
}

export async function putTrip(told: ToldTrip, asked: number): Promise<void> {
  const change = (await store()).transaction(['facts', 'trips'], 'readwrite');
  const trips = change.objectStore('trips');
  const known = await trips.get([told.owner, told.id]);
  const name = told.name ?? known?.name ?? 'Camping trip';
  if (((await change.objectStore('facts').get('epoch')) ?? 0) === asked)
    await trips.put({ site: known?.site, open: known?.open, ...told, name, opened: known?.opened ?? 0 });
  await change.done;
  if (told.site !== undefined) await forgetSites(told.owner);
}

/** The trips of the signed-in person, and the epoch in which the list was requested. */
interface TripList {
  trips: ListedTrip[];
  asked: number;
}

/** Fetches the list of the signed-in person's trips; undefined when the server refuses. */
export async function listTrips(): Promise<TripList | undefined> {
  const asked = await epochNow();
  const response = await fetch('/api/trips', { headers: { accept: 'application/json' } });
  if (!response.ok) return undefined;
  return { trips: ((await response.json()) as { trips: ListedTrip[] }).trips, asked };
}

const LISTED = 'listed';

/**
 * Match the tags in a trip's overview that hold its dates, name and campsite. Text that people enter
 * can't contain such tags, because React escapes it.
 */
const SITE = /<meta name="site" content="([^"]*)"\/?>/;
const TRIP = /<meta name="trip" content="(open )?(\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\d) ([^"]*)"\/?>/;
const ESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/**
 * Stores the name and dates of a trip after one of its pages was stored. An overview page contains
 * them. After another page they come from the list of trips, or for a guest's trip from GET
 * /api/guest.
 */
export async function learnTrip({ owner, id }: OwnTrip, html: string, asked: number): Promise<void> {
  const [, open, start = '', end = '', escaped = ''] = TRIP.exec(html) ?? [];
  if (start) {
    const name = escaped.replace(/&(amp|lt|gt|quot|#x27);/g, (sign, word: string) => ESCAPED[word] ?? sign);
    const site = SITE.exec(html)?.[1] ?? null;
    return putTrip({ owner, id, name, start, end, open: open !== undefined, site }, asked);
  }
  if (householdOf(owner) || (await (await store()).getKey('trips', [owner, id]))) return;
  const listed = await listTrips();
  if (listed) await noteTrips(listed, []);
}

/** True when the home page links to a trip that the last fetched list did not have. */
export async function hasNewTrip(home: string): Promise<boolean> {
  const listed = new Set(await readFact<string[]>(LISTED));
  return [...home.matchAll(/"\/trip\/([\da-f-]{36})"/g)].some(([, id = '']) => !listed.has(id));
}

const UNWANTED = 'unwanted';

/**
 * Returns the ids of the trips that the person has removed from this device. When the person opens
 * such a trip, it is stored again.
 */
export const unwantedTrips = async () => new Set(await readFact<string[]>(UNWANTED));

export async function removeTrip(id: string): Promise<void> {
  await writeFact(UNWANTED, [...(await unwantedTrips()).add(id)]);
  const owner = await ownerNow();
  if (owner !== undefined) await forgetTrip({ owner, id });
}

/** Records that somebody has opened a trip on this device. */
export async function noteOpened(id: string): Promise<void> {
  const unwanted = await unwantedTrips();
  if (unwanted.delete(id)) await writeFact(UNWANTED, [...unwanted]);
  const readers = await readersOf(id);
  const change = (await store()).transaction('trips', 'readwrite');
  for (const owner of readers) {
    const trip = await change.store.get([owner, id]);
    if (trip) await change.store.put({ ...trip, opened: Date.now() });
  }
  await change.done;
}

/** Key of a stored trip: a device can store the same trip for several owners. */
type OwnTrip = Pick<KeptTrip, 'owner' | 'id'>;

export async function forgetTrip({ owner, id }: OwnTrip): Promise<void> {
  const change = (await store()).transaction(['pages', 'trips'], 'readwrite');
  const pages = change.objectStore('pages');
  for (const page of await pages.getAll())
    if (page.owner === owner && page.trip === id) await pages.delete([owner, page.path]);
  await change.objectStore('trips').delete([owner, id]);
  await change.done;
  await forgetSites(owner);
}

const DROPPED = 'dropped';

export interface Dropped {
  name: string;
  at: number;
}

/** Returns the last trip that was deleted because storage was full; undefined without one. */
export const lastDropped = () => readFact<Dropped>(DROPPED);

/** Deletes the trip that is first in goingOrder. Returns false when no trip may be deleted. */
export async function dropOne(needed: string | undefined): Promise<boolean> {
  const [first] = goingOrder(await (await store()).getAll('trips'), needed, dayOf());
  if (!first) return false;
  await forgetTrip(first);
  await writeFact(DROPPED, { name: first.name, at: Date.now() } satisfies Dropped);
  return true;
}
