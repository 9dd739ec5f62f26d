import { shownCosts } from '@/tests/factories/shown-costs';
import { packCosts, unpackCosts } from './packed-costs';

test('costs are the same after they were packed, and no share names its household by an id', () => {
  const packed = packCosts(shownCosts());
  expect(unpackCosts(packed)).toEqual(shownCosts());
  expect(packed.expenses.map(({ shares }) => shares)).toEqual([
    [
      [0, 2, 3000],
      [1, 2, 3000],
      [2, 2, 3000],
    ],
  ]);
});
