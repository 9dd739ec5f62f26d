import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scratchDatabase } from './jest/scratch-database';
import { templateDatabase } from './jest/test-databases';

/** Runs a script until it ends, as `npm start` does. */
function run(script: string, env: Record<string, string>) {
  return new Promise<{ code: number | null; words: string }>((resolve) => {
    const child = spawn('node', ['--import', 'tsx', `scripts/${script}.ts`], {
      env: { ...process.env, ...env },
    });
    let words = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (words += chunk));
    child.on('close', (code) => resolve({ code, words }));
  });
}

const oneLine = (pattern: RegExp) => ({
  code: 1,
  words: expect.stringMatching(new RegExp(`^${pattern.source}\n$`)),
});

test('a taken port ends the start with one line', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, resolve));
  const { port } = taken.address() as AddressInfo;
  expect(await run('server/start', { PORT: String(port) })).toEqual(oneLine(/Port \d+ is taken: .*/));
  taken.close();
});

test('a wrong variable ends the start with one line', async () => {
  expect(await run('server/start', { PORT: 'three thousand' })).toEqual(
    oneLine(/Wrong configuration: PORT must be .*/),
  );
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a DATA_DIR that cannot be made', async () => {
  const env = { PORT: '3998', DATABASE_URL: '', DATA_DIR: '/proc/nowhere' };
  expect(await run('server/start', env)).toEqual(oneLine(/DATA_DIR cannot be used: ENOENT: .*/));
});

test('an unreachable database ends the start with one line, which leaves out the password', async () => {
  const env = { DATABASE_URL: 'postgres://camper:sekret@127.0.0.1:1/campmates' };
  const result = await run('server/start', { PORT: '3999', ...env });
  expect(result).toEqual(oneLine(/The database at 127\.0\.0\.1:1\/campmates cannot be reached .*/));
  expect(result.words).not.toContain('sekret');
});

test.each([
  ['a half-migrated database', 'finished_at = null', /The database is half-migrated: \d+_baseline .*/],
  ['a migration that was edited', `checksum = 'another'`, /Migration \d+_baseline was edited .*/],
  [
    'a database older than the baseline',
    `migration_name = '20261120_init'`,
    /This is older than .*2026-11-27: .*/,
  ],
  ['a database of a newer version', `migration_name = '2999_more'`, /The database is newer .*2999_more.*/],
])('migrating %s ends with one line', async (_what, change, line) => {
  const { client, url } = await scratchDatabase('scratch_commands', templateDatabase);
  await client.query(`update _prisma_migrations set ${change} where migration_name like '%_baseline'`);
  await client.end();
  expect(await run('database/migrate', { DATABASE_URL: url })).toEqual(oneLine(line));
});
