import type { Client } from 'pg';

/**
 * Moves a database's clock, and that of every copy made of it. Postgres has none to set, so its own now() is written
 * anew, which column defaults and the queue's functions use too; the planner puts its body wherever it is called.
 */
export async function shiftDatabase(admin: Client, shift: number): Promise<void> {
  if (!shift) return;
  await admin.query(`
      set allow_system_table_mods = on;
      create or replace function pg_catalog.now() returns timestamptz language sql stable
        as $$ select transaction_timestamp() + interval '${shift} milliseconds' $$`);
  // CURRENT_TIMESTAMP is no function that could be replaced.
  await admin.query(`
      do $$ declare col record; begin
        for col in select table_schema, table_name, column_name from information_schema.columns
          where column_default = 'CURRENT_TIMESTAMP' loop
          execute format('alter table %I.%I alter column %I set default now()',
            col.table_schema, col.table_name, col.column_name);
        end loop;
      end $$`);
}
