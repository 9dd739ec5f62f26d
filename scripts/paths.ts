import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..');
export const schemaFile = join(root, 'prisma', 'schema.prisma');
/**
 * The built server. Like this file it is one folder below the root, so that `root` is right in the
 * bundle too.
 */
export const serverFile = join(root, '.next', 'serve.mjs');
export const migrationsFolder = join(root, 'prisma', 'migrations');
