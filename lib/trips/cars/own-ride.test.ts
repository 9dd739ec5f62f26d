import { camper, car, household } from '@/tests/factories/households';
import { movedBetween, rideLine } from './own-ride';
import { type Seating, seatPlan } from './seat-plan';

const olivia = household('Olivia', [camper('Olivia')], [car('prado', { model: 'Prado' })]);
const sam = household('Sam', [camper('Sam'), camper('Jo')], [car('cx-5', { model: 'CX-5' })]);
const linh = household('Linh', [camper('Linh')]);
const all = [olivia, sam, linh];
const plan = (seats: Seating['seats']) => seatPlan(all, { seats, tows: {} }, null);
const lines = (seats: Seating['seats']) => all.map(({ household_id }) => rideLine(plan(seats), household_id));

test('each household’s ride is described in one line', () => {
  expect(lines({})).toEqual(['You drive', 'You drive', 'You have no seat']);
  expect(lines({ Olivia: 'prado', Sam: 'prado', Jo: 'prado', Linh: 'cx-5' })).toEqual([
    'You drive, with Sam and Jo',
    'You ride with Olivia; Linh rides in Sam’s CX-5',
    'You drive',
  ]);
  expect(lines({ Sam: 'prado', Jo: null })[1]).toBe('You ride with Olivia; Jo has no seat');
});

test('only households that gained or lost a seat, and the household of the car, have moved', () => {
  const [none, some] = [plan({ Sam: 'cx-5' }), plan({ Sam: 'cx-5', Linh: 'prado' })];
  expect(movedBetween(none, some, all)).toEqual(['Olivia', 'Linh']);
  expect(movedBetween(some, none, all)).toEqual(['Olivia', 'Linh']);
  expect(movedBetween(some, some, all)).toEqual([]);
  expect(movedBetween(plan({ Linh: 'prado' }), plan({ Linh: 'cx-5' }), all)).toEqual(
    all.map(({ household_id }) => household_id),
  );
});
