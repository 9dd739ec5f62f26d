import { wayIn } from '@/tests/factories/fit';
import { camper, car, household } from '@/tests/factories/households';
import { seatPlan } from '../cars/seat-plan';
import { householdSizesOf, shortText, sumOf, tooFewText, updateText } from './booking-capacity';

test('a car that can’t reach the site needs no room at the site', () => {
  const homes = [
    household('Mia', [camper('Mia'), camper('Kim')], [car('Prado', { drivetrain: '4 Wheel Drive' })]),
    household('Sam', [camper('Sam')], [car('Corolla', { drivetrain: '2 Wheel Drive' })]),
  ];
  const onRoad = (needs: '4 Wheel Drive' | null) =>
    householdSizesOf(homes, seatPlan(homes, { seats: {}, tows: {} }, wayIn(needs)));
  expect(onRoad('4 Wheel Drive').map(({ name, people, cars }) => [name, people, cars])).toEqual([
    ['Mia', 2, 1],
    ['Sam', 1, 0],
  ]);
  expect(sumOf(onRoad(null))).toEqual({ people: 3, cars: 2 });
});

test('a booking for too few people or cars says so; one that is large enough or without numbers says nothing', () => {
  const coming = { people: 12, cars: 3 };
  const said = (people: number | null, cars: number | null, status: 'asked' | 'booked' = 'booked') =>
    tooFewText({ status, people, cars }, coming);
  expect(said(10, 3)).toBe('You booked for 10. 12 are coming');
  expect(said(12, 1)).toBe('You booked for 1 car. 3 are coming to the site');
  expect(said(10, 1)).toBe('You booked for 10 people and 1 car. 12 people and 3 cars are coming to the site');
  expect(said(10, 3, 'asked')).toBe('You asked for 10. 12 are coming');
  expect(said(14, null)).toBeNull();
  const booking = { status: 'asked', people: 10, cars: 1 } as const;
  expect(tooFewText({ ...booking, cars: null }, coming, 'Sam')).toBe('Sam asked for 10. 12 are coming');
  expect(tooFewText({ ...booking, cars: null }, coming, null)).toBe('Asked for 10. 12 are coming');
  expect(shortText(booking, coming)).toBe('Two people, two cars short');
  expect(shortText({ people: 11, cars: 3 }, coming)).toBe('One person short');
});

test('the button names the numbers that the booking would get', () => {
  expect(updateText({ people: 12, cars: 3 })).toBe('Update to 12 people and 3 cars');
});
