import { render, screen, within } from '@testing-library/react';
import { addDays } from '@/lib/dates';
import { headcountOf } from '@/lib/trips/headcount/headcount';
import { camper, household } from '@/tests/factories/households';
import { NightBars } from './night-bars';
import { shownNights } from './shown-nights';

const easter = { location_name: 'Bendeela', start_date: '2027-03-26', end_date: '2027-03-29' };
const mia = household('Mia', [camper('Mia'), camper('Tom'), camper('Kim')]);
const nick = household('Nick', [camper('Nick')]);

function show(going: (typeof mia)[], trip = easter, over = false) {
  const { nights, total } = headcountOf(going, trip);
  const shown = shownNights({ nights, people: total.people, going, trip, over });
  return render(shown && <NightBars {...shown} />).container;
}

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [
      within(row).getByRole('rowheader').textContent,
      within(row).getByRole('cell').textContent,
    ]);

test('each night is a row with its number, drawn as long as its share of all who come', () => {
  const box = show([mia, { ...nick, arrive_on: '2027-03-27' }]);
  expect(screen.getByRole('region', { name: 'People by night' })).toHaveTextContent('4 in all');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Night',
    'People',
  ]);
  expect(rows()).toEqual([
    ['Fri 26', '3'],
    ['Sat 27', '4'],
    ['Sun 28', '4'],
  ]);
  expect([...box.querySelectorAll('.fill-eucalypt')].map((bar) => bar.getAttribute('width'))).toEqual([
    '75%',
    '100%',
    '100%',
  ]);
  expect(screen.getByText('Nick arrives on Saturday.')).toBeVisible();
});

test('over the end of a month the days have theirs', () => {
  show([mia, { ...nick, leave_on: '2027-03-31' }], {
    ...easter,
    start_date: '2027-03-30',
    end_date: '2027-04-02',
  });
  expect(rows().map(([night]) => night)).toEqual(['Tue 30 Mar', 'Wed 31 Mar', 'Thu 1 Apr']);
});

test('nights that are alike share a row on a long trip', () => {
  const end_date = addDays(easter.start_date, 11);
  show([mia, { ...nick, arrive_on: '2027-03-27' }], { ...easter, end_date });
  expect(rows()).toEqual([
    ['Fri 26 Mar', '3'],
    ['27 Mar – 5 Apr', '4'],
  ]);
});

test('where everybody stays for all of it a line is enough', () => {
  show([mia, nick]);
  expect(screen.getByText('Everyone stays all 3 nights.')).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a trip that is over is told of as such', () => {
  show([mia], easter, true);
  expect(screen.getByText('Everyone stayed all 3 nights.')).toBeVisible();
});

test('of two nights it says both, and of one nothing', () => {
  show([mia], { ...easter, end_date: '2027-03-28' });
  expect(screen.getByText('Everyone stays both nights.')).toBeVisible();
  for (const end_date of ['2027-03-27', '2027-03-26'])
    expect(show([mia], { ...easter, end_date })).toBeEmptyDOMElement();
});
