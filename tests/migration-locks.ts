import type { Client } from 'pg';

/** The tables that pages read and write all the time and that grow with every user. */
export const hotTables = [
  'users',
  'profiles',
  'sessions',
  'crew_members',
  'rides',
  'campsites',
  'trips',
  'households',
  'invites',
  'trip_people',
  'trip_vehicles',
  'expenses',
  'expense_shares',
  'notices',
  'notifications',
  'todos',
];

/** The locks that block writes to a table. */
const blockingModes = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

/**
 * Copies rows of each table with new keys until the table has this many rows. The copies may refer
 * to missing rows, so foreign keys and triggers are off meanwhile. Only a superuser can switch them
 * off.
 */
export async function fillTables(admin: Client, tables: string[], rows: number): Promise<void> {
  await admin.query('set session_replication_role = replica');
  for (const table of tables) {
    const { rows: columns } = await admin.query<{ name: string; value: string }>(columnsSql, [table]);
    const list = (part: 'name' | 'value') => columns.map((each) => each[part]).join(', ');
    const { rowCount: few } = await admin.query(`select from ${table} limit 10`);
    if (!few) throw new Error(`${table} has no row that could be multiplied.`);
    await admin.query(`
      insert into ${table} (${list('name')}) select ${list('value')}
      from (select * from ${table} limit ${few}) few, generate_series(1, ${Math.ceil(rows / few)}) copy`);
    await admin.query(`analyze ${table}`);
  }
}

/** SQL that lists the columns of a table, each with an expression for its value in a copied row. */
const columnsSql = `
  with keys as (
    select indkey::int2[] columns, exists (
      select from pg_attribute a where a.attrelid = indrelid and a.attnum = any(indkey) and a.atttypid = 'uuid'::regtype
    ) by_id
    from pg_index where indrelid = $1::regclass and indisunique
  )
  select quote_ident(attname) "name",
    case
      when atttypid = 'uuid'::regtype and exists (select from keys where attnum = any(columns))
        then format('md5(%I::text || copy)::uuid', attname)
      when atttypid in ('text'::regtype, 'citext'::regtype)
        and exists (select from keys where attnum = any(columns) and not by_id)
        then format('%I || copy', attname)
      else quote_ident(attname)
    end "value"
  from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

type Rows = Record<string, { read: number; changed: number }>;

/** Returns how many rows of each table the open transaction has read and changed. */
async function rowsTouched(client: Client): Promise<Rows> {
  const { rows } = await client.query(`
    select relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::int "read", (n_tup_upd + n_tup_del)::int "changed"
    from pg_stat_xact_user_tables`);
  return Object.fromEntries(rows.map(({ relname, ...touched }) => [relname, touched]));
}

export interface Locks {
  /** The hot tables that nobody can write to until the transaction ends. */
  locked: string[];
  /** Why the migration would block people, one line per reason. */
  refusals: string[];
}

/**
 * Runs a migration in the open transaction. Returns which hot tables it locks, and the reasons to
 * refuse it, such as a table that is locked while all of its rows are read. Postgres counts the
 * rows, so the result depends neither on the wording of the SQL nor on the machine's speed.
 */
export async function runAndJudge(client: Client, sql: string): Promise<Locks> {
  const sizes = await sizesOf(client);
  const before = await rowsTouched(client);
  await client.query(sql);
  const after = await rowsTouched(client);
  const { rows } = await client.query<{ name: string }>(
    `select distinct relname "name" from pg_locks join pg_class on pg_class.oid = relation
     where pid = pg_backend_pid() and granted and mode = any($1) and relname = any($2) order by relname`,
    [blockingModes, hotTables],
  );
  const locked = rows.map(({ name }) => name);
  const goneThrough = (table: string, by: 'read' | 'changed') =>
    (after[table]?.[by] ?? 0) - (before[table]?.[by] ?? 0) >= (sizes[table] ?? 0);
  return {
    locked,
    refusals: [
      ...locked
        .filter((table) => goneThrough(table, 'read'))
        .map((table) => `${table}: locked while all rows are read`),
      ...hotTables
        .filter((table) => goneThrough(table, 'changed'))
        .map((table) => `${table}: all rows are changed`),
    ],
  };
}

async function sizesOf(client: Client): Promise<Record<string, number>> {
  const counts = hotTables.map((table) => `(select count(*)::int from ${table}) ${table}`).join(', ');
  return (await client.query(`select ${counts}`)).rows[0] ?? {};
}
