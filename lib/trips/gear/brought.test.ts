import { camper, household } from '@/tests/factories/households';
import { broughtBy, ownedOf, ownShares } from './brought';

describe('brought', () => {
  const ofTrip = {
    dates: { start_date: '2027-03-26', end_date: '2027-03-28' },
    site: { drinkingWater: null },
  };
  const mia = household('Mia', [camper('Mia'), camper('Kim', 'child'), camper('Bo', 'baby')]);

  test('gear of one kind adds up, while all tents of a household together sleep it once', () => {
    const { rules } = broughtBy(
      mia,
      ['2 x 20 L jerry cans', 'Water jerry can', 'Tent', 'Dome tent', 'Swag', 'Camp chairs', '2 stools'],
      ofTrip,
    );
    expect(Object.fromEntries(rules)).toEqual({ water: 60, sleeping: 4, chairs: 4 });
  });

  test('a line knows how many a household owns, by the line’s rule or by its name', () => {
    const brought = broughtBy(mia, ['Gas stove', '2 mallets', 'Kayak'], ofTrip);
    const lines = [
      { id: 'a', rule: 'stoves', name: 'Big burners' },
      { id: 'b', rule: null, name: 'Mallet' },
      { id: 'c', rule: null, name: 'Axe' },
      { id: 'd', rule: 'chairs', name: 'Camp chairs' },
    ];
    expect(ownedOf(lines, brought)).toEqual({ a: 1, b: 2 });
  });
});

const mia = household('Mia', [camper('Mia'), camper('Kim', 'child'), camper('Bo', 'baby')]);
const about = {
  dates: { start_date: '2027-03-26', end_date: '2027-03-28' },
  site: { drinkingWater: null },
  people: 12,
};
const line = (rule: string | null, needed: number) => ({ id: rule ?? 'added', rule, needed });

test('a household’s share is what its own people need by the rule', () => {
  const lines = [line('chairs', 11), line('sleeping', 12), line('water', 240), line('stoves', 2)];
  expect(ownShares(lines, mia, about)).toEqual({ chairs: 2, sleeping: 3, water: 36, stoves: 1 });
});

test('a household’s share of an added line is proportional to its people', () => {
  expect(ownShares([line(null, 10)], mia, about)).toEqual({ added: 3 });
  expect(ownShares([line(null, 1)], mia, about)).toEqual({ added: 1 });
});

test('a household without people who need the item has no share', () => {
  const babies = household('Zoe', [camper('Bo', 'baby')]);
  expect(ownShares([line('chairs', 11)], babies, about)).toEqual({});
});
