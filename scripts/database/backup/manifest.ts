import { z } from 'zod';

/** The format's number. Increase it when older releases can't read the new format. */
export const FORMAT = 1;

const table = z.object({
  /** True for the tables of the mail queue, which graphile-worker creates in its own schema. */
  queue: z.boolean(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  sum: z.string().length(32),
});

/** A backup's manifest.json. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** Date of the release that made the backup. */
  release: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  /** Id of the last migration of the mail queue's own tables. */
  queue_migration: z.int(),
  tables: z.array(table),
  sequences: z.array(z.object({ queue: z.boolean(), name: z.string(), value: z.string() })),
  /** Comments on tables. One of them names the loaded version of the open data. */
  comments: z.array(z.object({ queue: z.boolean(), name: z.string(), comment: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Table = Omit<Manifest['tables'][number], 'rows' | 'sum'>;

/** Returns the path of a table's rows inside the zip file. */
export const entryOf = ({ queue, name }: Table) => `${queue ? 'queue' : 'tables'}/${name}.copy`;

/** Returns the total number of rows of the tables. */
export const rowsIn = (tables: Manifest['tables']) => tables.reduce((sum, { rows }) => sum + rows, 0);
