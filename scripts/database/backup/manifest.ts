import { z } from 'zod';

/** Raised when an older release could no longer read what is written. */
export const FORMAT = 1;

const table = z.object({
  /** True for the tables of the mail queue, which graphile-worker makes in a schema of its own. */
  queue: z.boolean(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  sum: z.string().length(32),
});

/** What a backup says of itself, in its manifest.json. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** The day of the release that made it. */
  release: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** The last migration of the mail queue's own tables. */
  queue_migration: z.int(),
  tables: z.array(table),
  sequences: z.array(z.object({ queue: z.boolean(), name: z.string(), value: z.string() })),
  /** Comments on tables: one says which open data are loaded. */
  comments: z.array(z.object({ queue: z.boolean(), name: z.string(), comment: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Table = Omit<Manifest['tables'][number], 'rows' | 'sum'>;

/** Where a table's rows are in the file. */
export const entryOf = ({ queue, name }: Table) => `${queue ? 'queue' : 'tables'}/${name}.copy`;

/** How many rows tables have together. */
export const rowsIn = (tables: Manifest['tables']) => tables.reduce((sum, { rows }) => sum + rows, 0);
