import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { v7 as uuid7 } from 'uuid';
import { withAsciiDomain } from '@/lib/email';

const client = new Client({ connectionString: process.env.DATABASE_URL });
beforeAll(() => client.connect());
afterAll(() => client.end());
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));

const sql = readFileSync('prisma/migrations/20261127160000_ascii_domains/migration.sql', 'utf8');
const save = async (emails: string[]) => {
  for (const email of emails)
    await client.query('insert into users (id, email) values ($1, $2)', [uuid7(), email]);
};
const saved = async () => {
  const { rows } = await client.query<{ email: string }>(
    "select email::text from users where email like '%@%migrated.example' order by email",
  );
  return rows.map(({ email }) => email);
};

test('saved addresses get the spelling that new ones are given', async () => {
  const emails = [
    'zoë@exämple',
    'a@bücher',
    'b@例え.テスト',
    'C@Faß-Über',
    'd@ελλάδα',
    'e@plain',
    'f@ä.ö.ü',
  ].map((start) => `${start}.migrated.example`);
  await save(emails);
  await client.query(sql);
  const expected = emails.map((email) => withAsciiDomain(email).toLowerCase());
  expect((await saved()).map((email) => email.toLowerCase()).sort()).toEqual(expected.sort());
});

test('so do addresses of the people who camp with somebody', async () => {
  const [userId, id] = [uuid7(), uuid7()];
  await client.query("insert into users (id, email) values ($1, 'owner@plain.example')", [userId]);
  await client.query(
    `insert into profiles (id, user_id, username, name, postcode, updated_at)
     values ($1, $2, 'migratedowner', 'Mia', '4031', now())`,
    [id, userId],
  );
  await client.query(
    `insert into crew_members (id, profile_id, type, name, email, age)
     values ($1, $2, 'camper', 'Kim', 'kim@exämple.org', 'adult')`,
    [uuid7(), id],
  );
  await client.query(sql);
  const { rows } = await client.query('select email from crew_members where profile_id = $1', [id]);
  expect(rows).toEqual([{ email: 'kim@xn--exmple-cua.org' }]);
});

test('of two accounts in two spellings both stay', async () => {
  const emails = ['a@xn--exmple-cua.migrated.example', 'a@exämple.migrated.example'];
  await save(emails);
  await client.query(sql);
  expect((await saved()).sort()).toEqual([...emails].sort());
});
