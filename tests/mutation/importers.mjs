import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The runner has no DOM, so it can't run the tests in .tsx files.
const isTest = (file) => file.endsWith('.test.ts');

/**
 * Returns a function that lists the nearest tests of a file: those that import the file, otherwise
 * those that import one of the files which import it, and so on. Lists at most `most` tests.
 */
export function nearestTests(root, most) {
  const importers = new Map();
  for (const file of filesOf(root)) {
    for (const imported of importsOf(root, file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return (file) => {
    const seen = new Set([file]);
    for (let level = [file]; level.length > 0; ) {
      const next = level.flatMap((each) => importers.get(each) ?? []).filter((each) => !seen.has(each));
      const tests = [...new Set(next.filter(isTest))].sort();
      if (tests.length > 0) return tests.slice(0, most);
      for (const each of next) seen.add(each);
      level = [...new Set(next)];
    }
    return [];
  };
}

/** Returns the files to search. Leaves out `tests`, whose tests check the product and not one file. */
const filesOf = (root) =>
  ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file)),
  );

/** Returns the paths, without extension, of the project's files that a file imports. */
const importsOf = (root, file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'(@\/|\.\.?\/)([^']+)'/g)].map(
    ([, start, rest]) => `${start === '@/' ? rest : join(dirname(file), start, rest)}.ts`,
  );
