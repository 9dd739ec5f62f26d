import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from '@babel/parser';

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
