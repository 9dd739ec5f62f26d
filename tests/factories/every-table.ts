import { pool } from '@/lib/server/db/client';
import { tripOfStandings } from './standings';

interface Column {
  name: string;
  type: string;
  /** The first value of an enum; null for other types. */
  word: string | null;
}

interface Key {
  columns: string[];
  refers: string;
  to: string[];
}

/** Text with characters that Postgres's COPY must escape. */
const awkward = String.raw`tab	, \N \. \\ "quotes" , ünïcode 🏕`;

const valueOfType: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  citext: `'somebody@example.com'`,
  boolean: 'true',
  date: 'current_date',
  json: `'{"a": [1, "\\\\n"]}'`,
  jsonb: `'{"a": [1, "\\\\n"]}'`,
  bytea: `'\\x00ff'`,
};

/** Values that satisfy the checks of columns. */
const givenTo: Record<string, string> = {
  'push_subscriptions.endpoint': `'https://push.example.com/1'`,
  'cron_visits.id': '1',
  'system_notices.id': '1',
  'home_contacts.send': `'now'`,
  'operator_entries.kind': `'person'`,
  // The owner's columns aren't required, so that the row has none without these.
  'emergency_cards.profile_id': '(select id from profiles order by id limit 1)',
  'site_merges.campsite_id': '(select id from campsites order by id limit 1)',
  'site_merges.into_id': '(select id from campsites order by id desc limit 1)',
  'idempotency_keys.owner_id': '(select id from users order by id limit 1)',
  'idempotency_keys.user_id': '(select id from users order by id limit 1)',
};

/**
 * Creates a trip with something in each part, and at least one row in every other table, including
 * the queue's.
 */
export async function fillEveryTable(): Promise<void> {
  await tripOfStandings();
  await pool.query(`update profiles set name = $1 where id = (select id from profiles limit 1)`, [awkward]);
  await pool.query(
    `select graphile_worker.add_job('nothing', '{"text": "two\\nlines"}', queue_name => 'one at a time', run_at => now() + interval '1 year');
     insert into graphile_worker._private_known_crontabs (identifier, known_since) values ('nothing', now())`,
  );
  // Tries several times, because a table can be filled only once the tables that it refers to have
  // rows.
  let empty = await emptyTables();
  const failures = new Map<string, string>();
  for (let before = Number.POSITIVE_INFINITY; empty.length > 0 && empty.length < before; ) {
    before = empty.length;
    for (const table of empty) {
      await addRow(table).catch((error: Error) => failures.set(table, error.message));
    }
    empty = await emptyTables();
  }
  const reasons = empty.map((table) => `${table} (${failures.get(table) ?? 'what it refers to is empty'})`);
  if (reasons.length > 0) throw new Error(`No row could be made up for ${reasons.join(', ')}.`);
}

async function emptyTables(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const empty: string[] = [];
  for (const { name } of rows) {
    if (!(await pool.query(`select from ${name} limit 1`)).rowCount) empty.push(name);
  }
  return empty;
}

/** Adds a row with its required values. Its foreign keys refer to any existing row. */
async function addRow(table: string): Promise<void> {
  const { rows: columns } = await pool.query<Column>(
    `select attname as name, format_type(atttypid, null) as type,
       (select quote_literal(enumlabel) from pg_enum where enumtypid = atttypid order by enumsortorder limit 1) as word
     from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attnotnull
       and not atthasdef and attidentity = '' and attgenerated = ''`,
    [table],
  );
  const { rows: keys } = await pool.query<Key>(
    `select confrelid::regclass::text as refers, array_agg(own.attname::text order by nth) as columns,
       array_agg(other.attname::text order by nth) as to
     from pg_constraint, unnest(conkey, confkey) with ordinality as pair (a, b, nth)
     join pg_attribute own on own.attnum = a join pg_attribute other on other.attnum = b
     where contype = 'f' and conrelid = $1::regclass and own.attrelid = conrelid and other.attrelid = confrelid
     group by pg_constraint.oid, confrelid order by count(*) desc`,
    [table],
  );
  const given = Object.entries(givenTo).filter(([column]) => column.startsWith(`${table}.`));
  const values = new Map(given.map(([column, value]) => [column.slice(table.length + 1), value]));
  const from: string[] = [];
  const where: string[] = [];
  for (const { columns: own, refers, to } of keys) {
    const needed = own.some((column) => columns.some(({ name }) => name === column));
    if (!needed || own.every((column) => values.has(column))) continue;
    const alias = `of_${from.length}`;
    from.push(`${refers} ${alias}`);
    for (const [at, column] of own.entries()) {
      const value = `${alias}.${to[at]}`;
      // Two foreign keys may share a column, such as the trip's id. The second must then refer to a
      // row with the same value.
      if (values.has(column)) where.push(`${value} = ${values.get(column)}`);
      else values.set(column, value);
    }
  }
  for (const { name, type, word } of columns) {
    const plain = type.startsWith('time')
      ? 'now()'
      : (valueOfType[type] ?? (type === 'text' ? `'some text'` : '1'));
    values.set(name, values.get(name) ?? word ?? plain);
  }
  const parts = [
    `insert into ${table} (${[...values.keys()].map((name) => `"${name}"`).join(', ')})`,
    `select ${[...values.values()].join(', ')}`,
    ...(from.length > 0 ? [`from ${from.join(', ')}`] : []),
    ...(where.length > 0 ? [`where ${where.join(' and ')}`] : []),
  ];
  await pool.query(`${parts.join(' ')} limit 1`);
}
