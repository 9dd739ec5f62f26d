import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The campgrounds as they were loaded, for everybody to take along: the ODbL is share-alike. */
export const readOpenData = () =>
  readFile(join(process.cwd(), 'prisma', 'seed', 'campgrounds-au-osm.json'), 'utf8');
