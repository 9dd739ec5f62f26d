import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../paths';

const folder = join(root, 'prisma', 'seed');
/** By these outlines of the states people's own campsites are placed. */
export const landFile = join(root, 'lib', 'places', 'state-land.json');
export const mappings = [
  ...['places.ts', 'campsites.ts', 'site-facts.ts'].map((name) => join(root, 'scripts', 'data', name)),
  landFile,
];

export function readSeedFile(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8');
}

/** Covers everything that decides which rows are loaded: the files and the scripts that read them. */
export async function seedHash(): Promise<string> {
  const files = (await readdir(folder)).sort().map((name) => join(folder, name));
  const hash = createHash('sha256');
  for (const file of [...files, ...mappings]) hash.update(await readFile(file));
  return hash.digest('hex');
}
