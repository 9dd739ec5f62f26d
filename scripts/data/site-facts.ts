import { isOnFoot } from '../../lib/campsites/facts/on-foot';
import { readCampsites } from './campsites';
import { readSeedFile } from './seed-files';

interface DogRow {
  source_ref: string;
  says: 'no' | 'likely_no' | 'agency' | 'forest';
}

/** Evidence for a park (docs/develop/data.md) by which a site likely lies in it. */
const inPark = ['inside', 'edge-in', 'locality', 'name'];

/** A site in a park's outline, of which the list of dogs says nothing, is likely in a national park. */
export async function readDogs(): Promise<DogRow[]> {
  const [dogs, parks]: [
    { rows: [id: string, says: DogRow['says'], evidence: string, park: string | null][] },
    { rows: [id: string, evidence: string, park: string, km: number | null][] },
  ] = [
    JSON.parse(await readSeedFile('campground-dogs.json')),
    JSON.parse(await readSeedFile('campground-parks.json')),
  ];
  const told = new Map(dogs.rows.map(([id, says]) => [id, says]));
  for (const [id, evidence] of parks.rows)
    if (inPark.includes(evidence) && !told.has(id)) told.set(id, 'likely_no');
  return [...told].map(([source_ref, says]) => ({ source_ref, says }));
}

/** By the reason that the data file gives for the link (docs/develop/data.md). */
const sureOf = {
  inside: 'in',
  locality: 'in',
  name: 'in',
  operator: 'agency',
  'edge-in': 'near',
  'edge-out': 'near',
} as const;

interface ParkRow {
  source_ref: string;
  sure: (typeof sureOf)[keyof typeof sureOf];
  name: string | null;
}

export async function readParks(): Promise<ParkRow[]> {
  const { rows }: { rows: [id: string, evidence: keyof typeof sureOf, park: string, km: number | null][] } =
    JSON.parse(await readSeedFile('campground-parks.json'));
  return rows.map(([id, evidence, park]) => ({
    source_ref: id,
    sure: sureOf[evidence],
    name: park || null,
  }));
}

interface RoadRow {
  source_ref: string;
  says: 'sealed_300m' | 'both_300m' | 'unsealed_300m' | 'sealed_1km' | 'unsealed_1km' | 'none_1km' | null;
  island: 'ask' | 'likely_4wd' | null;
}

/** In km: the mapped positions are no more exact than this. */
const HERE = 0.3;
const NEAR = 1;

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
      const says = group_only || isOnFoot(name) ? null : (roads.get(source_ref) ?? null);
      return { source_ref, says, island: islandOf(says, caravans.get(source_ref)) };
    })
    .filter(({ says, island }) => says ?? island);
}

/** A site for caravans has a road, even where the map has none. */
function islandOf(says: RoadRow['says'], caravans: 0 | 1 | undefined): RoadRow['island'] {
  if (caravans === undefined) return null;
  return says === 'none_1km' && caravans === 0 ? 'likely_4wd' : 'ask';
}

function roadOf(unsealed: 0 | 1, km: number, sealedKm: number | null): RoadRow['says'] {
  if (km > NEAR) return 'none_1km';
  if (km > HERE) return unsealed ? 'unsealed_1km' : 'sealed_1km';
  if (!unsealed) return 'sealed_300m';
  return sealedKm !== null && sealedKm <= HERE ? 'both_300m' : 'unsealed_300m';
}
