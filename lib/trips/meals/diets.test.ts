import { camper, household } from '@/tests/factories/households';
import { avoidedIn, dietsByMeal, isAllergy, orderDiets } from './diets';

test.each([
  ['Peanut allergy', true],
  ['Allergic to bees', true],
  ['COELIAC', true],
  ['Celiac disease', true],
  ['anaphylactic to eggs, carries an EpiPen', true],
  ['Lactose intolerant', true],
  ['Gluten intolerance', true],
  ['Vegetarian', false],
  ['No dairy', false],
  ['Halal', false],
])('“%s” is an allergy: %s', (diet, expected) => {
  expect(isAllergy(diet)).toBe(expected);
});

test('allergies come before preferences, each in the order of households, without households that aren’t going', () => {
  const [mia, tom] = [household('Mia', [camper('Mia')]), household('Tom', [camper('Tom')])];
  const of = (household_id: string, name: string, diet: string) => ({ household_id, name, diet });
  const diets = [
    of('Tom', 'Theo', 'No dairy'),
    of('Tom', 'Tilly', 'Coeliac'),
    of('Zoe', 'Zoe', 'Nut allergy'),
    of('Mia', 'Jas', 'Vegetarian'),
    of('Mia', 'Ruby', 'Peanut allergy'),
  ];
  expect(orderDiets(diets, [mia, tom]).map(({ name }) => name)).toEqual(['Ruby', 'Tilly', 'Jas', 'Theo']);
});

test('a meal has the diets of the people who eat at it', () => {
  const trip = { start_date: '2027-03-26', end_date: '2027-03-28' };
  const [mia, tom] = [household('Mia', []), { ...household('Tom', []), arrive_on: '2027-03-27' }];
  const diets = [
    { household_id: 'Mia', name: 'Mia', diet: 'Vegan' },
    { household_id: 'Tom', name: 'Kim', diet: 'Peanut allergy' },
  ];
  const byMeal = dietsByMeal(trip, [mia, tom], diets);
  expect(byMeal['2027-03-26 dinner']?.map(({ name }) => name)).toEqual(['Mia']);
  expect(byMeal['2027-03-27 dinner']?.map(({ name }) => name)).toEqual(['Mia', 'Kim']);
  expect(dietsByMeal(trip, [mia, tom], [])).toEqual({});
});

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
