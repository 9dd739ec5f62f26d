import { householdOf } from '../owner-key';
import { isSitePage } from '../pages';
import { epochNow, ownerNow, readersOf } from './owner';
import { type KeptTrip, readFact, store, writeFact } from './store';
import { dayOf, goingOrder, type ListedTrip } from './trip-order';

/** Spares the campsites that the owner's stored trips go to. */
async function forgetSites(owner: string): Promise<void> {
  const change = (await store()).transaction(['pages', 'trips'], 'readwrite');
  const [pages, trips] = [change.objectStore('pages'), await change.objectStore('trips').getAll()];
  const sites = new Set(trips.filter((trip) => trip.owner === owner).map(({ site }) => site));
  for (const key of await pages.getAllKeys())
    if (key[0] === owner && isSitePage(key[1]) && !sites.has(key[1])) await pages.delete(key);
  await change.done;
}

export async function tripAtSite(path: string): Promise<KeptTrip | undefined> {
  const owner = await ownerNow();
  const trips = await (await store()).getAll('trips');
  return trips.find((trip) => trip.owner === owner && trip.site === path);
}

const toldBy = ({ trip_name, location_name, start_date, end_date, dates_open }: ListedTrip) => ({
  name: trip_name ?? location_name,
  start: start_date,
  end: end_date,
  open: dates_open,
});

/** Ignores a list that was requested in an earlier epoch, because it may belong to another person. */
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

/** A missing name or site leaves the stored value unchanged. */
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

interface TripList {
  trips: ListedTrip[];
  asked: number;
}

export async function listTrips(): Promise<TripList | undefined> {
  const asked = await epochNow();
  const response = await fetch('/api/trips', { headers: { accept: 'application/json' } });
  if (!response.ok) return undefined;
  return { trips: ((await response.json()) as { trips: ListedTrip[] }).trips, asked };
}

const LISTED = 'listed';

/** Text that people enter can't contain such tags, because React escapes it. */
const SITE = /<meta name="site" content="([^"]*)"\/?>/;
const TRIP = /<meta name="trip" content="(open )?(\d{4}-\d\d-\d\d) (\d{4}-\d\d-\d\d) ([^"]*)"\/?>/;
const ESCAPED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Only an overview page contains the name and dates; after other pages they are fetched. */
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

export async function hasNewTrip(home: string): Promise<boolean> {
  const listed = new Set(await readFact<string[]>(LISTED));
  return [...home.matchAll(/"\/trip\/([\da-f-]{36})"/g)].some(([, id = '']) => !listed.has(id));
}

const UNWANTED = 'unwanted';

/** The trips that the person has removed from this device. Opening such a trip stores it again. */
export const unwantedTrips = async () => new Set(await readFact<string[]>(UNWANTED));

export async function removeTrip(id: string): Promise<void> {
  await writeFact(UNWANTED, [...(await unwantedTrips()).add(id)]);
  const owner = await ownerNow();
  if (owner !== undefined) await forgetTrip({ owner, id });
}

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

type OwnTrip = Pick<KeptTrip, 'owner' | 'id'>;

export async function forgetTrip({ owner, id }: OwnTrip): Promise<void> {
  const change = (await store()).transaction(['pages', 'trips', 'cards'], 'readwrite');
  const [pages, cards] = [change.objectStore('pages'), change.objectStore('cards')];
  for (const page of await pages.getAll())
    if (page.owner === owner && page.trip === id) await pages.delete([owner, page.path]);
  for (const key of await cards.getAllKeys()) if (key[0] === owner && key[1] === id) await cards.delete(key);
  await change.objectStore('trips').delete([owner, id]);
  await change.done;
  await forgetSites(owner);
}

const DROPPED = 'dropped';

interface Dropped {
  name: string;
  at: number;
}

export const lastDropped = () => readFact<Dropped>(DROPPED);

export async function dropOne(needed: string | undefined): Promise<boolean> {
  const [first] = goingOrder(await (await store()).getAll('trips'), needed, dayOf());
  if (!first) return false;
  await forgetTrip(first);
  await writeFact(DROPPED, { name: first.name, at: Date.now() } satisfies Dropped);
  return true;
}
