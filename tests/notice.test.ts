import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
