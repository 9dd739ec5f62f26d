import { readSeedFile } from './seed-files';

/** By the reason that the data file gives for the link (docs/develop/data.md). */
const sureOf = {
  inside: 'in',
  locality: 'in',
  name: 'in',
  operator: 'agency',
  'edge-in': 'near',
  'edge-out': 'near',
} as const;

export interface ParkRow {
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
