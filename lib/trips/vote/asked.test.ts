import { countKinds, isAsked, leftToAnswer } from './asked';

test.each([
  [{ dates: 3, site: 2 }, ['dates', 'site']],
  [{ dates: 3, site: 1 }, ['dates']],
  [{ dates: 1, site: 3 }, ['site']],
  [{ dates: 1, site: 1 }, ['dates']],
])('of %j is asked what there is to choose, or else the dates', (counts, expected) => {
  expect((['dates', 'site'] as const).filter((kind) => isAsked(kind, counts))).toEqual(expected);
});

test('left to answer is what is asked and not yet said', () => {
  expect(leftToAnswer({ dates: 3, site: 2 }, { dates: 1, site: 0 })).toBe(4);
  expect(leftToAnswer({ dates: 3, site: 1 }, { dates: 3, site: 0 })).toBe(0);
  expect(leftToAnswer({ dates: 1, site: 1 }, { dates: 0, site: 0 })).toBe(1);
});

test('options are counted by their kind', () => {
  expect(countKinds([{ kind: 'dates' }, { kind: 'site' }, { kind: 'dates' }])).toEqual({ dates: 2, site: 1 });
});
