import type { Client } from 'pg';
import { Person } from '../../scripts/demo/person';
import { print } from '../../scripts/print';
import { liftLimits } from './lift-limits';
import { median } from './load';
import { typedNames } from './places';
import { outputOf, withProduct } from './servers';

/** Number of campsites in each run. The first run has only the open data. */
const scales = [8_000, 100_000, 1_000_000];
const CALLS = 60;

const ts = (script: string) => ['--import', 'tsx', script];
const body = { postcode: '4031', radius: 100 };

/**
 * Prints how much the search slows down when there are more campsites outside the circle that it
 * searches. The number of campsites inside the circle stays the same.
 */
export async function compareSearch(dataDir: string): Promise<void> {
  await withProduct(dataDir, 'scale', async ({ url, databaseUrl, client }) => {
    await liftLimits(client);
    const mia = await Person.signUp(url, dataDir);
    print('\nCampsite search round 4031, 100 km, and by name: median ms, against 8,000 sites');
    let first: number | undefined;
    let firstByName: number | undefined;
    for (const scale of scales) {
      await growTo(client, scale);
      const { ms, total } = await timeOfCalls(mia);
      first ??= ms;
      const byName = await timeOfNames(mia);
      firstByName ??= byName;
      const database = await databasePart(databaseUrl);
      print(
        `  ${scale.toLocaleString('en-AU').padStart(9)} sites, ${total} hits   ${(ms / first).toFixed(2)}   (${ms.toFixed(1)}; promised: under 1.5);` +
          ` its query against plain SQL ${(database.app / database.plain).toFixed(2)}   (${database.app.toFixed(1)} to ${database.plain.toFixed(1)}; promised: under 1.3);` +
          ` by name ${(byName / firstByName).toFixed(2)}   (${byName.toFixed(1)}; promised: under 1.5)`,
      );
    }
  });
}

/**
 * Adds shared sites with three features each until there are `scale` sites. They are spread over
 * Australia, but not within two degrees of the search's centre. Their names contain 200 words of
 * the existing names.
 */
async function growTo(client: Client, scale: number): Promise<void> {
  const { rows } = await client.query('select count(*)::int count from campsites');
  const missing = scale - rows[0].count;
  if (missing <= 0) return;
  await client.query(
    `with sites as (
       insert into campsites (id, source, share_flag, name, address, latitude, longitude, drivetrain, pet_friendly, created_at, updated_at)
       select gen_random_uuid(), 'user', true, words[1 + i % 200] || ' ' || words[1 + i / 200 % 200] || ' Camp ' || i, 'Track ' || i, latitude, longitude,
              case i % 3 when 0 then '4 Wheel Drive' end, case i % 5 when 0 then true end, now(), now()
       from (
         select i, -39 + 27 * random() latitude, 114 + 39 * random() longitude
         from generate_series(1, $1::int * 2) i
       ) spread, (select array(select word from known_words order by md5(word) limit 200) words) known
       where abs(latitude + 27.4) > 2 or abs(longitude - 153) > 2
       limit $1::int
       returning id
     )
     insert into campsite_features (campsite_id, feature_id)
     select sites.id, chosen.id from sites, (select id from site_features order by name limit 3) chosen`,
    [missing],
  );
  await client.query('vacuum analyze campsites, campsite_features');
}

async function timeOfCalls(person: Person): Promise<{ ms: number; total: number }> {
  const times: number[] = [];
  let total = 0;
  for (let call = 0; call < CALLS; call++) {
    const started = performance.now();
    const { body: found } = await person.send<{ total: number }>('POST', '/api/locations/public', body);
    times.push(performance.now() - started);
    total = found.total;
  }
  // Leave out the first requests, which warm the caches.
  return { ms: median(times.slice(10)), total };
}

/**
 * Looks up all `typedNames` in four rounds, of which the first only warms the caches. Returns the
 * median in ms.
 */
async function timeOfNames(person: Person): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const query of typedNames) {
      const started = performance.now();
      await person.send('GET', `/api/search/suggest?query=${encodeURIComponent(query)}`);
      if (round > 0) times.push(performance.now() - started);
    }
  }
  return median(times);
}

/**
 * Returns the median time of the search's query in ms: `app` through the app's query function,
 * `plain` through the bare driver.
 */
async function databasePart(databaseUrl: string): Promise<{ app: number; plain: number }> {
  const output = await outputOf(['--conditions=react-server', ...ts('proof/bench/search-query.ts')], {
    DATABASE_URL: databaseUrl,
  });
  return JSON.parse(output);
}
