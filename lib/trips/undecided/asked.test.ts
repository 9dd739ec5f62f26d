import { countKinds, isAsked, leftToAnswer } from './asked';

test.each([
  [{ dates: 3, site: 2 }, ['dates', 'site']],
  [{ dates: 3, site: 1 }, ['dates']],
  [{ dates: 1, site: 3 }, ['site']],
  [{ dates: 1, site: 1 }, ['dates']],
])('with %j, households are asked about kinds with a choice, or else about the dates', (counts, expected) => {
  expect((['dates', 'site'] as const).filter((kind) => isAsked(kind, counts))).toEqual(expected);
});

test('the number left counts options that are asked about and not yet answered', () => {
  expect(leftToAnswer({ dates: 3, site: 2 }, { dates: 1, site: 0 })).toBe(4);
  expect(leftToAnswer({ dates: 3, site: 1 }, { dates: 3, site: 0 })).toBe(0);
  expect(leftToAnswer({ dates: 1, site: 1 }, { dates: 0, site: 0 })).toBe(1);
});

test('options are counted by their kind', () => {
  expect(countKinds([{ kind: 'dates' }, { kind: 'site' }, { kind: 'dates' }])).toEqual({ dates: 2, site: 1 });
});
