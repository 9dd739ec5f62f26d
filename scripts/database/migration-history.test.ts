import { createHash } from 'node:crypto';
import { withBaseline } from './migration-history';

const baseline = { name: '20261127190001_baseline', sql: 'create table trips ()' };
const later = { name: '20261201000000_stops', checksum: 'b' };
const inBaseline = {
  name: baseline.name,
  checksum: createHash('sha256').update(baseline.sql).digest('hex'),
};
const last = { name: '20261127190000_plan_refusals', checksum: 'a' };
const release = [
  ...Array.from({ length: 77 }, (_, at) => ({ name: `202611200000${10 + at}_earlier`, checksum: 'a' })),
  last,
];

test.each([
  ['an empty database has nothing', [], []],
  ['a database with the baseline keeps its rows', [inBaseline, later], [inBaseline, later]],
  ['the release’s own migrations count as the baseline', release, [inBaseline]],
  ['later migrations stay', [...release, later], [inBaseline, later]],
])('%s', (_, applied, expected) => expect(withBaseline(applied, [baseline])).toEqual(expected));

test.each([
  ['with the first migrations', release.slice(0, 3)],
  ['with the last migration but without an earlier one', release.slice(1)],
])('a database %s is refused as older than the baseline', (_, applied) => {
  expect(() => withBaseline(applied, [baseline])).toThrow(
    'This database or backup is older than the release of 2026-11-27. First upgrade to that release',
  );
});
