import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// The files of the open data. Anybody can download them just as they were loaded into the database,
// because their licence, the ODbL, is share-alike.

/** File names of the tables that are derived from the campgrounds. */
export const derivedTables = [
  'campground-parks',
  'campground-roads',
  'campground-dogs',
  'campground-islands',
] as const;

export const readOpenData = (name: (typeof derivedTables)[number] | 'campgrounds-au-osm') =>
  readFile(join(process.cwd(), 'prisma', 'seed', `${name}.json`), 'utf8');
