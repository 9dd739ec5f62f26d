import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { command } from '../command';
import { connectTo } from '../database/client';
import { readMigrations } from '../database/migration-history';
import { root } from '../paths';
import { freePort } from '../port';
import { print } from '../print';
import { Refusal } from '../refusal';
import type { Demo } from './make-demo';
import { savedRows } from './saved-rows';
import { startDemo } from './start-demo';

/** For tests/upgrades.test.ts. The release is the newest one in CHANGELOG.md. */
await command(async () => {
  const [, day] = (await readFile(join(root, 'CHANGELOG.md'), 'utf8')).match(/^## (\d{4}-\d\d-\d\d)$/m) ?? [];
  if (!day) throw new Refusal('CHANGELOG.md has no release: its heading is a day, such as ## 2026-11-26.');
  const folder = join(root, 'tests', 'fixtures', 'releases');
  const file = join(folder, `${day}.sql`);
  if (existsSync(file))
    throw new Refusal(`${day} is saved already. Write the next release into CHANGELOG.md.`);
  process.env.PORT ??= String(await freePort());
  process.env.WEATHER_URL = 'off';
  await startDemo('.data-release', async (demo, { DATABASE_URL = '' }) => {
    const saved = new Date().toISOString();
    const migrations = (await readMigrations()).map(({ name }) => name);
    const told = { saved, migrations, answers: await answersOf(demo) };
    const client = await connectTo(DATABASE_URL);
    const sql = `-- ${JSON.stringify(told)}\n${await savedRows(client).finally(() => client.end())}`;
    await mkdir(folder, { recursive: true });
    await writeFile(file, sql);
    print(`tests/fixtures/releases/${day}.sql: ${Math.round(sql.length / 1000)} kB`);
    return false;
  });
});

/** Later releases' responses are compared with these. */
async function answersOf({ campers: [olivia], trips }: Demo) {
  const get = async (path: string) => (await olivia?.person.send('GET', path))?.body;
  return {
    trips: await get('/api/trips'),
    trip: await get(`/api/trips/${trips.next}`),
    costs: await get(`/api/trips/${trips.next}/expenses`),
  };
}
