import type { Client } from 'pg';
import { fill } from '@/proof/bench/fill/fill';
import { scratchDatabase } from '../../../tests/jest/scratch-database';
import { siblingUrl, templateDatabase } from '../../../tests/jest/test-databases';

const name = 'scratch_fill';
const rows = 60;
let client: Client;

beforeAll(async () => {
  ({ client } = await scratchDatabase(name, templateDatabase));
  const adminUrl = siblingUrl(process.env.TEST_CLUSTER_ADMIN_URL ?? '', name);
  await fill(adminUrl, { accounts: rows, trips: rows, households: 10, sites: rows, expenses: 5 });
});

afterAll(() => client.end());

async function countOf(table: string, condition = 'true'): Promise<number> {
  const { rows } = await client.query(`select count(*)::int count from ${table} where ${condition}`);
  return rows[0].count;
}

test('the benchmark’s rows satisfy every foreign key and check, although foreign keys were off while they were written', async () => {
  const { rows: constraints } = await client.query(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype in ('f', 'c') and connamespace = 'public'::regnamespace and conrelid <> 0`,
  );
  expect(constraints.length).toBeGreaterThan(100);
  for (const { table, name, definition } of constraints) {
    await client.query(`alter table ${table} drop constraint ${name}, add constraint ${name} ${definition}`);
  }
});

test('all indexes are built again', async () => {
  const indexesOf = async (database: Client) =>
    (await database.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`)).rows;
  const { client: template } = await scratchDatabase('scratch_fill_template', templateDatabase);
  const before = await indexesOf(template);
  await template.end();
  expect(await indexesOf(client)).toEqual(before);
});

test('each trip has ten answers, five expenses whose shares add up, and people only from households that are going', async () => {
  expect(await countOf('users')).toBe(rows);
  expect(await countOf('trips')).toBe(rows);
  expect(await countOf('households', 'answered_at is not null')).toBe(10 * rows);
  expect(await countOf('expenses')).toBe(5 * rows);
  expect(await countOf('campsites', `source = 'user'`)).toBe(rows);
  const shares = '(select sum(s.cents) from expense_shares s where s.expense_id = expenses.id)';
  expect(await countOf('expenses', `cents <> ${shares}`)).toBe(0);
  const people = `exists (select from households h where h.trip_id = p.trip_id and h.id = p.household_id and h.attending)`;
  expect(await countOf('trip_people p', `not ${people}`)).toBe(0);
  const past = await countOf('trips', 'end_date < current_date');
  expect(past).toBeGreaterThan(rows / 2);
  expect(past).toBeLessThan(rows);
});
