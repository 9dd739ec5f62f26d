import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..');
export const schemaFile = join(root, 'prisma', 'schema.prisma');
/** The built server. It lies one folder below the root, as this file does, so that it finds the same root. */
export const serverFile = join(root, '.next', 'serve.mjs');
export const migrationsFolder = join(root, 'prisma', 'migrations');
