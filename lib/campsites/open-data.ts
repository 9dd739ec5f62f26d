import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

// As they were loaded, for everybody to take along: the ODbL is share-alike.

export const readOpenData = () =>
  readFile(join(process.cwd(), 'prisma', 'seed', 'campgrounds-au-osm.json'), 'utf8');

export const readOpenParks = () =>
  readFile(join(process.cwd(), 'prisma', 'seed', 'campground-parks.json'), 'utf8');
