import { home, siteWith, someone, toldBy, twoWheel } from '@/tests/factories/fit';
import type { FitBooking } from './finding';
import { choiceFit, tripFit } from './fit-of';
import { holidaysOf } from './trip-fit';

const dates = { start_date: '2027-02-10', end_date: '2027-02-13' };
const booking = (more: Partial<FitBooking> = {}): FitBooking => ({
  id: 'b',
  status: 'booked',
  household_id: 'Sam',
  people: null,
  cars: null,
  pay_by: null,
  cancel_until: null,
  pitches: [],
  ...more,
});
const sam = home('Sam', [twoWheel('Corolla')], [someone('Sam'), someone('Jo'), someone('Ivy', 'child')]);
const pat = home('Pat', [twoWheel('Golf')]);

function told(bookings: FitBooking[], today = '2027-01-20', on = dates) {
  const given = { site: siteWith({ state: 'NSW' }), households: [sam, pat], dates: on, bookings, today };
  const found = tripFit({ ...given, holidays: holidaysOf('NSW') });
  return ['booking', 'pitch', 'deadline'].flatMap((rule) =>
    toldBy(rule, found).map(
      ({ level, text, why }) => `${rule}, ${level}: ${[text, why].filter(Boolean).join('. ')}`,
    ),
  );
}

test('a trip without a booking, or whose booking isn’t needed, has no findings', () => {
  expect(told([])).toEqual([]);
  expect(told([booking({ status: 'not needed', people: 1 })])).toEqual([]);
});

test('a booking is due 60 days before the trip, and 180 days before a long weekend', () => {
  const open = [booking({ status: 'to book' })];
  expect(told(open, '2026-12-01')).toEqual([]);
  expect(told(open, '2026-12-12')).toEqual([
    'booking, check: The campsite isn’t booked yet. The trip begins in 60 days.',
  ]);
  expect(told([booking({ status: 'asked' })])).toEqual([
    'booking, check: The booking isn’t confirmed yet. The trip begins in 21 days.',
  ]);
  const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
  expect(told(open, '2026-09-27', easter)).toEqual([
    'booking, check: The campsite isn’t booked yet. The trip begins in 180 days.',
  ]);
  expect(told(open, '2026-09-26', easter)).toEqual([]);
});

test('a single booking has to cover everybody, while several bookings are not checked against the people', () => {
  expect(told([booking({ people: 3 })])).toEqual(['booking, problem: You booked for 3. 4 are coming']);
  expect(told([booking({ people: 4, cars: 1 })])).toEqual([
    'booking, problem: You booked for 1 car. 2 are coming to the site',
  ]);
  expect(told([booking({ people: 4, cars: 2 })])).toEqual([]);
  expect(told([booking({ people: 3 }), booking({ id: 'c', people: 1 })])).toEqual([]);
});

test('a pitch with more people or cars than its limit is a problem for the households on it', () => {
  const pitch = { id: 'river 4', name: 'River 4', max_people: 3, max_cars: 1, households: ['Sam', 'Pat'] };
  expect(told([booking({ pitches: [pitch] })])).toEqual([
    'pitch, problem: Too many on River 4. 4 people of 3 and 2 cars of 1.',
  ]);
  expect(told([booking({ pitches: [{ ...pitch, households: ['Sam'] }] })])).toEqual([]);
});

test('a deadline is a finding from a week before until it has passed', () => {
  const dated = [booking({ pay_by: '2027-01-27', cancel_until: '2027-01-28' })];
  expect(told(dated, '2027-01-20')).toEqual(['deadline, check: Pay for the booking by Wed 27 Jan']);
  expect(told(dated, '2027-01-28')).toEqual(['deadline, check: Cancel free by Thu 28 Jan']);
  expect(told(dated, '2027-01-29')).toEqual([]);
});

test('a booking held by a household that isn’t coming is a problem, and one held by nobody is not', () => {
  expect(told([booking({ household_id: 'Zoe' })])).toEqual([
    'booking, problem: The household that booked isn’t coming',
  ]);
  expect(told([booking({ household_id: null })])).toEqual([]);
});

test('after the trip there are no findings about bookings', () => {
  expect(told([booking({ people: 1 })], '2027-02-14')).toEqual([]);
});

const found = (state: string | null, start_date: string, end_date: string) =>
  toldBy(
    'holiday',
    tripFit({
      site: siteWith({ state }),
      households: [home('Sam'), home('Pat')],
      dates: { start_date, end_date },
      holidays: holidaysOf(state),
    }),
  );

test.each([
  ['NSW', '2027-03-26', '2027-03-29', 'Easter long weekend'],
  ['NSW', '2027-03-29', '2027-04-02', 'Easter long weekend'],
  ['TAS', '2027-03-27', '2027-03-27', 'Easter long weekend'],
  ['NSW', '2027-06-12', '2027-06-13', 'King’s Birthday long weekend'],
  ['QLD', '2027-10-02', '2027-10-03', 'King’s Birthday long weekend'],
  ['NSW', '2027-01-26', '2027-01-26', 'Australia Day'],
  ['VIC', '2026-11-03', '2026-11-05', 'Melbourne Cup'],
  ['ACT', '2026-04-27', '2026-04-27', 'Anzac Day long weekend'],
  ['NSW', '2026-12-23', '2026-12-25', 'Christmas'],
  ['QLD', '2026-12-24', '2026-12-24', 'Christmas'],
  ['WA', '2026-12-30', '2027-01-01', 'New Year'],
])('%s from %s to %s is at %s', (state, start, end, name) => {
  expect(found(state, start, end)).toEqual([
    {
      level: 'check',
      text: `${name}: book early`,
      why: `Campsites in ${state} fill up then.`,
      who: ['Pat', 'Sam'],
      remedy: 'Book with the site soon.',
    },
  ]);
});

test.each([
  ['QLD', '2027-06-12', '2027-06-14', 'another state’s'],
  ['NSW', '2027-06-09', '2027-06-11', 'the days before a long weekend'],
  ['NSW', '2027-06-15', '2027-06-18', 'the days after it'],
])('%s from %s to %s is no holiday: %s', (state, start, end) => {
  expect(found(state, start, end)).toMatchObject([
    {
      level: 'fine',
      text: 'No national or state holiday on these dates; local ones aren’t known',
      who: ['Pat', 'Sam'],
      remedy: null,
    },
  ]);
});

test('the first and last known days count, and a holiday on a Saturday is no long weekend', () => {
  expect(found('NSW', '2026-01-01', '2026-01-01')[0]?.text).toBe('New Year: book early');
  expect(found('NSW', '2025-12-30', '2026-01-01')[0]?.text).toBe('New Year: book early');
  expect(found('NSW', '2028-12-26', '2028-12-30')[0]?.text).toBe('Christmas: book early');
  expect(found('VIC', '2026-04-25', '2026-04-25')[0]?.text).toBe('Anzac Day: book early');
});

test('without dates or without people there are no findings about holidays', () => {
  const site = siteWith({ state: 'NSW' });
  const holidays = holidaysOf('NSW');
  const dates = { start_date: '2027-03-26', end_date: '2027-03-29' };
  expect(tripFit({ site, households: [], dates, holidays })).toEqual([]);
  expect(choiceFit({ site, household: home('Sam', [], []), holidays })).toEqual([]);
});

test('without a known state, or beyond the known years, there are no findings about holidays', () => {
  expect(found(null, '2027-03-26', '2027-03-29')).toEqual([]);
  expect(found('OT', '2027-03-26', '2027-03-29')).toEqual([]);
  expect(found('NSW', '2031-12-24', '2031-12-26')).toEqual([]);
  expect(found('NSW', '2025-12-24', '2025-12-26')).toEqual([]);
});
