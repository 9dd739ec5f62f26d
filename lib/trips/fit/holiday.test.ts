import { home, siteWith, toldBy } from '@/tests/factories/fit';
import { choiceFit, tripFit } from './fit-of';
import { holidaysOf } from './public-holidays';

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
