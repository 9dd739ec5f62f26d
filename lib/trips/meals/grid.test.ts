import { household } from '@/tests/factories/households';
import type { Household } from '../attendance/schema';
import { daysOf } from '../date-rules';
import { isMealOver, mealKinds, mealName, openMeals, outsideOf } from './grid';

const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
const mia = household('Mia', []);
const late: Household = { ...mia, arrive_on: '2027-03-27', arrive_by: 'night' };
const before = new Date('2027-03-01T00:00:00Z');
const sydney = 'Australia/Sydney';
const oneDay = { start_date: '2027-03-26', end_date: '2027-03-26' };

test('the days of a trip run from the first to the last, also over the end of daylight saving', () => {
  expect(daysOf(easter)).toEqual(['2027-03-26', '2027-03-27', '2027-03-28', '2027-03-29']);
  expect(daysOf({ start_date: '2027-04-03', end_date: '2027-04-05' })).toHaveLength(3);
  expect(daysOf(oneDay)).toEqual(['2027-03-26']);
});

test('a meal is named by its day, and by the date too where a weekday comes twice', () => {
  const place = { day: '2027-03-27', meal: 'dinner' } as const;
  expect([mealName(place, 7), mealName(place, 8)]).toEqual(['Saturday dinner', 'Sat 27 Mar dinner']);
});

test.each([
  ['2027-03-26', ['before', 'before', null, 'before']],
  ['2027-03-27', [null, null, null, null]],
  ['2027-03-29', [null, 'after', 'after', 'after']],
])('on %s the four meals are %j', (day, expected) => {
  expect(mealKinds.map((meal) => outsideOf([mia, late], easter, { day, meal }))).toEqual(expected);
});

test('a meal is outside only while no household is there', () => {
  const at = (going: Household[], day: string) =>
    mealKinds.map((meal) => outsideOf(going, easter, { day, meal }));
  expect(at([late], '2027-03-27')).toEqual(['before', 'before', 'before', 'before']);
  expect(at([late], '2027-03-28')).toEqual([null, null, null, null]);
  const early: Household = { ...mia, arrive_by: 'morning', leave_on: '2027-03-27' };
  expect(at([late, early], '2027-03-26')).toEqual(['before', null, null, null]);
  expect(at([early], '2027-03-28')).toEqual(['after', 'after', 'after', 'after']);
});

test('on a trip of one day people are there for lunch and dinner', () => {
  const [day] = daysOf(oneDay) as [string];
  expect(mealKinds.map((meal) => outsideOf([mia], oneDay, { day, meal }))).toEqual([
    'before',
    null,
    null,
    null,
  ]);
  expect(openMeals([mia], oneDay, [], before, sydney)).toEqual([
    { day, meal: 'lunch' },
    { day, meal: 'dinner' },
  ]);
});

test('meals during the stay that nobody cooks are open, except snacks', () => {
  const open = openMeals(
    [mia],
    easter,
    [
      { day: '2027-03-26', meal: 'dinner' },
      { day: '2027-03-27', meal: 'lunch' },
      { day: '2027-03-28', meal: 'snacks' },
      { day: '2027-03-26', meal: 'lunch' },
    ],
    before,
    sydney,
  );
  expect(open.map(({ day, meal }) => `${day} ${meal}`)).toEqual([
    '2027-03-27 breakfast',
    '2027-03-27 dinner',
    '2027-03-28 breakfast',
    '2027-03-28 lunch',
    '2027-03-28 dinner',
    '2027-03-29 breakfast',
  ]);
});

test.each([
  ['2027-03-28T00:00:00Z', sydney, ['lunch', 'dinner']],
  ['2027-03-28T03:59:00Z', sydney, ['lunch', 'dinner']],
  ['2027-03-28T04:00:00Z', sydney, ['dinner']],
  ['2027-03-28T11:00:00Z', sydney, []],
  ['2027-03-28T02:59:00Z', 'Australia/Perth', ['breakfast', 'lunch', 'dinner']],
])('at %s in %s the open meals of that Sunday are %j', (at, zone, expected) => {
  const sunday = { start_date: '2027-03-28', end_date: '2027-03-28' };
  const all = { ...mia, arrive_by: 'morning' as const, arrive_on: '2027-03-27' };
  const open = openMeals([all], sunday, [], new Date(at), zone);
  expect(open.map(({ meal }) => meal)).toEqual(expected);
  expect(isMealOver({ day: '2027-03-27', meal: 'dinner' }, new Date(at), zone)).toBe(true);
});
