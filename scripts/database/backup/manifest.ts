import { z } from 'zod';

/** Increase it when older releases can't read the new format. */
export const FORMAT = 1;

const table = z.object({
  /** The tables of the mail queue, which graphile-worker creates in its own schema. */
  queue: z.boolean(),
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  sum: z.string().length(32),
});

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  release: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  queue_migration: z.int(),
  tables: z.array(table),
  sequences: z.array(z.object({ queue: z.boolean(), name: z.string(), value: z.string() })),
  /** One of the comments on tables names the loaded version of the open data. */
  comments: z.array(z.object({ queue: z.boolean(), name: z.string(), comment: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;
export type Table = Omit<Manifest['tables'][number], 'rows' | 'sum'>;

export const entryOf = ({ queue, name }: Table) => `${queue ? 'queue' : 'tables'}/${name}.copy`;

export const rowsIn = (tables: Manifest['tables']) => tables.reduce((sum, { rows }) => sum + rows, 0);
