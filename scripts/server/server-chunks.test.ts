import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inLatin1, slimServerChunks } from './server-chunks';

test.each([
  ['a string', `'a … b'`],
  ['a string with backslashes before the character', String.raw`['\…', '\\…', '\\\…']`],
  ['a character of more than sixteen bits', `'⛺ 🏕'`],
  ['a template', '`a – b`'],
  ['a regular expression', `'–🏕'.replace(/[–—]|🏕/gu, 'x')`],
  ['a name', `({ größe: 1, ł: 2 })`],
  ['a raw template', 'String.raw`\\… \\` …`'],
  ['a text that is Latin-1 already', `'café'`],
])('%s has the same value after inLatin1', (_, script) => {
  const written = inLatin1(script);
  // biome-ignore lint/security/noGlobalEval: the test compares what the engine reads.
  expect(eval(`(${written})`)).toEqual(eval(`(${script})`));
  if (!script.startsWith('String.raw')) expect(written).not.toMatch(/[\u0100-\uffff]/);
});

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
      'chunks/page.js': 'require("./once.js")',
      'chunks/page-too.js': 'require("./once.js")',
      'page.js.nft.json': JSON.stringify({ version: 1, files: ['chunks/ssr/c.js', '../node_modules/x.js'] }),
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
    expect(new Set(pages)).toEqual(new Set(['require("./once.js")']));
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
