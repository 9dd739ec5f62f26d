import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

// The runner has no DOM, so it can't run the tests in .tsx files.
const isTest = (file) => file.endsWith('.test.ts');

/**
 * Returns a function that lists a file's nearest tests, at most `most`: those that import the file,
 * and those of the routes that import the file. If there are none, the function looks for tests of
 * the files that import the file, and so on. Up to half of the list are tests of these routes. Then
 * come the tests whose paths share the most words with the file's path.
 */
export function nearestTests(root, most) {
  const files = filesOf(root);
  const known = new Set(files);
  const importers = new Map();
  for (const file of files) {
    for (const path of importsOf(root, file)) {
      const imported = [`${path}.ts`, `${path}.tsx`].find((each) => known.has(each));
      if (imported) importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  /** Lists the tests in a route's folder; if there are none, in the nearest folder above that has some. */
  const testsOfRoute = (file) => {
    if (!file.endsWith('/route.ts')) return [];
    for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
      const tests = files.filter((each) => isTest(each) && dirname(each) === folder);
      if (tests.length > 0) return tests;
    }
    return [];
  };
  return (file) => {
    const seen = new Set([file]);
    for (let level = [file]; level.length > 0; ) {
      const next = [...new Set(level.flatMap((each) => importers.get(each) ?? []))].filter(
        (each) => !seen.has(each),
      );
      const tests = [...new Set([...next.filter(isTest), ...next.flatMap(testsOfRoute)])];
      if (tests.length > 0) {
        const nearest = nearestFirst(tests, file);
        const ofRoutes = nearest.filter((each) => next.flatMap(testsOfRoute).includes(each));
        return [...new Set([...ofRoutes.slice(0, most / 2), ...nearest])].slice(0, most);
      }
      for (const each of next) seen.add(each);
      level = next;
    }
    return [];
  };
}

const wordsOf = (path) =>
  new Set(path.replace(/^(lib|app\/api|app|components)\/|(\.test)?\.tsx?$/g, '').split(/\W+/));

function nearestFirst(tests, file) {
  const words = wordsOf(file);
  const shared = (test) => [...wordsOf(test)].filter((word) => words.has(word)).length;
  return tests.sort((one, other) => shared(other) - shared(one) || one.localeCompare(other));
}

/**
 * Lists the files that may import each other. Leaves out the folder of the API's document, because
 * its tests import all routes.
 */
const filesOf = (root) =>
  ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => join(folder, file))
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.startsWith('app/api/openapi.json/')),
  );

/** Returns the paths, without extension, of the project's files that a file imports. */
const importsOf = (root, file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'(@\/|\.\.?\/)([^']+)'/g)].map(
    ([, start, rest]) => (start === '@/' ? rest : join(dirname(file), start, rest)),
  );
