import { talliesOf } from './tallies';

const balance = (household_id: string, paid: number, share: number, cents: number) => ({
  household_id,
  name: household_id,
  own: false,
  going: true,
  paid,
  share,
  rounding: 0,
  cents,
});

test('balances show what was settled, and the highest balance comes first', () => {
  const tallies = talliesOf([balance('s', 0, 3000, -1000), balance('o', 6000, 3000, 1000)]);
  expect(tallies.map(({ household_id, settled }) => [household_id, settled])).toEqual([
    ['o', -2000],
    ['s', 2000],
  ]);
});
