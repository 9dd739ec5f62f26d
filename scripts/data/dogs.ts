import { readSeedFile } from './seed-files';

/** A row for the table site_dogs, keyed by column name. */
export interface DogRow {
  source_ref: string;
  says: 'no' | 'agency' | 'forest';
}

export async function readDogs(): Promise<DogRow[]> {
  const { rows }: { rows: [id: string, says: DogRow['says'], evidence: string, park: string | null][] } =
    JSON.parse(await readSeedFile('campground-dogs.json'));
  return rows.map(([id, says]) => ({ source_ref: id, says }));
}
