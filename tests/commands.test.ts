import { execFile, spawn, spawnSync } from 'node:child_process';
import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
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
    /This database or backup is older than .*2026-11-27. .*/,
  ],
  ['a database of a newer version', `migration_name = '2999_more'`, /The database is newer .*2999_more.*/],
])('migrating %s ends with one line', async (_what, change, line) => {
  const { client, url } = await scratchDatabase('scratch_commands', templateDatabase);
  await client.query(`update _prisma_migrations set ${change} where migration_name like '%_baseline'`);
  await client.end();
  expect(await run('database/migrate', { DATABASE_URL: url })).toEqual(oneLine(line));
});

describe('npm install', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'campmates-clone-'));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await cp('package.json', join(folder, 'package.json'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Runs the script that npm runs after `npm install` in the folder. */
  function postinstall() {
    const env = { ...process.env, DATABASE_URL: '', npm_config_update_notifier: 'false' };
    return promisify(execFile)('npm', ['run', '--silent', 'postinstall'], { cwd: folder, env });
  }

  test('after npm install in a fresh clone the generated code exists, without a database', async () => {
    const copied = [
      'scripts',
      'tsconfig.json',
      'next.config.ts',
      'prisma/schema.prisma',
      'app/api/openapi.json/route.ts',
      'app/api/rides/[id]/route.ts',
    ];
    for (const path of copied) {
      await cp(path, join(folder, path), { recursive: true });
    }
    await postinstall();
    await expect(access(join(folder, 'prisma/generated/client.ts'))).resolves.toBeUndefined();
    const endpoints = await readFile(join(folder, 'app/api/openapi.json/endpoints.ts'), 'utf8');
    expect(endpoints).toContain("'/rides/{id}': ownHandlers(");
  });

  test('npm install succeeds when only package.json was copied, as image builds do first', async () => {
    await postinstall();
    await expect(access(join(folder, 'prisma/generated'))).rejects.toThrow('ENOENT');
  });
});

describe('the commit hooks', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'campmates-hooks-'));
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    await cp('package.json', join(folder, 'package.json'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  function run(command: string, args: string[], changes: Record<string, string | undefined> = {}) {
    const own = {
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      npm_config_update_notifier: 'false',
    };
    const env = { ...process.env, CI: undefined, HUSKY: undefined, ...own, ...changes };
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: 'utf8' });
    return { status, said: (stdout + stderr).replace(/^npm warn .*\n/gm, '') };
  }

  const git = (...args: string[]) => run('git', args);

  /** Runs the scripts that npm runs after `npm install` in the folder, except postinstall. */
  const prepare = (changes = {}) => run('npm', ['run', '--silent', 'prepare'], changes);

  const inPeace = { status: 0, said: '' };

  test('without a repository, npm install sets nothing up and prints nothing', async () => {
    expect(prepare()).toEqual(inPeace);
    expect((await readdir(folder)).sort()).toEqual(['node_modules', 'package.json']);
  });

  test.each([
    ['in CI', { CI: 'true' }],
    ['where Git is not installed', { PATH: join(process.execPath, '..', 'nowhere') }],
  ])('%s the prepare script changes no setting', (_, changes) => {
    git('init');
    const script = JSON.parse(run('npm', ['pkg', 'get', 'scripts.prepare']).said);
    const [, code = ''] = /^node -e "(.*)"$/.exec(script) ?? [];
    expect(run(process.execPath, ['-e', code], changes)).toEqual(inPeace);
    expect(git('config', 'core.hooksPath').said).toBe('');
  });

  test('without the development packages npm install still succeeds', async () => {
    git('init');
    await rm(join(folder, 'node_modules'));
    expect(prepare()).toEqual(inPeace);
  });

  test('in a clone, each commit’s message and staged files are checked', async () => {
    git('init');
    for (const path of ['.husky/pre-commit', '.husky/commit-msg', 'biome.json', '.gitignore'])
      await cp(path, join(folder, path));
    await mkdir(join(folder, 'scripts/checks'), { recursive: true });
    await cp('scripts/checks/commit-message.mjs', join(folder, 'scripts/checks/commit-message.mjs'));
    expect(prepare()).toEqual(inPeace);

    const commit = async (message: string, code: string) => {
      await writeFile(join(folder, 'code.ts'), code);
      git('add', 'code.ts');
      return git('-c', 'user.name=Mia', '-c', 'user.email=mia@example.com', 'commit', '-m', message);
    };
    const good = 'export const tents = 2;\n';
    expect((await commit('x'.repeat(73), good)).said).toContain('of at most 72');
    expect((await commit('Count the tents', "export const tents  = '2'\n")).said).toContain('code.ts');
    expect(git('log').status).not.toBe(0);
    expect((await commit('Count the tents', good)).status).toBe(0);
  });
});
