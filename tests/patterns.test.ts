import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parse } from '@babel/parser';

// Uses the checker's JavaScript version, because its other versions run as separate programs.
process.env.RECHECK_BACKEND = 'pure';

interface Pattern {
  source: string;
  flags: string;
  where: string;
}

const roots = [
  'lib',
  'app',
  'components',
  'scripts',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
];

const filesIn = (root: string): string[] =>
  statSync(root).isFile()
    ? [root]
    : readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`);

const files = roots
  .flatMap(filesIn)
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.|-for-tests\./.test(file));

interface Node {
  type?: string;
  pattern?: string;
  flags?: string;
  name?: string;
  callee?: Node;
  loc?: { start: { line: number } };
}

/** Calls `visit` on every node of a syntax tree. */
function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (node !== null && typeof node === 'object') {
    visit(node);
    for (const [key, child] of Object.entries(node)) if (key !== 'loc') walk(child, visit);
  }
}

const patterns: Pattern[] = [];
const built: string[] = [];
for (const file of files) {
  const plugins: ('typescript' | 'jsx')[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const { program } = parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins });
  walk(program, ({ type, pattern = '', flags = '', callee, loc }) => {
    const where = `${file}:${loc?.start.line}`;
    if (type === 'RegExpLiteral') patterns.push({ source: pattern, flags, where });
    if ((type === 'NewExpression' || type === 'CallExpression') && callee?.name === 'RegExp')
      built.push(where);
  });
}

test('there are patterns to check', () => {
  expect(patterns.length).toBeGreaterThan(50);
});

test('no pattern is built at run time, where it could not be checked', () => {
  expect(built).toEqual([]);
});

test('every pattern runs in linear time on any input', async () => {
  const { checkSync } = await import('recheck');
  const checked = new Map<string, string>();
  const slow = patterns.flatMap(({ source, flags, where }) => {
    const key = `/${source}/${flags}`;
    if (!checked.has(key)) {
      const found = checkSync(source, flags, { timeout: 200_000 });
      checked.set(key, found.status === 'safe' ? '' : found.status);
    }
    return checked.get(key) ? [`${where} ${key} is ${checked.get(key)}`] : [];
  });
  expect(slow).toEqual([]);
}, 900_000);
