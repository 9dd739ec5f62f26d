import { camper, household } from '@/tests/factories/households';
import { ownShares } from './own-share';

const mia = household('Mia', [camper('Mia'), camper('Kim', 'child'), camper('Bo', 'baby')]);
const about = {
  dates: { start_date: '2027-03-26', end_date: '2027-03-28' },
  site: { drinkingWater: null },
  people: 12,
};
const line = (rule: string | null, needed: number) => ({ id: rule ?? 'added', rule, needed });

test('a household’s share is what its own people need by the rule', () => {
  const lines = [line('chairs', 11), line('sleeping', 12), line('water', 240), line('stoves', 2)];
  expect(ownShares(lines, mia, about)).toEqual({ chairs: 2, sleeping: 3, water: 60, stoves: 1 });
});

test('a household’s share of an added line is proportional to its people', () => {
  expect(ownShares([line(null, 10)], mia, about)).toEqual({ added: 3 });
  expect(ownShares([line(null, 1)], mia, about)).toEqual({ added: 1 });
});

test('a household without people who need the item has no share', () => {
  const babies = household('Zoe', [camper('Bo', 'baby')]);
  expect(ownShares([line('chairs', 11)], babies, about)).toEqual({});
});
