import { askedOf, carName } from './car-details';

const car = { make: 'Toyota', model: 'Prado', colour: 'Silver', registration: 'DLK 42F' };
const counted = { make: 'Car', model: null, colour: null, registration: null };

test.each([
  [car, []],
  [{ ...car, model: null }, []],
  [{ ...car, colour: null, registration: null }, ['colour', 'registration']],
  [counted, ['make', 'colour', 'registration']],
  [{ ...counted, make: 'car 2' }, ['make', 'colour', 'registration']],
  [{ ...counted, make: null, colour: 'Red' }, ['make', 'registration']],
  [{ ...counted, make: 'Carmen' }, ['colour', 'registration']],
])('a plan asks for what a car lacks: %j', (given, asked) => expect(askedOf(given)).toEqual(asked));

test.each([
  [car, 'Toyota Prado'],
  [{ ...car, model: null }, 'Toyota'],
  [{ ...counted, make: 'Van' }, 'Van'],
  [counted, 'Car, no details given'],
  [{ ...counted, make: 'Car 2' }, 'Car, no details given'],
  [{ ...counted, colour: 'Red' }, 'Car, make not given'],
])('the person at home reads no bare “Car”: %j', (given, name) => expect(carName(given)).toBe(name));
