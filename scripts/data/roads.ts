import { readCampsites } from './campsites';
import { readSeedFile } from './seed-files';

/** A row for the table site_roads, by column name. */
export interface RoadRow {
  source_ref: string;
  says: 'sealed_300m' | 'both_300m' | 'unsealed_300m' | 'sealed_1km' | 'unsealed_1km' | 'none_1km';
}

/** The distances on the map are good to about this many km. */
const HERE = 0.3;
const NEAR = 1;

/** Whoever goes there doesn't drive up to the site. */
const onFoot = /\b(walk[- ]?in|walkers?|hik(e|ing|ers?)|bushwalk\w*|remote|boat[- ]in|canoe)\b/i;

/** What the nearest mapped road is; of no site for groups or for people on foot. */
export async function readRoads(): Promise<RoadRow[]> {
  const [{ rows }, { campsites }]: [
    { rows: [id: string, unsealed: 0 | 1, km: number, sealedKm: number | null][] },
    Awaited<ReturnType<typeof readCampsites>>,
  ] = [JSON.parse(await readSeedFile('campground-roads.json')), await readCampsites()];
  const driven = new Set(
    campsites
      .filter(({ name, group_only }) => !group_only && !onFoot.test(name))
      .map(({ source_ref }) => source_ref),
  );
  return rows
    .filter(([id]) => driven.has(id))
    .map(([id, unsealed, km, sealedKm]) => ({ source_ref: id, says: roadOf(unsealed === 1, km, sealedKm) }));
}

function roadOf(unsealed: boolean, km: number, sealedKm: number | null): RoadRow['says'] {
  if (km > NEAR) return 'none_1km';
  if (km > HERE) return unsealed ? 'unsealed_1km' : 'sealed_1km';
  if (!unsealed) return 'sealed_300m';
  return sealedKm !== null && sealedKm <= HERE ? 'both_300m' : 'unsealed_300m';
}
