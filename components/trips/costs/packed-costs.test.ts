import { linh, olivia, sam, shownCosts, shownExpense } from '@/tests/factories/shown-costs';
import { packCosts, unpackCosts } from './packed-costs';

const share = (household_id: string, weight: number, cents: number) => ({ household_id, weight, cents });

test.each([
  ['all bear as much', [share(olivia, 2, 3000), share(sam, 2, 3000), share(linh, 2, 3000)], ':2:3000  '],
  ['a child counts half', [share(olivia, 3.5, 5250), share(sam, 2.5, 3750)], ':3.5:5250 :2.5:3750'],
  ['a cent is left over', [share(olivia, 1, 34), share(sam, 1, 33), share(linh, 1, 33)], ':1:34 ::33 '],
  ['some are left out', [share(sam, 2, 4500), share(olivia, 2, 4500)], '1:2:4500 0'],
  ['one bears nothing', [share(olivia, 2, 9000), share(sam, 0, 0)], ':2:9000 :0:0'],
  ['one bears it alone', [share(linh, 0.25, 9000)], '2:0.25:9000'],
  ['nobody is left', [], ''],
])('costs are the same after they were packed where %s', (_, shares, text) => {
  const costs = shownCosts({ expenses: [shownExpense({ shares }), shownExpense()] });
  const packed = packCosts(costs);
  expect(packed.expenses.map((expense) => expense.shares)).toEqual([text, ':2:3000  ']);
  expect(unpackCosts(packed)).toEqual(costs);
});
