import { featuresWanted, wants } from './search-choices';

test('what is wanted of a site is a feature, but for the car and the pets', () => {
  expect(featuresWanted(wants)).toEqual(['Toilets', 'Drinking water', 'Power', 'Free']);
  expect(featuresWanted(['car', 'water'])).toEqual(['Drinking water']);
  expect(featuresWanted([])).toEqual([]);
});
