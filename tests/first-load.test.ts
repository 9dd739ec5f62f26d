import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from '@babel/parser';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

const source = (file: string) => readFileSync(file, 'utf8');

/** What a file imports at once, types left out: a dynamic import loads later. */
function importsOf(file: string): string[] {
  const { program } = parse(source(file), { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  return program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return [];
    const types = node.specifiers.map(
      (part) => part.type === 'ImportSpecifier' && part.importKind === 'type',
    );
    return types.length > 0 && types.every(Boolean) ? [] : [node.source.value];
  });
}

function fileOf(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith('@/') ? specifier.slice(2) : normalize(join(dirname(from), specifier));
  return ['.ts', '.tsx'].map((end) => path + end).find((file) => existsSync(file));
}

/** The files from a client component to zod, where it is loaded with the page. */
function wayToZod(file: string, seen: Set<string>): string[] | undefined {
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const specifier of importsOf(file)) {
    if (/^zod(\/|$)|^@hookform\/resolvers/.test(specifier)) return [file];
    const next = /^[@.]\.?\//.test(specifier) ? fileOf(specifier, file) : undefined;
    const way = next && wayToZod(next, seen);
    if (way) return [file, ...way];
  }
  return undefined;
}

test('no page loads zod before it is touched', () => {
  const clients = ['app', 'components']
    .flatMap(filesIn)
    .filter((file) => /^'use client';/.test(source(file)));
  expect(clients.length).toBeGreaterThan(100);
  expect(clients.map((file) => wayToZod(file, new Set())?.join(' > ')).filter(Boolean)).toEqual([]);
});
