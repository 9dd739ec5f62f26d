import type { Client } from 'pg';
import { v7 as uuid7 } from 'uuid';
import { scratchDatabase } from '@/tests/jest/scratch-database';
import { templateDatabase } from '@/tests/jest/test-databases';
import { webAddress } from '../data/campsites';
import { readSeedFile } from '../data/seed-files';
import { seed } from './seed';

let client: Client;
let url: string;

beforeAll(async () => {
  ({ client, url } = await scratchDatabase('scratch_seed', templateDatabase));
});
afterAll(() => client.end());

async function value<Value>(query: string, values: unknown[] = []): Promise<Value> {
  const { rows } = await client.query({ text: query, values, rowMode: 'array' });
  return rows[0]?.[0];
}

/** The mark that people's own sites are placed. */
const placed = `select col_description('campsites'::regclass, attnum) from pg_attribute
  where attrelid = 'campsites'::regclass and attname = 'state'`;

/** Makes the next load treat the data as changed. */
const forget = () => client.query('comment on table campsites is null');

test('the first load adds all places and campsites', async () => {
  expect(await value('select count(*)::int from places')).toBe(16_560);
  expect(await value(`select count(*)::int from campsites where source = 'open'`)).toBe(8357);
});

test('the first load creates the word indexes after the rows', async () => {
  expect(
    await value(`
      select array_agg(indexname::text order by indexname) from pg_indexes
      where schemaname = 'public' and indexdef like '%USING gin%' and tablename <> 'site_features'`),
  ).toEqual([
    'campsites_words_idx',
    'known_words_less_a_letter_idx',
    'known_words_word_idx',
    'places_words_idx',
    'site_parks_words_idx',
  ]);
});

test('of two suburbs with the same name and postcode the one with more people stays', async () => {
  expect(await value(`select population from places where name = 'Green Point' and postcode = '2251'`)).toBe(
    6405,
  );
});

test.each([
  [100, 314],
  [200, 670],
])('within %i km of postcode 4031 there are %i sites without group sites', async (radius, count) => {
  const found = await value<number>(
    `with centre as (
      select sum(latitude * population) / sum(population) as lat, sum(longitude * population) / sum(population) as lng
      from places where postcode = '4031')
    select count(*)::int from campsites, centre
    where not group_only and 2 * 6371 * asin(sqrt(
      sin(radians(latitude - lat) / 2) ^ 2
      + cos(radians(lat)) * cos(radians(latitude)) * sin(radians(longitude - lng) / 2) ^ 2)) <= $1`,
    [radius],
  );
  expect(Math.abs(found - count)).toBeLessThanOrEqual(2);
});

test('a feature missing from the data is unknown, and a denied feature is known to be missing', async () => {
  const toilets = `from campsite_features join site_features on site_features.id = feature_id where name = 'Toilets'`;
  expect(await value(`select count(*)::int ${toilets} and present`)).toBe(1494);
  expect(await value(`select count(*)::int ${toilets} and not present`)).toBe(520);
  expect(await value('select count(pet_friendly)::int from campsites')).toBe(102);
  expect(await value('select count(drivetrain)::int from campsites')).toBe(0);
});

test('each known park is linked to its campground with the certainty of its evidence', async () => {
  const { rows } = await client.query(
    'select sure, count(*)::int from site_parks join campsites using (source_ref) group by sure order by sure',
  );
  expect(rows).toEqual([
    { sure: 'in', count: 548 },
    { sure: 'agency', count: 429 },
    { sure: 'near', count: 1621 },
  ]);
  const parkOf = (id: string) =>
    value(`select jsonb_build_array(sure, site_parks.name) from site_parks where source_ref = $1`, [id]);
  expect(await parkOf('mount-clear-campground-rendezvous-creek-act')).toEqual([
    'in',
    'Namadgi National Park',
  ]);
  expect(await parkOf('blatherarm-camping-area-2-torrington-nsw')).toEqual(['agency', null]);
});

test('facts about roads and dogs are loaded, but no roads for sites that are reached on foot', async () => {
  const counts = async (table: string) =>
    Object.fromEntries(
      (
        await client.query(
          `select says, count(*)::int from ${table} join campsites using (source_ref) group by says`,
        )
      ).rows.map(({ says, count }) => [says, count]),
    );
  expect(await counts('site_dogs')).toEqual({ no: 734, likely_no: 479, agency: 345, forest: 79 });
  expect(await counts('site_roads')).toEqual({
    sealed_300m: 2834,
    both_300m: 84,
    unsealed_300m: 650,
    sealed_1km: 1355,
    unsealed_1km: 466,
    none_1km: 2838,
    null: 13,
  });
  expect(
    await value(
      `select count(*)::int from site_roads join campsites using (source_ref) where says is not null and (group_only or name ~* 'walk.?in')`,
    ),
  ).toBe(0);
});

test('each place of two names says who names it so', async () => {
  const named: { name: string; source: string; url: string }[] = JSON.parse(
    await readSeedFile('other-names.json'),
  );
  for (const { name, source, url } of named)
    expect({ name, source, url }).toEqual({
      name: expect.stringMatching(/^.+ \(.+\)/),
      source: expect.stringMatching(/.{20}/),
      url: expect.stringMatching(/^https?:\/\/[^/]+\/./),
    });
});

test('an island without a mapped road is likely 4WD only, but no site for caravans', async () => {
  const islandOf = (id: string) => value(`select island from site_roads where source_ref = $1`, [id]);
  expect(await islandOf('dundubara-camping-area-fraser-island-qld')).toBe('likely_4wd');
  expect(await islandOf('stokes-bay-camp-site-stokes-bay-sa')).toBe('ask');
  expect(await islandOf('seaview-holiday-park-cowes-vic')).toBe('ask');
  expect(await islandOf('anchor-belle-holiday-park-cowes-cowes-vic')).toBe('ask');
  expect(await islandOf('friendly-beaches-campground-friendly-beaches-tas')).toBeNull();
  expect(await islandOf('teewah-beach-camping-zone-1-cooloola-qld')).toBeNull();
});

test('people’s own sites get the state of their position and a locality in it, once', async () => {
  const add = (name: string, spot: string, ...rest: [address: string | null, said?: boolean]) =>
    client.query(
      `insert into campsites (id, name, latitude, longitude, source, share_flag, state, postcode, address, state_said, updated_at)
      select $1, $2, ${spot}, 'user', false, 'QLD', '4390', $3, $4, '2026-01-02'`,
      [uuid7(), name, rest[0], rest[1] ?? false],
    );
  const found = async () =>
    Object.fromEntries(
      (
        await client.query(`
          select name, concat_ws(', ', state, postcode, locality, address, updated_at::date) found
          from campsites where name like 'Placed %'`)
      ).rows.map(({ name, found }) => [name, found]),
    );
  await add('Placed by its locality', '-28.556, 150.312', 'Goondiwindi QLD 4390');
  await add('Placed with an address', '-28.556, 150.312', '12 Border Road');
  await add('Placed by its owner', '-28.556, 150.312', null, true);
  await add('Placed far away', '-24.5, 127.2', null);
  // The comment on the column is the mark that they are placed.
  await client.query('comment on column campsites.state is null');
  expect(await seed(url)).toBe('current');
  const once = await found();
  expect(once).toEqual({
    'Placed by its locality': 'NSW, 2409, Boggabilla, Boggabilla NSW 2409, 2026-01-02',
    'Placed with an address': 'NSW, 2409, Boggabilla, 12 Border Road, 2026-01-02',
    'Placed by its owner': 'QLD, 4390, 2026-01-02',
    'Placed far away': 'WA, 0872, 2026-01-02',
  });
  await client.query(`update campsites set state = 'TAS' where name = 'Placed far away'`);
  await seed(url);
  expect((await found())['Placed far away']).toContain('TAS');
  await client.query(`delete from campsites where name like 'Placed %'`);
});

test('a server that waited for another’s load keeps the places of people’s own sites', async () => {
  const mark = await value<string>(`select obj_description('campsites'::regclass)`);
  await forget();
  await client.query('comment on column campsites.state is null');
  // The other server holds the lock of the load until this one waits for it.
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock(4267669)');
  const seeded = seed(url);
  while (!(await value(`select count(*)::int from pg_locks where locktype = 'advisory' and not granted`)));
  await client.query(`comment on table campsites is '${mark}'`);
  await client.query('commit');
  expect(await seeded).toBe('current');
  expect(await value(placed)).toBe(mark);
});

test('while another server places people’s own sites, this one leaves it to that one', async () => {
  await client.query('comment on column campsites.state is null');
  await client.query('select pg_advisory_lock(4267670)');
  await seed(url);
  expect(await value(placed)).toBeNull();
  await client.query('select pg_advisory_unlock(4267670)');
  await seed(url);
  expect(await value(placed)).not.toBeNull();
});

test('a second load of the same data does nothing', async () => {
  expect(await seed(url)).toBe('current');
});

test('changed data is loaded again and keeps the ids', async () => {
  const ids = () => value(`select md5(string_agg(id::text, ',' order by source_ref)) from campsites`);
  const before = await ids();
  await client.query(`update campsites set name = 'Elsewhere', phone_contact = '1'`);
  await client.query('delete from campsite_features');
  await client.query(`update site_parks set name = 'Elsewhere', sure = 'in'`);
  await client.query(`insert into site_parks (source_ref, sure) values ('gone', 'near')`);
  await forget();
  expect(await seed(url)).toBe('loaded');
  expect(await ids()).toBe(before);
  expect(await value(`select count(*)::int from campsites where name = 'Elsewhere'`)).toBe(0);
  expect(await value('select count(*)::int from campsite_features')).toBeGreaterThan(7000);
  expect(await value('select count(*)::int from site_parks')).toBe(2598);
  expect(await value(`select count(*)::int from site_parks where name = 'Elsewhere'`)).toBe(0);
});

test('an operator’s correction overrides newer data, whose values are stored beside it', async () => {
  const [moved, gone] = [
    'mount-clear-campground-rendezvous-creek-act',
    'blatherarm-camping-area-2-torrington-nsw',
  ];
  const site = async (ref: string) =>
    (
      await client.query('select name, latitude, longitude, hidden_at from campsites where source_ref = $1', [
        ref,
      ])
    ).rows[0];
  const [given, other] = [await site(moved), await site(gone)];
  const correct = `insert into site_corrections (source_ref, name, latitude, longitude, gone, given_name, given_latitude, given_longitude)
    values ($1, $2, $3, $4, $5, 'as it was', 0, 0)`;
  await client.query(correct, [moved, 'Mount Clear', -35.9, 149.1, false]);
  await client.query(correct, [gone, null, null, null, true]);
  await forget();
  await seed(url);
  expect(await site(moved)).toEqual({
    name: 'Mount Clear',
    latitude: -35.9,
    longitude: 149.1,
    hidden_at: null,
  });
  expect(await site(gone)).toEqual({ ...other, hidden_at: expect.any(Date) });
  const { rows } = await client.query(
    'select given_name name, given_latitude latitude, given_longitude longitude from site_corrections order by gone',
  );
  expect(rows.map((row) => ({ ...row, hidden_at: null }))).toEqual([given, other]);
  const { hidden_at } = await site(gone);
  await forget();
  await seed(url);
  expect((await site(gone)).hidden_at).toEqual(hidden_at);
  await client.query('delete from site_corrections; update campsites set hidden_at = null');
  await forget();
  await seed(url);
});

test('unchanged rows are not written again', async () => {
  const written = () =>
    value(`
      select md5(string_agg(xmin::text, ',' order by id))
      from (select id, xmin from places union all select id, xmin from campsites) loaded`);
  const before = await written();
  await forget();
  expect(await seed(url)).toBe('loaded');
  expect(await written()).toBe(before);
});

test("sites that left the data are deleted, except sites with trips and people's own sites", async () => {
  const [user, profile, used] = [uuid7(), uuid7(), uuid7()];
  await client.query(`insert into users (id, email) values ($1, 'mia@example.com')`, [user]);
  await client.query(
    `insert into profiles (id, user_id, username, name, postcode, updated_at) values ($1, $2, 'mia', 'Mia', '4031', now())`,
    [profile, user],
  );
  const site = `insert into campsites (id, name, source, source_ref, share_flag, latitude, longitude, updated_at)
    values ($1, 'Lake', $2, $3, true, -27, 153, now())`;
  await client.query(site, [used, 'open', 'gone-but-used']);
  await client.query(site, [uuid7(), 'open', 'gone']);
  await client.query(site, [uuid7(), 'user', null]);
  await client.query(
    `insert into trips (id, organiser_id, campsite_id, location_name, start_date, end_date, updated_at)
    values ($1, $2, $3, 'Lake', '2026-12-01', '2026-12-02', now())`,
    [uuid7(), profile, used],
  );
  await forget();
  await seed(url);
  const { rows } = await client.query(
    `select source, source_ref from campsites where name = 'Lake' order by source`,
  );
  expect(rows).toEqual([
    { source: 'open', source_ref: 'gone-but-used' },
    { source: 'user', source_ref: null },
  ]);
});

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['www.example.com', 'http://www.example.com'],
  ['https://example.com/      Kilkivan', 'https://example.com/'],
  ['http://', null],
  [undefined, null],
])('the web address %s is taken as %s', (given, taken) => {
  expect(webAddress(given)).toBe(taken);
});
