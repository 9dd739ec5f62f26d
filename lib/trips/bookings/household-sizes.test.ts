import { wayIn } from '@/tests/factories/fit';
import { camper, car, household } from '@/tests/factories/households';
import { seatPlan } from '../cars/seat-plan';
import { householdSizesOf, sumOf } from './household-sizes';

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
