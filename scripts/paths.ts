import { join } from 'node:path';

/** The repository's folder. */
export const root = join(import.meta.dirname, '..');
export const schemaFile = join(root, 'prisma', 'schema.prisma');
export const migrationsFolder = join(root, 'prisma', 'migrations');
