import type { KeptInfo } from '../messages';
import { householdOf } from '../owner-key';
import { bytesOf, isOfPlace } from './assets';
import { shown } from './session';
import { store } from './store';
import { lastDropped } from './trips';

export async function keptInfo(): Promise<KeptInfo> {
  const db = await store();
  const trips = await shown(() => db.getAll('trips'));
  const [pages, dropped] = await Promise.all([db.getAll('pages'), lastDropped()]);
  const infos = trips
    .sort((one, other) => one.start.localeCompare(other.start))
    .map(async ({ owner, id, name, start, end, open, site }) => {
      const own = pages.filter((page) => page.owner === owner && (page.trip === id || page.path === site));
      // All trips share the scripts, styles and fonts, so only maps and covers count towards a trip's size.
      const files = [...new Set(own.flatMap(({ assets }) => assets.filter(isOfPlace)))];
      const bytes = own.reduce((sum, { body }) => sum + body.byteLength, 0) + (await bytesOf(files));
      const mapBytes = await bytesOf(files.filter((file) => file.startsWith('/map/')));
      const overview = own.find(({ path }) => path === `/trip/${id}`);
      const guest = householdOf(owner) !== undefined;
      return { id, name, start, end, open, at: overview?.at ?? null, bytes, mapBytes, guest };
    });
  const kept = await Promise.all(infos);
  return { trips: kept.filter(({ bytes }) => bytes > 0), dropped: dropped ?? null };
}
