import { readCampsites } from './campsites';
import { readSeedFile } from './seed-files';

/** A row for the table site_roads, keyed by column name. */
export interface RoadRow {
  source_ref: string;
  says: 'sealed_300m' | 'both_300m' | 'unsealed_300m' | 'sealed_1km' | 'unsealed_1km' | 'none_1km';
}

/**
 * A road within this many km counts as the site's own, because the mapped positions are no more
 * exact than this.
 */
const HERE = 0.3;
const NEAR = 1;

/** Matches campsites that people can't drive to. */
const onFoot = /\b(walk[- ]?in|walkers?|hik(e|ing|ers?)|bushwalk\w*|remote|boat[- ]in|canoe)\b/i;

/**
 * Returns, for each site, the kind and distance of the nearest mapped road. Leaves out group sites
 * and sites that people can't drive to.
 */
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
