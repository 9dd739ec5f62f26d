import { avoidedIn } from './avoided';

const isMarked = (text: string, diet: string) => avoidedIn(text, [{ diet }]).length === 1;

test.each([
  ['Peanut butter', 'Allergic to peanuts'],
  ['2 bags of PEANUTS', 'peanut allergy, EpiPen in the bag'],
  ['Cherry tomatoes, 500 g', 'no tomato please'],
  ['1 tomato', 'Intolerant to tomatoes'],
  ['Grated cheese', 'No cheeses'],
  ['Berries', 'Berry allergy'],
  ['Eggs, free range', 'No eggs'],
  ['Mixed nuts', 'Nut allergy'],
  ['Cashews', 'Nut allergy'],
])('“%s” is marked for “%s”', (text, diet) => {
  expect(isMarked(text, diet)).toBe(true);
});

test.each([
  ['Donuts, 12', 'Nut allergy'],
  ['Coconut milk', 'Nut allergy'],
  ['Butternut pumpkin', 'Nut allergy'],
  ['Gluten-free pasta', 'No gluten'],
  ['Peanut free muesli bars', 'Peanut allergy'],
  ['Red wine', 'No red meat'],
  ['Food for the dog', 'Severe allergies, avoid all nuts in food'],
  ['Bread', 'Vegetarian'],
  ['Bag of ice', 'Allergic to bees, EpiPen in the bag'],
])('“%s” isn’t marked for “%s”', (text, diet) => {
  expect(isMarked(text, diet)).toBe(false);
});

test('of several diets only those that the text names are returned', () => {
  const diets = [
    { name: 'Anaya', diet: 'Peanut allergy' },
    { name: 'Kim', diet: 'Vegetarian' },
    { name: 'Bo', diet: 'no peanuts' },
  ];
  expect(avoidedIn('Peanut sauce', diets).map(({ name }) => name)).toEqual(['Anaya', 'Bo']);
});
