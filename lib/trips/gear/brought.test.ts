import { camper, household } from '@/tests/factories/households';
import { broughtBy, ownedOf } from './brought';

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
