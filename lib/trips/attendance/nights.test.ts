import fc from 'fast-check';
import { addDays } from '@/lib/dates';
import { mealKinds } from '@/lib/trips/meals/grid';
import { type DayPart, dayParts } from './day-parts';
import { movedNights, nightsOf, nightsProblem, nightsWithin, sleepsIn } from './nights';
import { isThereOn, presenceAt, stayProblem, stayWithin } from './presence';
import type { Nights, Stay } from './schema';
import { staySentence, stayText } from './stay-text';

describe('nights', () => {
  const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
  const oneDay = { start_date: '2027-03-26', end_date: '2027-03-26' };
  const stay = (arrive_on: string | null, leave_on: string | null): Nights => ({ arrive_on, leave_on });
  const whole = stay(null, null);

  test('a trip has a night for each day except its last, and at least one night', () => {
    expect(nightsOf(easter)).toEqual(['2027-03-26', '2027-03-27', '2027-03-28']);
    expect(nightsOf(oneDay)).toEqual(['2027-03-26']);
  });

  test.each([
    [whole, '111'],
    [stay('2027-03-27', null), '011'],
    [stay(null, '2027-03-28'), '110'],
    [stay('2027-03-27', '2027-03-28'), '010'],
    [stay('2027-03-26', '2027-03-29'), '111'],
  ])('a household sleeps at the site from its arrival to the day before it leaves: %j', (nights, slept) => {
    expect(
      nightsOf(easter)
        .map((night) => (sleepsIn(nights, night) ? '1' : '0'))
        .join(''),
    ).toBe(slept);
  });

  test.each([
    ['inside', stay('2027-03-27', '2027-03-28'), stay('2027-03-27', '2027-03-28')],
    ['begun before', stay('2027-03-25', '2027-03-28'), stay(null, '2027-03-28')],
    ['ended after', stay('2027-03-27', '2027-03-30'), stay('2027-03-27', null)],
    ['on its first and last day', stay('2027-03-26', '2027-03-29'), stay('2027-03-26', '2027-03-29')],
    ['all before', stay('2027-03-20', '2027-03-26'), whole],
    ['all after', stay('2027-03-29', '2027-03-31'), stay('2027-03-28', null)],
  ])('after a change of dates only the household’s nights within the trip remain: %s', (_, said, left) => {
    expect(nightsWithin(said, easter)).toEqual(left);
  });

  test.each([
    ['all of it moves', '2027-04-02', '2027-04-05', stay('2027-04-03', '2027-04-04')],
    ['it gets longer', '2027-03-26', '2027-04-05', stay('2027-03-27', '2027-03-28')],
    ['it gets shorter', '2027-03-26', '2027-03-27', whole],
    ['it starts earlier', '2027-03-24', '2027-03-29', stay('2027-03-25', '2027-03-26')],
    ['it becomes one day', '2027-03-26', '2027-03-26', whole],
  ])(
    'after a change of dates (%s) a household that comes a day late still does, if the trip has that night',
    (_, start_date, end_date, left) => {
      const later = { start_date, end_date };
      const moved = movedNights(stay('2027-03-27', '2027-03-28'), easter, later);
      expect(nightsWithin(moved, later)).toEqual(left);
      expect(movedNights(moved, later, easter)).toEqual(stay('2027-03-27', '2027-03-28'));
    },
  );

  test('a stay on a one-day trip is always the whole trip', () => {
    expect(nightsWithin(stay('2027-03-26', '2027-03-26'), oneDay)).toEqual(whole);
    expect(nightsProblem(stay('2027-03-26', '2027-03-26'), oneDay)).toBeNull();
    expect(nightsProblem(stay('2027-03-26', null), oneDay)).toBeNull();
    expect(nightsProblem(stay('2027-03-27', null), oneDay)?.field).toBe('arrive_on');
  });

  const outside = 'Please choose a day of the trip: Fri 26 Mar to Mon 29 Mar.';
  const tooEarly = 'Please leave later than the day you arrive.';

  test.each([
    [stay('2027-03-25', null), { field: 'arrive_on', message: outside }],
    [stay('2027-03-30', null), { field: 'arrive_on', message: outside }],
    [stay(null, '2027-03-25'), { field: 'leave_on', message: outside }],
    [stay(null, '2027-03-30'), { field: 'leave_on', message: outside }],
    [stay('2027-03-28', '2027-03-27'), { field: 'leave_on', message: tooEarly }],
    [stay('2027-03-28', '2027-03-28'), { field: 'leave_on', message: tooEarly }],
    [stay(null, '2027-03-26'), { field: 'leave_on', message: tooEarly }],
    [
      stay('2027-03-29', null),
      { field: 'arrive_on', message: 'That is the day everyone leaves. Please arrive earlier.' },
    ],
    [stay('2027-03-28', '2027-03-29'), null],
    [stay('2027-03-26', '2027-03-27'), null],
    [whole, null],
  ])('a stay must lie within the trip and have at least one night: %j', (nights, problem) => {
    expect(nightsProblem(nights, easter)).toEqual(problem);
  });

  const day = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2027-03-01', days));
  const someNights = fc.record({ arrive_on: fc.option(day), leave_on: fc.option(day) });
  const someTrip = fc.tuple(day, fc.nat(10)).map(([start_date, days]) => ({
    start_date,
    end_date: addDays(start_date, days),
  }));

  test('any stay fits a trip after nightsWithin, with at least one night', () => {
    fc.assert(
      fc.property(someNights, someTrip, (said, trip) => {
        const left = nightsWithin(said, trip);
        expect(nightsProblem(left, trip)).toBeNull();
        expect(nightsOf(trip).some((night) => sleepsIn(left, night))).toBe(true);
        expect(nightsWithin(left, trip)).toEqual(left);
      }),
    );
  });

  test('nights that are valid for a trip of more than one day stay unchanged', () => {
    fc.assert(
      fc.property(someNights, someTrip, (said, trip) => {
        fc.pre(nightsProblem(said, trip) === null && trip.start_date < trip.end_date);
        expect(nightsWithin(said, trip)).toEqual(said);
      }),
    );
  });
});

describe('being there', () => {
  const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
  const oneDay = { start_date: '2027-03-26', end_date: '2027-03-26' };
  const whole: Stay = { arrive_on: null, leave_on: null, arrive_by: null, leave_by: null };

  const mealsOn = (day: string, stay: Partial<Stay>, trip = easter) =>
    mealKinds.filter((meal) => presenceAt({ ...whole, ...stay }, trip, { day, meal }) === 'there').join(' ');

  test.each<[DayPart | null, string]>([
    ['morning', 'lunch dinner snacks'],
    ['afternoon', 'dinner'],
    ['night', ''],
    [null, 'dinner'],
  ])('a household arriving by %s has these meals that day and breakfast the next: %s', (arrive_by, meals) => {
    expect(mealsOn('2027-03-26', { arrive_by })).toBe(meals);
    expect(mealsOn('2027-03-27', { arrive_by })).toBe('breakfast lunch dinner snacks');
    expect(mealsOn('2027-03-27', { arrive_by, arrive_on: '2027-03-27' })).toBe(meals);
  });

  test.each<[DayPart | null, string]>([
    ['morning', 'breakfast'],
    ['afternoon', 'breakfast lunch snacks'],
    ['night', 'breakfast lunch dinner snacks'],
    [null, 'breakfast'],
  ])('a household leaving by %s has these meals that day: %s', (leave_by, meals) => {
    expect(mealsOn('2027-03-29', { leave_by })).toBe(meals);
    expect(mealsOn('2027-03-28', { leave_by, leave_on: '2027-03-28' })).toBe(meals);
    expect(mealsOn('2027-03-29', { leave_by, leave_on: '2027-03-28' })).toBe('');
  });

  test.each<[Partial<Stay>, string]>([
    [{}, 'lunch dinner snacks'],
    [{ arrive_by: 'afternoon' }, 'dinner'],
    [{ leave_by: 'afternoon' }, 'lunch snacks'],
    [{ arrive_by: 'night' }, ''],
  ])('on a trip of one day, a stay %j has these meals: %s', (stay, meals) => {
    expect(mealsOn('2027-03-26', stay, oneDay)).toBe(meals);
  });

  test('a meal before the arrival differs from a meal after the departure', () => {
    const at = (day: string) => presenceAt(whole, easter, { day, meal: 'lunch' });
    expect([at('2027-03-26'), at('2027-03-27'), at('2027-03-29')]).toEqual(['before', 'there', 'after']);
  });

  test('on a one-day trip leaving before arriving is refused, and an earlier such stay is reset to the whole trip', () => {
    const stay: Stay = { ...whole, arrive_by: 'afternoon', leave_by: 'morning' };
    expect(stayProblem(stay, oneDay)).toEqual({
      field: 'leave_by',
      message: 'Please leave later than you arrive.',
    });
    expect(stayWithin(stay, oneDay)).toEqual(whole);
    expect([stayProblem(stay, easter), stayWithin(stay, easter)]).toEqual([null, stay]);
    expect(stayProblem({ ...whole, leave_by: 'morning' }, oneDay)).toBeNull();
    expect(stayProblem({ ...whole, arrive_by: 'afternoon', leave_by: 'afternoon' }, oneDay)).toBeNull();
    expect(stayProblem({ ...stay, leave_on: '2027-03-25' }, easter)?.field).toBe('leave_on');
  });

  const trip = fc.integer({ min: 0, max: 5 }).map((length) => ({
    start_date: '2027-03-26',
    end_date: addDays('2027-03-26', length),
  }));
  const day = fc.option(fc.integer({ min: -2, max: 8 }).map((days) => addDays('2027-03-26', days)));
  const part = fc.option(fc.constantFrom(...dayParts));
  const anyStay = fc.record({ arrive_on: day, leave_on: day, arrive_by: part, leave_by: part });

  test('a household is there on a day exactly when it sleeps or eats there that day', () => {
    fc.assert(
      fc.property(anyStay, trip, (said, dates) => {
        const stay = stayWithin(said, dates);
        expect(stayProblem(stay, dates)).toBeNull();
        for (let at = -1; at <= 7; at += 1) {
          const on = addDays(dates.start_date, at);
          const sleeps = nightsOf(dates).includes(on) && sleepsIn(stay, on);
          const eats = mealKinds.some((meal) => presenceAt(stay, dates, { day: on, meal }) === 'there');
          expect(isThereOn(stay, dates, on)).toBe(sleeps || eats);
        }
      }),
    );
  });
});

describe('a stay in words', () => {
  const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
  const oneDay = { start_date: '2027-03-26', end_date: '2027-03-26' };
  const stay = (changes: Partial<Stay>): Stay => ({
    arrive_on: null,
    leave_on: null,
    arrive_by: null,
    leave_by: null,
    ...changes,
  });

  test.each<[Partial<Stay>, string]>([
    [{ arrive_on: '2027-03-27' }, 'From Sat 27 Mar'],
    [{ leave_on: '2027-03-28' }, 'Until Sun 28 Mar'],
    [{ arrive_on: '2027-03-27', leave_on: '2027-03-28' }, 'From Sat 27 Mar until Sun 28 Mar'],
    [{ arrive_on: '2027-03-26', leave_on: '2027-03-28' }, 'Until Sun 28 Mar'],
    [{ arrive_on: '2027-03-27', leave_on: '2027-03-29' }, 'From Sat 27 Mar'],
    [{ arrive_on: '2027-03-26', leave_on: '2027-03-29' }, ''],
    [{}, ''],
    [{ arrive_by: 'morning' }, 'From Fri 26 Mar in the morning'],
    [{ arrive_on: '2027-03-27', arrive_by: 'night' }, 'From Sat 27 Mar at night'],
    [{ arrive_on: '2027-03-27', leave_by: 'afternoon' }, 'From Sat 27 Mar until Mon 29 Mar in the afternoon'],
  ])('a stay %j is described as %j', (changes, text) => {
    expect(stayText(stay(changes), easter)).toBe(text);
  });

  test.each<[Partial<Stay>, typeof easter, string]>([
    [{}, easter, 'We arrive on Fri 26 Mar in the afternoon and leave on Mon 29 Mar in the morning'],
    [
      { arrive_on: '2027-03-27', arrive_by: 'night', leave_by: 'afternoon' },
      easter,
      'We arrive on Sat 27 Mar at night and leave on Mon 29 Mar in the afternoon',
    ],
    [{}, oneDay, 'We’re there from lunch to dinner'],
    [{ leave_by: 'afternoon' }, oneDay, 'We arrive in the morning and leave in the afternoon'],
  ])('a household says its stay %j in a sentence', (changes, trip, text) => {
    expect(staySentence(stay(changes), trip)).toBe(text);
  });

  test('while the dates are open, the sentence names only the days that were chosen', () => {
    const open = { ...easter, dates_open: true };
    expect(staySentence(stay({}), open)).toBe('Dates still open. We come for all of it');
    expect(staySentence(stay({ arrive_on: '2027-03-27' }), open)).toBe(
      'Dates still open. We arrive on Sat 27 Mar',
    );
    expect(staySentence(stay({ arrive_by: 'night', leave_on: '2027-03-28' }), open)).toBe(
      'Dates still open. We arrive at night and leave on Sun 28 Mar',
    );
  });
});
