import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from '@babel/parser';

/**
 * Checks the rules of docs/develop/README.md about imports, without exceptions. Tests may import
 * anything.
 */

const filesOf = (roots: string[]) =>
  roots
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
    )
    .filter(
      (file) =>
        /\.(tsx?|mjs)$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file) && !file.includes('/node_modules/'),
    );
const files = filesOf(['app', 'components', 'lib', 'scripts']);
const filesAround = filesOf(['tests', 'proof']);
const known = new Set([...files, ...filesAround]);

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

const importsOf = (files: string[]): Import[] =>
  files.flatMap((from) =>
    specifiersOf(from).flatMap((specifier) => {
      const to = target(from, specifier);
      return to ? [{ from, to }] : [];
    }),
  );
const imports = importsOf(files);

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

test('product code imports no test and no script, and nothing but tests imports proof', () => {
  const wrong = imports.filter(
    ({ from, to }) =>
      top(to) === 'proof' || (top(from) !== 'scripts' && ['tests', 'scripts'].includes(top(to))),
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
  expect(circlesOf([...imports, ...importsOf(filesAround)])).toEqual([]);
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

test('only sameSecret compares secrets, so that no place compares them in another way', () => {
  const wrong = files.filter((file) => /timingSafeEqual/.test(readFileSync(file, 'utf8')));
  expect(wrong).toEqual(['lib/server/same-secret.ts']);
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

test('a folder holds two files or more, and no file of lib is longer than 250 lines', () => {
  const counts = new Map<string, number>();
  for (const file of files.filter((file) => top(file) !== 'app')) {
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  expect([...counts].filter(([, count]) => count < 2)).toEqual([]);
  const long = files.filter(
    (file) => top(file) === 'lib' && readFileSync(file, 'utf8').split('\n').length > 251,
  );
  expect(long).toEqual([]);
});

describe('what loads with a page', () => {
  const filesIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

  const source = (file: string) => readFileSync(file, 'utf8');

  /**
   * Returns the modules that a file loads immediately, by import or re-export. Leaves out types and
   * dynamic imports.
   */
  function importsOf(code: string): string[] {
    const { program } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
    return program.body.flatMap((node) => {
      if (node.type === 'ExportAllDeclaration') return node.exportKind === 'type' ? [] : [node.source.value];
      const isNamedExport = node.type === 'ExportNamedDeclaration';
      if (!isNamedExport && node.type !== 'ImportDeclaration') return [];
      const isType = isNamedExport ? node.exportKind === 'type' : node.importKind === 'type';
      if (isType || !node.source) return [];
      const types = node.specifiers.map(
        (part) =>
          (part.type === 'ImportSpecifier' && part.importKind === 'type') ||
          (part.type === 'ExportSpecifier' && part.exportKind === 'type'),
      );
      return types.length > 0 && types.every(Boolean) ? [] : [node.source.value];
    });
  }

  function fileOf(specifier: string, from: string): string | undefined {
    const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(from), specifier));
    return ['.ts', '.tsx'].map((end) => path + end).find((file) => existsSync(file));
  }

  /**
   * Returns the chain of imports from a client component to zod; undefined if zod doesn't load with
   * the page.
   */
  function wayToZod(file: string, seen: Set<string>): string[] | undefined {
    if (seen.has(file)) return undefined;
    seen.add(file);
    for (const specifier of importsOf(source(file))) {
      if (/^zod(\/|$)|^@hookform\/resolvers/.test(specifier)) return [file];
      const next = /^[@.]\.?\//.test(specifier) ? fileOf(specifier, file) : undefined;
      const way = next && wayToZod(next, seen);
      if (way) return [file, ...way];
    }
    return undefined;
  }

  test.each([
    ["import { z } from 'zod';", ['zod']],
    ["import 'zod';", ['zod']],
    ["export { z } from 'zod';", ['zod']],
    ["export * from 'zod';", ['zod']],
    ["import type { z } from 'zod';", []],
    ["import { type z } from 'zod';", []],
    ["export type { z } from 'zod';", []],
    ["export { type z } from 'zod';", []],
    ["export const late = () => import('zod');", []],
  ])('%s loads at once: %j', (code, loaded) => expect(importsOf(code)).toEqual(loaded));

  test('no client component loads zod with its page', () => {
    const clients = ['app', 'components']
      .flatMap(filesIn)
      .filter((file) => /^'use client';/.test(source(file)));
    expect(clients.length).toBeGreaterThan(100);
    expect(clients.map((file) => wayToZod(file, new Set())?.join(' > ')).filter(Boolean)).toEqual([]);
  });
});

test('no style sheet sets text smaller than 12 pixels, which is too small to read on a phone', () => {
  const sheets = execFileSync('git', ['ls-files', 'app/*.css', 'components/*.css'], { encoding: 'utf8' });
  const small = sheets
    .trim()
    .split('\n')
    .flatMap((sheet) =>
      [...readFileSync(sheet, 'utf8').matchAll(/font-size: ([\d.]+)rem/g)].flatMap(([, size]) =>
        Number(size) < 0.75 ? `${sheet}: ${size}rem` : [],
      ),
    );
  expect(small).toEqual([]);
});

describe('NOTICE', () => {
  const notice = readFileSync('NOTICE', 'utf8');

  const inFolders = ['prisma/seed', 'lib', 'components', 'public', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );

  test('NOTICE names every licence file in the folders of data, and no missing file', () => {
    const licences = inFolders.filter((path) => /\/LICENSE[^/]*$/.test(path));
    expect(licences.length).toBeGreaterThan(3);
    for (const path of licences) expect(notice).toContain(path);
    const named = notice.match(/\b(?:prisma|lib|components|public|docs)\/[\w./-]*\w/g) ?? [];
    for (const path of named) expect([path, existsSync(path)]).toEqual([path, true]);
  });

  test('NOTICE names every open-data file and every font', () => {
    const data = readdirSync('prisma/seed').filter((name) => /^(?:suburbs|campground)/.test(name));
    expect(data).toHaveLength(6);
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
    for (const name of [...data, ...fonts]) expect(notice).toContain(name);
  });

  test('NOTICE names every library whose licence asks for more than its text', () => {
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    const packages: Record<string, { license?: string }> = JSON.parse(
      readFileSync('package-lock.json', 'utf8'),
    ).packages;
    const lax = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'];
    // suncalc's package.json names no licence; its LICENSE file is the 2-clause BSD licence.
    const named = Object.keys({ ...dependencies, ...optionalDependencies }).filter(
      (name) => name !== 'suncalc' && !lax.includes(packages[`node_modules/${name}`]?.license ?? ''),
    );
    expect(named).toContain('web-push');
    for (const name of named) expect(notice).toContain(name);
  });
});

test('packages that proof/ has besides the product have the product’s versions', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const [own, product] = [read('proof/package.json'), read('package.json')];
  const versions: Record<string, string> = { ...product.devDependencies, ...product.dependencies };
  const shared = Object.entries<string>(own.dependencies).filter(([name]) => versions[name]);
  expect(shared.map(([name]) => name)).toEqual(['@types/pg', 'zod']);
  for (const [name, version] of shared) expect([name, version]).toEqual([name, versions[name]]);
});
