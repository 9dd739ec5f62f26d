import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { Refusal } from '../../refusal';
import type { Manifest } from './manifest';
import { type Backup, rereadRows } from './read-backup';
import { RowSum } from './row-sum';
import { columnsOf, copyOut, sqlName } from './snapshot';

type Tables = Manifest['tables'];

/**
 * Triggers are off, because the rows already contain their effects. Adding the foreign keys at the end checks
 * all rows at once. None of this needs a superuser.
 */
export async function loadTables(client: ClientBase, backup: Backup, tables: Tables): Promise<void> {
  const names = tables.map(sqlName);
  const putBack = await takeOff(client, names);
  // One trigger forbids truncating its table even when the table is empty.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  for (const table of tables) {
    const name = sqlName(table);
    await pipeline(
      Readable.from(backup.rows(table), { objectMode: false }),
      client.query(copyFrom(`copy ${name} (${columnsOf(table)}) from stdin`)),
    ).catch(async (error) => {
      // The cause may be a damaged file: reading the rows again throws an error that says so.
      await rereadRows(backup.path, table);
      throw error;
    });
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  await putBack();
}

/** Without foreign keys and indexes loading is faster. Returns a function that creates them again. */
async function takeOff(client: ClientBase, tables: string[]): Promise<() => Promise<void>> {
  const { rows: parts } = await client.query<{ drop: string; make: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])
     union all
     select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
     from pg_index where indrelid = any($1::regclass[])
       and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f')`,
    [tables],
  );
  for (const { drop } of parts) await client.query(drop);
  return async () => {
    // A foreign key needs the index of the table that it refers to.
    for (const { make } of parts.toReversed()) await client.query(make);
  };
}

export async function compareTables(client: ClientBase, tables: Tables): Promise<void> {
  const different: string[] = [];
  for (const table of tables) {
    const sum = new RowSum();
    for await (const chunk of copyOut(client, table)) sum.add(chunk);
    if (sum.rows === table.rows && sum.sum === table.sum) continue;
    different.push(`${table.name} (${sum.rows} rows, in the backup ${table.rows})`);
  }
  if (different.length === 0) return;
  throw new Refusal(
    `What was restored differs from the backup: ${different.join(', ')}. Nothing of it was kept.`,
  );
}
