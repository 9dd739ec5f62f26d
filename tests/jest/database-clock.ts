import type { Client } from 'pg';

/**
 * Shifts the clock of a database and of every later copy of it. Postgres's own clock can't be set,
 * so this replaces the function now(), which column defaults and the queue's functions use too. The
 * planner inlines the replacement.
 */
export async function shiftDatabase(admin: Client, shift: number): Promise<void> {
  if (!shift) return;
  await admin.query(`
      set allow_system_table_mods = on;
      create or replace function pg_catalog.now() returns timestamptz language sql stable
        as $$ select transaction_timestamp() + interval '${shift} milliseconds' $$`);
  // CURRENT_TIMESTAMP is not a function and can't be replaced, so column defaults use now() instead.
  await admin.query(`
      do $$ declare col record; begin
        for col in select table_schema, table_name, column_name from information_schema.columns
          where column_default = 'CURRENT_TIMESTAMP' loop
          execute format('alter table %I.%I alter column %I set default now()',
            col.table_schema, col.table_name, col.column_name);
        end loop;
      end $$`);
}
