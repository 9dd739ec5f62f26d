import { camper, dog, household } from '@/tests/factories/households';
import { estimateOf, type Money } from './estimate-of';

const dates = { start_date: '2027-01-23', end_date: '2027-01-26' };
const attendees = [
  household('sam', [camper('Sam'), camper('Jo'), camper('Ellie', 'child'), camper('Max', 'child')]),
  household('linh', [camper('Linh'), dog('Rusty')]),
];
const nothing: Money = {
  guess: null,
  dropOut: null,
  toldDropOut: null,
  booked: null,
  firm: false,
  spent: null,
  crew: [],
};
const of = (money: Partial<Money>, ownId: string | null = 'joe') =>
  estimateOf({ ...dates, attendees, ownId }, { ...nothing, ...money });

test('nothing is said while nothing is known, also with a rule for who drops out', () => {
  expect(of({})).toBeNull();
  expect(of({ dropOut: 'After Friday the site stays yours to pay.' })).toBeNull();
});

test('the site is shared by people and nights, with the reader’s crew among those who come', () => {
  // Sam’s household weighs 3, Linh’s 1 and the reader’s 2.
  expect(
    of({ booked: 30_000, firm: true, crew: ['adult', 'child', 'child', 'toddler', 'baby'] }),
  ).toMatchObject({
    low_cents: 10_000,
    high_cents: 10_000,
    lines: [{ what: 'Site', low_cents: 10_000, high_cents: 10_000, guess: false }],
    adults: 1,
    children: 4,
    nights: 3,
    known: true,
  });
});

test('whoever is going pays their own part, by their nights', () => {
  expect(of({ booked: 40_000, firm: true }, 'linh')).toMatchObject({
    low_cents: 10_000,
    adults: 1,
    children: 0,
  });
  const late = [attendees[0], { ...attendees[1], arrive_on: '2027-01-25' }] as typeof attendees;
  const found = estimateOf({ ...dates, attendees: late, ownId: 'linh' }, { ...nothing, booked: 40_000 });
  expect(found).toMatchObject({ lines: [{ low_cents: 4_000, guess: true }], nights: 1 });
});

test('the organiser’s guess is for each adult, and is given or taken by a quarter', () => {
  expect(of({ guess: 4_000, crew: ['adult', 'adult', 'child'] })).toMatchObject({
    low_cents: 7_500,
    high_cents: 12_500,
    lines: [{ what: 'Food and the rest', low_cents: 7_500, high_cents: 12_500, guess: true }],
  });
});

test('the range is the sum of its lines, rounded outwards to five dollars', () => {
  const found = of({ booked: 30_001, firm: true, spent: 6_000, guess: 1_000, crew: ['adult'] });
  expect(found?.lines.map(({ low_cents, high_cents }) => [low_cents, high_cents])).toEqual([
    [6_000, 6_000],
    [1_200, 1_200],
    [750, 1_250],
  ]);
  expect(found).toMatchObject({ low_cents: 7_500, high_cents: 8_500 });
});

test('nobody’s household is known before the answer: the sums are those of one adult', () => {
  expect(of({ guess: 2_000 }, null)).toMatchObject({ known: false, adults: 1, children: 0 });
});

test('more refunded than paid costs nobody less than nothing', () => {
  expect(of({ spent: -5_000 })).toMatchObject({ low_cents: 0, high_cents: 0 });
});
