import { Client } from 'pg';

// A database that is spread over several machines chooses the machine for a trip's rows by trip_id.
// On one machine, an index that begins with trip_id lets Postgres read a trip's rows together.

/** Tables of a trip without an index that begins with trip_id, each with the reason. */
const notLedByTrip: Record<string, string> = {
  trips: 'its id is the trip',
  invite_links: 'found by its token, before the trip is known',
  invite_signup_tokens: 'found by its token, before the trip is known',
  vote_options: 'a trip has one vote, and its options are found by the vote’s id',
};

const byOwnId =
  'the row’s own id is unique: a key with trip_id needs a second unique index, which only several machines need';

/** Foreign keys between tables of a trip that don't include the trip's id, each with the reason. */
const withoutTrip: Record<string, string> = {
  'bookings.expense_id': byOwnId,
  'expense_shares.expense_id': byOwnId,
  'gear_offers.line_id': byOwnId,
  'invite_links.invite_id': 'the table has no trip_id: see above',
  'invite_signup_tokens.invite_id': 'the table has no trip_id: see above',
  'meal_cooks.meal_id': byOwnId,
  'meal_items.meal_id': byOwnId,
  'notifications.notice_id': byOwnId,
  'pitch_households.pitch_id': byOwnId,
  'pitches.booking_id': byOwnId,
  'plan_goers.plan_id': byOwnId,
  'todos.booking_id': byOwnId,
  'vote_answers.option_id': byOwnId,
  'vote_options.vote_id': 'the table has no trip_id: see above',
};

interface Key {
  child: string;
  parent: string;
  columns: string[];
}

let client: Client;
let keys: Key[];
let tables: string[];

beforeAll(async () => {
  client = new Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const columnsOf = `(select array_agg(attname::text order by place) from unnest(conkey) with ordinality named (number, place)
                      join pg_attribute on attrelid = conrelid and attnum = number)`;
  ({ rows: keys } = await client.query<Key>(
    `select conrelid::regclass::text child, confrelid::regclass::text parent, ${columnsOf} columns
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  ));
  const { rows } = await client.query<{ name: string }>(
    `select attrelid::regclass::text name from pg_attribute
     join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = 'public'::regnamespace
     where attname = 'trip_id'`,
  );
  // The tables that have a trip_id, and all tables that refer to one of them.
  const ofTrip = new Set(['trips', ...rows.map(({ name }) => name)]);
  for (const table of ofTrip) for (const { child, parent } of keys) if (parent === table) ofTrip.add(child);
  tables = [...ofTrip].sort();
});

afterAll(() => client.end());

test('each table of a trip has an index that begins with the trip', async () => {
  const { rows: led } = await client.query<{ name: string }>(
    `select distinct indrelid::regclass::text name from pg_index
     join pg_attribute on attrelid = indrelid and attnum = indkey[0]
     where attname = 'trip_id' and indpred is null`,
  );
  const names = led.map(({ name }) => name);
  expect(tables.length).toBeGreaterThan(30);
  expect(tables.filter((table) => !names.includes(table))).toEqual(Object.keys(notLedByTrip).sort());
});

test('each foreign key between two tables of a trip names the trip', () => {
  const within = keys.filter(({ child, parent }) => tables.includes(child) && tables.includes(parent));
  const bare = within.filter(({ columns }) => !columns.includes('trip_id'));
  expect(bare.map(({ child, columns }) => `${child}.${columns}`).sort()).toEqual(
    Object.keys(withoutTrip).sort(),
  );
});
