import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { meter } from '@/lib/server/metrics/meter';
import { startMetrics } from '@/lib/server/metrics/start-metrics';

/**
 * Checks the documents against the repository: links and named commands exist, and a test or
 * .ci/run runs each command in a code block, unless the block is marked as for another machine.
 */

/**
 * The commands that a code block may contain: the command's beginning, a file that runs the
 * command, and the text in that file that runs it.
 */
const run: [command: string, file: string, words: string][] = [
  ['npm start', 'tests/e2e/stopping.spec.ts', 'scripts/server/start.ts'],
  ['npm test', '.ci/run', 'npm test'],
  ['npm run demo', 'tests/e2e/demo.spec.ts', 'makeDemo('],
  ['npm run dev', 'tests/documents.test.ts', "'scripts/server/dev'"],
  ['npm run bench', 'proof/release-check.ts', "'proof/bench/bench.ts'"],
  ['npm run browsers', 'proof/release-check.ts', "'proof/browsers/browsers.ts'"],
  ['npm run faults', 'tests/e2e/faults.spec.ts', 'proof/faults/faults.ts'],
  ['npm run cluster', 'tests/documents.test.ts', "['proof/cluster/cluster', ['nothing']"],
  ['npm run test:clock', 'scripts/checks/test.ts', 'testAtAnotherHour('],
  ['npm run format', 'scripts/checks/test.ts', '@biomejs/biome/bin/biome'],
  ['npm run fuzz', 'tests/e2e/fuzz.spec.ts', "'fuzz', 'short'"],
  ['npm run migrate', 'tests/commands.test.ts', "'database/migrate'"],
  ['npm run build', 'scripts/checks/test.ts', 'buildIfStale('],
  ['npm run backup', 'scripts/database/backup/backup.test.ts', "script('backup')"],
  ['npm run restore', 'scripts/database/backup/backup.test.ts', "script('restore')"],
  ['npm run operator', 'scripts/operator/operator.test.ts', 'scripts/operator/operator.ts'],
  ['npx tsc --noEmit', 'scripts/checks/test.ts', 'typescript/bin/tsc'],
  ['npx jest', 'scripts/checks/test.ts', 'jest/bin/jest.js'],
  ['node --import tsx scripts/postinstall.ts', 'tests/commands.test.ts', "'postinstall'"],
  [
    'node --import tsx scripts/database/make-migration.ts',
    'tests/documents.test.ts',
    "'scripts/database/make-migration'",
  ],
];

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const read = (path: string) => readFileSync(path, 'utf8');
const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n');
const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts;

interface Block {
  language: string;
  text: string;
  /** The text before the block, from the last heading on, including the heading. */
  before: string;
  /** Marked so beside its language: its commands are another machine's. */
  elsewhere: boolean;
}

/** Splits a document into its code blocks and the text around them. */
function parse(path: string): { blocks: Block[]; prose: string } {
  const blocks: Block[] = [];
  const prose: string[] = [];
  let open: Block | null = null;
  let section: string[] = [];
  for (const line of read(path).split('\n')) {
    const fence = /^\s*```(\w*)( elsewhere)?/.exec(line);
    if (fence && open) {
      blocks.push(open);
      open = null;
    } else if (fence)
      open = { language: fence[1] ?? '', text: '', before: section.join('\n'), elsewhere: Boolean(fence[2]) };
    else if (open) open.text += `${line}\n`;
    else {
      if (/^#+ /.test(line)) section = [];
      section.push(line);
      prose.push(line);
    }
  }
  return { blocks, prose: prose.join('\n') };
}

/** Returns the shell blocks. A block without a language counts as a shell block. */
const shellBlocks = (path: string) =>
  parse(path).blocks.filter(({ language }) => ['', 'sh', 'bash', 'shell'].includes(language));

const isElsewhere = ({ text, before, elsewhere }: Block) =>
  elsewhere || text.includes('# of another machine') || before.toLowerCase().includes('on another machine');

/** Returns the commands of a block, without comments and leading variables. */
const commandsOf = (text: string) =>
  text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*$/, ''))
    .flatMap((line) => line.split(/&&|\|\||[|;]/))
    .map((part) => part.trim().replace(/^(?:[A-Z_]+=\S* )*/, ''))
    .filter(Boolean);

const isRun = (command: string) => run.some(([known]) => `${command} `.startsWith(`${known} `));

/** Returns the inline code of a document, such as commands, paths and columns. */
const inlineCode = (path: string) =>
  [...parse(path).prose.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/**
 * Returns the npm scripts and files that a command names and the repository lacks. A path may be
 * incomplete, because Jest accepts the beginning of a path.
 */
function missing(command: string): string[] {
  const script = /^npm run ([\w:-]+)/.exec(command)?.[1];
  if (script && !scripts[script]) return [script];
  return command
    .split(' ')
    .filter((word) => /^(?:scripts|tests|lib|app|components)\/[\w./-]+$/.test(word))
    .filter((word) => !tracked.some((file) => file.startsWith(word)) && !existsSync(word));
}

/** Returns the anchor that GitHub gives a heading. */
const slug = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(' ', '-');

function anchorsOf(path: string): string[] {
  const text = parse(path).prose;
  const headings = [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => slug(heading));
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)];
}

/** Returns the repository's files that a document links to, each with the anchor in its link. */
const linksOf = (path: string) =>
  [
    ...parse(path)
      .prose.replace(/`[^`\n]+`/g, '')
      .matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g),
  ]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = '', anchor] = decodeURIComponent(target).split('#');
      return { file: file ? join(dirname(path), file) : path, anchor };
    });

test.each(documents)('%s links only to existing files and headings', (path) => {
  const broken = linksOf(path).filter(({ file, anchor }) => {
    if (!existsSync(file)) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test.each(documents)('%s names only existing commands', (path) => {
  const named = [...inlineCode(path), ...shellBlocks(path).flatMap(({ text }) => commandsOf(text))];
  const commands = named.filter((code) => /^(?:npm|npx|node) /.test(code));
  expect(commands.flatMap((command) => missing(command))).toEqual([]);
});

test.each(documents)('%s has no block with a command that nothing runs', (path) => {
  const commands = shellBlocks(path)
    .filter((block) => !isElsewhere(block))
    .flatMap(({ text }) => commandsOf(text));
  expect(commands.filter((command) => !isRun(command))).toEqual([]);
});

test.each(run)('%s is run by %s', (_command, file, words) => {
  expect(read(file)).toContain(words);
});

// Each script gets wrong input, so it prints what is wrong and ends before it does anything.
test.each([
  ['scripts/server/dev', [], 'Wrong configuration: PORT must be'],
  ['proof/faults/faults', ['nothing'], 'The faults are'],
  ['proof/cluster/cluster', ['nothing'], 'The cluster knows no nothing'],
  ['scripts/database/make-migration', [], 'Name the migration'],
])('%s starts', (script, args, words) => {
  const env = { ...process.env, PORT: 'three thousand' };
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', `${script}.ts`, ...args], {
    env,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(words)]);
});

test('each decision has a date, its three headings and a line in the list', () => {
  const list = read('docs/decisions/README.md');
  const pages = readdirSync('docs/decisions').filter((name) => /^\d{4}-/.test(name));
  expect(pages.length).toBeGreaterThan(30);
  expect(new Set(pages.map((name) => name.slice(0, 4))).size).toBe(pages.length);
  for (const name of pages) {
    const [, number, title, date] =
      /^# (\d+)\. (.+)\n\n(\d{4}-\d{2}-\d{2})\n\n## Context\n\n(?:(?!\n#)[\s\S])+\n## Decision\n\n(?:(?!\n#)[\s\S])+\n## Consequence\n/.exec(
        read(`docs/decisions/${name}`),
      ) ?? [];
    expect([name, Number(number)]).toEqual([name, Number(name.slice(0, 4))]);
    expect(list).toContain(`- [${number}. ${title}](${name}), ${date}\n`);
  }
});

test('the guide’s pictures are small, and each is used', () => {
  const pictures = readdirSync('docs/images/use').map((name) => `docs/images/use/${name}`);
  const shown = linksOf('docs/use/README.md').map(({ file }) => file);
  expect(pictures.filter((file) => !shown.includes(file))).toEqual([]);
  expect(pictures.reduce((bytes, file) => bytes + statSync(file).size, 0)).toBeLessThan(600_000);
});

/** The files that documents name by their full path, in inline code or in a link. */
const namedFiles = documents.flatMap((path) => [
  ...inlineCode(path).filter((code) =>
    /^(?:app|components|lib|prisma|scripts|tests|proof)\/[^\s{}*<…]+\.(?:ts|tsx|mjs|css|json)$/.test(code),
  ),
  ...linksOf(path).map(({ file }) => file),
]);

test('every file that a document names by its full path exists', () => {
  expect(namedFiles.length).toBeGreaterThan(100);
  expect(namedFiles.filter((file) => !existsSync(file))).toEqual([]);
});

test('docs/security.md names for each attack and fault a test that exists', () => {
  const cases: { file: string; name: string; isThere: boolean }[] = [];
  const wrong: string[] = [];
  let file = '';
  const [lists = ''] = read('docs/security.md').split('## What each standing may do');
  for (const line of lists.split('\n')) {
    if (line.startsWith('#')) file = '';
    file = /^`(.+)`:$/.exec(line)?.[1] ?? file;
    if (!file || !line.startsWith('- ')) continue;
    const [, name, cut] = /: "(.+?)(…)?"$/.exec(line) ?? [];
    if (!name) wrong.push(line);
    else {
      const text = read(file);
      const isThere = ["'", '`', '"'].some((mark) => text.includes(`${mark}${name}${cut ? '' : mark}`));
      cases.push({ file, name, isThere });
    }
  }
  expect(wrong).toEqual([]);
  expect(cases.filter(({ isThere }) => !isThere)).toEqual([]);
  expect(cases.length).toBeGreaterThan(200);
});

describe('the dashboard and the list of metrics', () => {
  /** The names of the metrics at /metrics, as Prometheus stores them. */
  async function names(): Promise<Set<string>> {
    startMetrics();
    const text = (await meter.on?.text()) ?? '';
    meter.on?.end();
    const kinds = Array.from(text.matchAll(/^# TYPE (\w+) (\w+)$/gm), ([, name = '', kind = '']) => ({
      name,
      kind,
    }));
    return new Set(
      kinds.flatMap(({ name, kind }) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
      ),
    );
  }

  const metric = /\b(?:campmates|http_request|nodejs|process)\w*_\w+/g;
  const namedIn = (text: string) => new Set(text.match(metric) ?? []);

  const dashboard = JSON.parse(readFileSync('docs/grafana-dashboard.json', 'utf8')) as {
    panels: { id: number; title: string; targets: { expr: string }[] }[];
    templating: { list: { query: unknown }[] };
  };
  const queries = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...dashboard.templating.list.map(({ query }) => JSON.stringify(query)),
  ].join('\n');

  test('the dashboard queries only metrics that exist', async () => {
    const known = await names();
    expect(namedIn(queries).size).toBeGreaterThan(10);
    expect([...namedIn(queries)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('the dashboard shows every metric of our own', async () => {
    const own = [...(await names())].filter(
      (name) => /^(campmates|http)_/.test(name) && !/_(sum|count)$/.test(name),
    );
    expect(own.filter((name) => !namedIn(queries).has(name))).toEqual([]);
  });

  test('each panel has its own id and place', () => {
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  });

  test('docs/run/monitoring.md names only metrics that exist, and every one of our own', async () => {
    const known = await names();
    const words = readFileSync('docs/run/monitoring.md', 'utf8');
    const named = [...namedIn(words)];
    const histogram = (name: string) => known.has(`${name}_bucket`);
    expect(named.filter((name) => !known.has(name) && !histogram(name))).toEqual([]);
    const own = [...known].filter((name) => name.startsWith('campmates_'));
    expect(own.filter((name) => !named.includes(name))).toEqual([]);
  });
});
