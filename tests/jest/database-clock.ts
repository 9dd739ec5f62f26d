import type { Client } from 'pg';

/**
 * Shifts the clock of a database and of every later copy of it. Postgres's own clock can't be set, so
 * the search path of the tests' role finds another function now() first. The planner inlines it.
 */
export async function shiftDatabase(admin: Client, shift: number): Promise<void> {
  if (!shift) return;
  await admin.query(`
      create schema if not exists test_clock;
      grant usage on schema test_clock to public;
      create or replace function test_clock.now() returns timestamptz language sql stable
        as $$ select transaction_timestamp() + interval '${shift} milliseconds' $$;
      alter role campmates set search_path = public, test_clock, pg_catalog`);
  // A column's default keeps the function that it was created with.
  await admin.query(`
      do $$ declare col record; begin
        for col in select table_schema, table_name, column_name from information_schema.columns
          where column_default in ('CURRENT_TIMESTAMP', 'now()') loop
          execute format('alter table %I.%I alter column %I set default test_clock.now()',
            col.table_schema, col.table_name, col.column_name);
        end loop;
      end $$`);
}
