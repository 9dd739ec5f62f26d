import { createHash } from 'node:crypto';
import { withBaseline } from './migration-history';

const baseline = { name: '20261127190001_baseline', sql: 'create table trips ()' };
const later = { name: '20261201000000_stops', checksum: 'b' };
const inBaseline = {
  name: baseline.name,
  checksum: createHash('sha256').update(baseline.sql).digest('hex'),
};
const init = { name: '20261120000000_init', checksum: 'a' };
const last = { name: '20261127190000_plan_refusals', checksum: 'a' };

test.each([
  ['an empty database has nothing', [], []],
  ['a database with the baseline keeps its rows', [inBaseline, later], [inBaseline, later]],
  ['the release’s own migrations count as the baseline', [init, last], [inBaseline]],
  ['later migrations stay', [init, last, later], [inBaseline, later]],
])('%s', (_, applied, expected) => expect(withBaseline(applied, [baseline])).toEqual(expected));

test('a database older than the baseline is refused', () => {
  expect(() => withBaseline([init], [baseline])).toThrow(
    'older than the release of 2026-11-27: first upgrade to that one (docs/run/upgrading.md says how)',
  );
});
