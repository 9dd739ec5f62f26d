import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from '@babel/parser';

/**
 * Checks the rules of docs/develop/README.md about imports, without exceptions. Tests may import
 * anything.
 */

const roots = ['app', 'components', 'lib', 'scripts'];
const files = roots
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  )
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
const known = new Set(files);

interface Import {
  from: string;
  to: string;
}

function target(file: string, specifier: string): string | undefined {
  if (!/^(@\/|\.\.?\/)/.test(specifier)) return undefined;
  const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(file), specifier));
  return ['', '.ts', '.tsx', '.mjs'].map((ending) => path + ending).find((each) => known.has(each)) ?? path;
}

/**
 * Returns every module specifier of a file, from import, export … from, import() and import types.
 */
function specifiersOf(file: string): string[] {
  const plugins: ('typescript' | 'jsx')[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'];
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const each of node) visit(each);
    else if (node !== null && typeof node === 'object') {
      const { type, source, argument } = node as { type?: string; source?: unknown; argument?: unknown };
      for (const named of [source, type === 'TSImportType' ? argument : undefined]) {
        if (typeof named === 'object' && named && 'value' in named && typeof named.value === 'string')
          found.push(named.value);
      }
      for (const [key, child] of Object.entries(node)) if (key !== 'loc') visit(child);
    }
  };
  visit(
    parse(readFileSync(file, 'utf8'), { sourceType: 'module', plugins, createImportExpressions: true })
      .program,
  );
  return found;
}

const imports: Import[] = files.flatMap((from) =>
  specifiersOf(from).flatMap((specifier) => {
    const to = target(from, specifier);
    return to ? [{ from, to }] : [];
  }),
);

const say = ({ from, to }: Import) => `${from} -> ${to}`;
const top = (file: string) => file.split('/')[0] ?? '';

/**
 * Returns the feature that a file of lib belongs to, which is the first folder of its path below
 * lib. Returns '' for a file directly in lib.
 */
const featureOf = (file: string) => (file.split('/').length > 2 ? (file.split('/')[1] ?? '') : '');

/**
 * The features that each feature may import. Every feature may import lib/server and the files
 * directly in lib.
 */
const floors: Record<string, string[]> = {
  places: [],
  contact: [],
  offline: [],
  'cover-art': [],
  account: ['places'],
  household: ['account', 'places'],
  campsites: ['account', 'places', 'cover-art'],
  trips: ['campsites', 'household', 'account', 'places', 'cover-art'],
  'own-data': ['trips', 'campsites', 'household', 'account', 'places', 'cover-art'],
  operator: ['own-data', 'trips', 'campsites', 'household', 'account', 'places', 'cover-art'],
  tasks: ['trips', 'campsites', 'household', 'account', 'places', 'cover-art'],
};

test('imports run one way: app -> components -> lib', () => {
  const order = ['lib', 'components', 'app'];
  const upward = imports.filter(
    ({ from, to }) => order.includes(top(from)) && order.indexOf(top(to)) > order.indexOf(top(from)),
  );
  expect(upward.map(say)).toEqual([]);
});

test('product code imports no test and no script', () => {
  const wrong = imports.filter(
    ({ from, to }) => top(from) !== 'scripts' && ['tests', 'scripts'].includes(top(to)),
  );
  expect(wrong.map(say)).toEqual([]);
});

test('every feature of lib is in the table, and imports only features below it', () => {
  expect(new Set(files.filter((file) => top(file) === 'lib').map(featureOf))).toEqual(
    new Set(['', 'server', ...Object.keys(floors)]),
  );
  const wrong = imports.filter(({ from, to }) => {
    if (top(from) !== 'lib' || top(to) !== 'lib') return false;
    const [own, other] = [featureOf(from), featureOf(to)];
    if (own === other || other === '') return false;
    return own === '' || (other === 'server' ? false : !floors[own]?.includes(other));
  });
  expect(wrong.map(say)).toEqual([]);
});

/** Returns the files or folders that are part of a cycle of imports. */
function circlesOf(pairs: Import[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of pairs) next.set(from, (next.get(from) ?? new Set()).add(to));
  const reaches = (start: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(next.get(start) ?? [])];
    for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
      if (seen.has(each)) continue;
      seen.add(each);
      waiting.push(...(next.get(each) ?? []));
    }
    return seen;
  };
  return [...next.keys()].filter((each) => reaches(each).has(each));
}

test('no folders import each other in a circle, apart from a folder and its nested folders', () => {
  const folders = imports
    .map(({ from, to }) => ({ from: dirname(from), to: dirname(to) }))
    .filter(({ from, to }) => from !== to && !from.startsWith(`${to}/`) && !to.startsWith(`${from}/`));
  expect(circlesOf(folders)).toEqual([]);
});

test('no files import each other in a circle, not even for a type', () => {
  expect(circlesOf(imports)).toEqual([]);
});

test('every module that uses the database begins with server-only', () => {
  const users = imports.filter(({ from, to }) => top(from) === 'lib' && to === 'lib/server/db/client.ts');
  const open = users.filter(({ from }) => !/^import 'server-only';/.test(readFileSync(from, 'utf8')));
  expect(open.map(({ from }) => from)).toEqual([]);
});

test('pages and handlers use the database only through lib, and components import nothing of the server', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      (top(from) === 'app' && /^(lib\/server\/db\/client\.|prisma\/)/.test(to)) ||
      (top(from) === 'components' && /^(lib\/server\/|prisma\/)/.test(to)),
  );
  expect(wrong.map(say)).toEqual([]);
});

test('only refusalOf reads the error of a refused call', () => {
  const wrong = files.filter((file) => /instanceof ApiError\b/.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual(['lib/api-client.ts']);
});

test('only one module keeps what a process has once, each thing under its own name', () => {
  const wrong = files.filter((file) => /globalThis as\b/.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual(['lib/server/singleton.ts']);
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bsingleton(?:<.+>)?\('(.+?)'/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(3);
  expect(names).toEqual([...new Set(names)]);
});

test('a folder holds two files or more, and no file of lib is longer than 200 lines', () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((file) => top(file) !== 'app')) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count < 2)).toEqual([]);
  const long = files.filter(
    (file) => top(file) === 'lib' && readFileSync(file, 'utf8').split('\n').length > 201,
  );
  expect(long).toEqual([]);
});
