import { vehicleWord } from './vehicle-word';

test.each([
  [{ type: 'car', make: 'Toyota', model: 'Corolla' }, 'Corolla'],
  [{ type: 'car', make: 'Big Red', model: null }, 'Big Red'],
  [{ type: 'car', make: '', model: '' }, 'car'],
  [{ type: 'trailer', trailer_type: 'Camper Trailer' }, 'camper trailer'],
  [{ type: 'trailer', trailer_type: 'Other' }, 'trailer'],
  [{ type: 'boat', boat_type: 'Sailboat' }, 'sailboat'],
  [{ type: 'boat', boat_type: 'Other' }, 'boat'],
] as const)('%j is a %s', (vehicle, word) => {
  expect(vehicleWord(vehicle)).toBe(word);
});
