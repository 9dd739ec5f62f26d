import { readSeedFile } from './seed-files';

export interface DogRow {
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
