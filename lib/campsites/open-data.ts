import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// The open data's licence, the ODbL, is share-alike, so anybody can download the files as they were
// loaded.

export const derivedTables = [
  'campground-parks',
  'campground-roads',
  'campground-dogs',
  'campground-islands',
] as const;

export const readOpenData = (name: (typeof derivedTables)[number] | 'campgrounds-au-osm') =>
  readFile(join(process.cwd(), 'prisma', 'seed', `${name}.json`), 'utf8');
