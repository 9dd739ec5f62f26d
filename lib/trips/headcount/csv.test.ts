import { camper, car, caravan, dog, household } from '@/tests/factories/households';
import { headcountCsv } from './csv';

const easter = { start_date: '2027-03-26', end_date: '2027-03-28' };
const rowsOf = (csv: string) =>
  csv
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

test('a spreadsheet has one row per household, a row with the total, and one column per night', () => {
  const mia = household(
    'Mia',
    [camper('Mia'), camper('Kim', 'child'), camper('Bo', 'toddler'), dog('Rex')],
    [car('Prado', { seats: 7 }), caravan('van')],
  );
  const nick = {
    ...household(
      'Nick',
      [camper('Nick'), camper('Al', 'baby')],
      [{ id: 'canoe', type: 'boat' as const, boat_type: 'Paddleboat' as const, description: null }],
    ),
    arrive_on: '2027-03-27',
  };
  const counts = ['Adults', 'Children', 'Toddlers', 'Babies', 'People', 'Dogs', 'Cars', 'Trailers', 'Boats'];
  expect(rowsOf(headcountCsv([mia, nick], easter))).toEqual([
    ['Household', 'Arrives', 'Leaves', ...counts, 'Seats', 'People on Fri 26 Mar', 'People on Sat 27 Mar'],
    ['Mia', '2027-03-26', '2027-03-28', '1', '1', '1', '0', '3', '1', '1', '1', '0', '7', '3', '3'],
    ['Nick', '2027-03-27', '2027-03-28', '1', '0', '0', '1', '2', '0', '0', '0', '1', '0', '0', '2'],
    ['Total', '', '', '2', '1', '1', '1', '5', '1', '1', '1', '1', '7', '3', '5'],
  ]);
});

test('a household that leaves early says when', () => {
  const mia = { ...household('Mia', [camper('Mia')]), leave_on: '2027-03-27' };
  expect(rowsOf(headcountCsv([mia], easter))[1]?.slice(0, 3)).toEqual(['Mia', '2027-03-26', '2027-03-27']);
});

test('a name is never read as a formula', () => {
  const name = '=HYPERLINK("https://evil.example")';
  expect(headcountCsv([household(name, [])], easter)).toContain(
    '\r\n"\'=HYPERLINK(""https://evil.example"")",',
  );
});
