import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hintFrameworkScripts } from './compile-hint';

const large = `${'answer();'.repeat(20_000)}\n`;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-hint-'));
  await mkdir(join(folder, 'static'));
  await Promise.all(
    Object.entries({
      'build-manifest.json': JSON.stringify({ rootMainFiles: ['static/react.js', 'static/runtime.js'] }),
      'static/react.js': large,
      'static/runtime.js': 'answer();',
      'static/page.js': large,
    }).map(([name, text]) => writeFile(join(folder, name), text)),
  );
});
afterEach(() => rm(folder, { recursive: true }));

const built = (name: string) => readFile(join(folder, 'static', name), 'utf8');

test('a large script that every page runs is marked once, in its first line', async () => {
  await hintFrameworkScripts(folder);
  await hintFrameworkScripts(folder);
  expect(await built('react.js')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
});

test('small scripts and scripts of single pages are not marked', async () => {
  await hintFrameworkScripts(folder);
  expect(await built('runtime.js')).toBe('answer();');
  expect(await built('page.js')).toBe(large);
});
