import { isSitePage } from '../pages';
import { ownerNow } from './owner';
import { type KeptTrip, store } from './store';

/** Spares the campsites that the owner's stored trips go to. */
export async function forgetSites(owner: string): Promise<void> {
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
