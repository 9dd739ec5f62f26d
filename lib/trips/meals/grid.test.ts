import { daysOf, mealKinds, openMeals, outsideOf } from './grid';

const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
const oneDay = { start_date: '2027-03-26', end_date: '2027-03-26' };

test('the days of a trip are all from the first to the one of leaving, over the end of summer time too', () => {
  expect(daysOf(easter)).toEqual(['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29']);
  expect(daysOf({ start_date: '2027-04-03', end_date: '2027-04-05' })).toHaveLength(3);
  expect(daysOf(oneDay)).toEqual(['2027-03-26']);
});

test.each([
  ['2027-03-26', ['before', 'before', null, null]],
  ['2027-03-27', [null, null, null, null]],
  ['2027-03-29', [null, null, 'after', null]],
])('on %s the four meals are %j', (day, expected) => {
  expect(mealKinds.map((meal) => outsideOf(easter, { day, meal }))).toEqual(expected);
});

test('on a trip of one day people are there for lunch and dinner', () => {
  const [day] = daysOf(oneDay) as [string];
  expect(mealKinds.map((meal) => outsideOf(oneDay, { day, meal }))).toEqual(['before', null, null, null]);
  expect(openMeals(oneDay, [])).toEqual([
    { day, meal: 'lunch' },
    { day, meal: 'dinner' },
  ]);
});

test('open are the meals of the stay that nobody cooks, snacks never', () => {
  const open = openMeals(easter, [
    { day: '2027-03-26', meal: 'dinner' },
    { day: '2027-03-27', meal: 'lunch' },
    { day: '2027-03-28', meal: 'snacks' },
    { day: '2027-03-26', meal: 'lunch' },
  ]);
  expect(open.map(({ day, meal }) => `${day} ${meal}`)).toEqual([
    '2027-03-27 breakfast',
    '2027-03-27 dinner',
    '2027-03-28 breakfast',
    '2027-03-28 lunch',
    '2027-03-28 dinner',
    '2027-03-29 breakfast',
    '2027-03-29 lunch',
  ]);
});
