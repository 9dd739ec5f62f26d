import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const schemaFile = join(root, 'prisma', 'schema.prisma');
/** Directly below the root, like this file, so that `root` is also right inside the bundle. */
export const serverFile = join(root, '.next', 'serve.mjs');
export const migrationsFolder = join(root, 'prisma', 'migrations');
