import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
