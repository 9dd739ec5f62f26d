import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '@/scripts/paths';
import { buildServer } from './build-server';
import { heapFlags, heapLimit, memoryHere } from './heap-limit';
import { slimServerChunks } from './server-chunks';
import { buildCommands } from './standalone-folder';

describe('slimServerChunks', () => {
  let folder: string;
  const require = createRequire(import.meta.url);
  const shared = `module.exports=[1,()=>'… ${'x'.repeat(10)}'];`;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'campmates-chunks-'));
    await mkdir(join(folder, 'chunks', 'ssr'), { recursive: true });
    const files = {
      'chunks/a.js': `${shared}\n\n//# sourceMappingURL=a.js.map`,
      'chunks/b.js': `${shared}\n\n//# sourceMappingURL=b.js.map`,
      'chunks/ssr/c.js': `${shared}\n\n//# sourceMappingURL=c.js.map`,
      'chunks/other.js': `module.exports=[2,()=>'other'];`,
      'chunks/page.js': 'require("@/scripts/server/once.js")',
      'chunks/page-too.js': 'require("@/scripts/server/once.js")',
      'page.js.nft.json': JSON.stringify({
        version: 1,
        files: ['chunks/ssr/c.js', '../node_modules/x.js'],
      }),
    };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await slimServerChunks(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const text = (name: string) => readFile(join(folder, name), 'utf8');

  test('makes Node load only one of several files with the same content', () => {
    const [a, b, c, other] = ['a', 'b', 'ssr/c', 'other'].map((name) =>
      require(join(folder, 'chunks', `${name}.js`)),
    );
    expect([b, c]).toEqual([a, a]);
    expect(b).toBe(a);
    expect(c).toBe(a);
    expect(other[1]()).toBe('other');
    expect(a[1]()).toContain('…');
  });

  test('does not change a file that runs code when it is loaded', async () => {
    const pages = await Promise.all(['chunks/page.js', 'chunks/page-too.js'].map(text));
    expect(new Set(pages)).toEqual(new Set(['require("@/scripts/server/once.js")']));
  });

  test('adds the file that another one requires to the trace', async () => {
    const { files } = JSON.parse(await text('page.js.nft.json'));
    expect(files).toEqual(['chunks/ssr/c.js', '../node_modules/x.js', './chunks/a.js']);
  });

  test('changes nothing when it runs again', async () => {
    const before = await Promise.all(['chunks/a.js', 'chunks/b.js', 'page.js.nft.json'].map(text));
    await slimServerChunks(folder);
    expect(await Promise.all(['chunks/a.js', 'chunks/b.js', 'page.js.nft.json'].map(text))).toEqual(before);
  });
});

describe('build-server', () => {
  let folder: string;
  let server: string;

  // The folder is inside node_modules, so that Node finds the packages that the server imports.
  beforeAll(async () => {
    const cache = join(root, 'node_modules', '.cache');
    await mkdir(cache, { recursive: true });
    folder = await mkdtemp(join(cache, 'campmates-server-'));
    server = join(folder, 'build', 'serve.mjs');
    await buildServer(server);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('the built server is plain JavaScript that imports no package except Next', async () => {
    const script = await readFile(server, 'utf8');
    const packages = new Set(Array.from(script.matchAll(/\bfrom "(?!node:)([^"]+)"/g), ([, name]) => name));
    expect([...packages].sort()).toEqual(['next']);
  });

  test('the server reads .env even when it is started without the set-up', async () => {
    await writeFile(join(folder, '.env'), 'PORT="three thousand"\n');
    const { PORT: _, ...env } = process.env;
    const complaint = await new Promise<string>((resolve) =>
      execFile(process.execPath, [server], { env }, (_error, _output, words) => resolve(words)),
    );
    expect(complaint).toMatch(/^Wrong configuration: PORT must be .*\n$/);
  });
});

describe('standalone-folder', () => {
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
    expect(await run('start')).toBe(
      'Wrong configuration: DATABASE_URL is required, except under npm start.\n',
    );
    expect(await run('migrate')).toMatch(/^Set DATABASE_URL: .*\n$/);
    expect(await run('operator')).toMatch(
      /^There is no database under .*: set DATA_DIR or DATABASE_URL\.\n$/,
    );
    expect(await run('restore')).toMatch(/^Name the backup/);
  });
});

test.each([
  ['half of a host of 512 MB', 512, 256],
  ['half of a host of 1 GB', 1024, 512],
  ['a gigabyte at most', 64_000, 1024],
  ['192 MB on a small host, since it needs them', 256, 192],
])('the heap limit is %s', (_, memory, limit) => {
  expect(heapLimit(memory)).toBe(limit);
});

test('a container’s memory limit counts instead of the machine’s memory', () => {
  const constrained = jest.spyOn(process, 'constrainedMemory').mockReturnValue(512 * 2 ** 20);
  expect(memoryHere()).toBe(512);
  // Without a memory limit, Node returns 0 or a number larger than any memory.
  for (const none of [0, 2 ** 64]) {
    constrained.mockReturnValue(none);
    expect(memoryHere()).toBe(totalmem() / 2 ** 20);
  }
  constrained.mockRestore();
});

test('a limit in NODE_OPTIONS is kept', () => {
  expect(heapFlags('--max-old-space-size=300', 512)).toEqual([]);
  expect(heapFlags('--no-warnings', 512)).toEqual(['--max-old-space-size=256']);
});
