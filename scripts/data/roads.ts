import { readCampsites } from './campsites';
import { readSeedFile } from './seed-files';

export interface RoadRow {
  source_ref: string;
  says: 'sealed_300m' | 'both_300m' | 'unsealed_300m' | 'sealed_1km' | 'unsealed_1km' | 'none_1km' | null;
  island: 'ask' | 'likely_4wd' | null;
}

/** In km: the mapped positions are no more exact than this. */
const HERE = 0.3;
const NEAR = 1;

const onFoot = /\b(walk[- ]?in|walkers?|great walk|hik(e|ing|ers?)|bushwalk\w*|remote|boat[- ]in|canoe)\b/i;

/** Group sites and sites that people can't drive to have no road. */
export async function readRoads(): Promise<RoadRow[]> {
  const [{ rows }, islands, { campsites }]: [
    { rows: [id: string, unsealed: 0 | 1, km: number, sealedKm: number | null][] },
    { rows: [id: string, caravans: 0 | 1][] },
    Awaited<ReturnType<typeof readCampsites>>,
  ] = [
    JSON.parse(await readSeedFile('campground-roads.json')),
    JSON.parse(await readSeedFile('campground-islands.json')),
    await readCampsites(),
  ];
  const roads = new Map(rows.map(([id, ...road]) => [id, roadOf(...road)]));
  const caravans = new Map(islands.rows);
  return campsites
    .map(({ source_ref, name, group_only }): RoadRow => {
      const says = group_only || onFoot.test(name) ? null : (roads.get(source_ref) ?? null);
      return { source_ref, says, island: islandOf(says, caravans.get(source_ref)) };
    })
    .filter(({ says, island }) => says ?? island);
}

/** A site for caravans has a road, even where the map has none. */
export function islandOf(says: RoadRow['says'], caravans: 0 | 1 | undefined): RoadRow['island'] {
  if (caravans === undefined) return null;
  return says === 'none_1km' && caravans === 0 ? 'likely_4wd' : 'ask';
}

function roadOf(unsealed: 0 | 1, km: number, sealedKm: number | null): RoadRow['says'] {
  if (km > NEAR) return 'none_1km';
  if (km > HERE) return unsealed ? 'unsealed_1km' : 'sealed_1km';
  if (!unsealed) return 'sealed_300m';
  return sealedKm !== null && sealedKm <= HERE ? 'both_300m' : 'unsealed_300m';
}
