import { setTimeout as delay } from 'node:timers/promises';
import type { Client, ClientBase } from 'pg';
import { Refusal } from '../../refusal';

/** Extensions and their objects stay. */
const own = (catalogue: string) =>
  `not exists (select from pg_depend where classid = '${catalogue}'::regclass and objid = it.oid and deptype = 'e')`;

/** Triggers, keys and views go with their tables. */
const drops = [
  `select format('drop table if exists %s cascade', oid::regclass) as sql from pg_class it
   where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition and ${own('pg_class')}`,
  `select format('drop routine if exists %s cascade', oid::regprocedure) as sql from pg_proc it
   where pronamespace = current_schema()::regnamespace and ${own('pg_proc')}`,
  `select format('drop type if exists %s cascade', oid::regtype) as sql from pg_type it
   where typnamespace = current_schema()::regnamespace and typtype in ('e', 'd') and ${own('pg_type')}`,
];

export async function clearDatabase(client: ClientBase): Promise<void> {
  for (const query of drops) {
    const { rows } = await client.query<{ sql: string }>(query);
    for (const { sql } of rows) await client.query(sql);
  }
}

/** Throws a Refusal when the database has a table or a job on the mail queue. */
export async function refuseFilled(client: Client): Promise<void> {
  const { rows } = await client.query<{ tables: number; queue: boolean }>(
    `select count(*)::int as tables, to_regclass('graphile_worker.jobs') is not null as queue
     from pg_class it where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and ${own('pg_class')}`,
  );
  const { tables = 0, queue = false } = rows[0] ?? {};
  const jobs = queue ? await client.query('select from graphile_worker.jobs limit 1') : undefined;
  if (tables === 0 && !jobs?.rowCount) return;
  throw new Refusal('The database is not empty: give --replace to lose what is in it, or name an empty one.');
}

/** Other clients would go on with dropped tables. */
export async function refuseUsed(client: Client): Promise<void> {
  let others = 0;
  // The server lists a closed connection for a moment longer.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ others: number }>(
      `select count(*)::int as others from pg_stat_activity
       where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
    );
    others = rows[0]?.others ?? 0;
    if (others === 0) return;
    await delay(200);
  }
  throw new Refusal(`The database is in use by ${others} other connections: stop Campmates first.`);
}
