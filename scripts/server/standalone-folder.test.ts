import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths';
import { buildCommands } from './standalone-folder';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-standalone-'));
  await buildCommands(join(folder, 'commands'));
  // Add this package, which Next's trace puts into every standalone folder.
  const env = join('node_modules', '@next', 'env');
  await mkdir(join(folder, env), { recursive: true });
  await cp(join(root, env), join(folder, env), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs a command of the folder and returns its output. */
function run(name: string, ...args: string[]): Promise<string> {
  const { PATH = '' } = process.env;
  const options = { cwd: folder, env: { PATH, NODE_ENV: 'test' as const } };
  return new Promise((resolve) =>
    execFile('node', [join('commands', `${name}.mjs`), ...args], options, (_error, said, complained) =>
      resolve(said + complained),
    ),
  );
}

test.each(['start', 'migrate', 'operator', 'backup', 'restore'])(
  'the command %s imports no package',
  async (name) => {
    const script = await readFile(join(folder, 'commands', `${name}.mjs`), 'utf8');
    const asked = Array.from(
      script.matchAll(/^(?:import .*from|.*\b__require\() ?"([^"]+)"/gm),
      ([, it]) => it,
    );
    expect(asked.length).toBeGreaterThan(5);
    // pg tries to load pg-native and works without it.
    expect(asked.filter((it) => it && !isBuiltin(it) && it !== 'pg-native')).toEqual([]);
  },
);

test('a command runs alone although its bundle contains other commands', async () => {
  expect(await run('start')).toBe('Wrong configuration: DATABASE_URL is required, except under npm start.\n');
  expect(await run('migrate')).toMatch(/^Set DATABASE_URL: .*\n$/);
  expect(await run('operator')).toMatch(/^There is no database under .*: set DATA_DIR or DATABASE_URL\.\n$/);
  expect(await run('restore')).toMatch(/^Name the backup/);
});
