import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { v7 as uuid7 } from 'uuid';
import { person } from '@/tests/factories/people';

const client = new Client({ connectionString: process.env.DATABASE_URL });
beforeAll(() => client.connect());
afterAll(() => client.end());

test('of gear under two spellings of one name one row stays, shared if any of them was', async () => {
  const { profileId } = (await person('Mia')).viewer;
  await client.query('begin');
  const rows: [string, boolean][] = [
    ['Re\u0301chaud', false],
    ['R\u00e9chaud', true],
    ['Gas  bottle', true],
    ['Gas bottle', false],
    ['Camp  oven', false],
    ['Camp oven', false],
  ];
  for (const [name, shared] of rows)
    await client.query('insert into gear_items (id, profile_id, name, shared) values ($1, $2, $3, $4)', [
      ...[uuid7(), profileId, name, shared],
    ]);
  await client.query(
    readFileSync('prisma/migrations/20261127173400_gear_names_composed/migration.sql', 'utf8'),
  );
  const { rows: left } = await client.query(
    'select name::text, shared from gear_items where profile_id = $1 order by name',
    [profileId],
  );
  await client.query('rollback');
  expect(left).toEqual([
    { name: 'Camp oven', shared: false },
    { name: 'Gas bottle', shared: true },
    { name: 'R\u00e9chaud', shared: true },
  ]);
});
