import type { KeptInfo } from '../messages';
import { bytesOf } from './assets';
import { forgetOld } from './owner';
import { isSure } from './session';
import { store } from './store';
import { lastDropped } from './trips';

/** What this device keeps, for its owner to see. */
export async function keptInfo(): Promise<KeptInfo> {
  await forgetOld();
  if (!(await isSure())) return { trips: [], dropped: null };
  const db = await store();
  const [trips, pages, dropped] = await Promise.all([db.getAll('trips'), db.getAll('pages'), lastDropped()]);
  const infos = trips
    .sort((one, other) => one.start.localeCompare(other.start))
    .map(async ({ id, name, start, end }) => {
      const own = pages.filter(({ trip }) => trip === id);
      // The scripts, styles and faces are everybody's.
      const files = new Set(
        own.flatMap(({ assets }) => assets.filter((asset) => /^\/(?:map|cover)\//.test(asset))),
      );
      const bytes = own.reduce((sum, { body }) => sum + body.byteLength, 0) + (await bytesOf([...files]));
      const overview = own.find(({ path }) => path === `/trip/${id}`);
      return { id, name, start, end, at: overview?.at ?? null, bytes };
    });
  const kept = await Promise.all(infos);
  return { trips: kept.filter(({ bytes }) => bytes > 0), dropped: dropped ?? null };
}
