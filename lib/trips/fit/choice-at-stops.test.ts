import { camper, car, dog, household } from '@/tests/factories/households';
import { choiceFindings } from './choice-at-stops';
import type { ChoiceSite } from './choice-site';
import { atStop, unknownSite } from './finding';

const place = (number: number, days: [string, string], site: object, name = `Stop ${number}`) => ({
  stop: { id: `${number}`, name, arrive_on: days[0], leave_on: days[1] },
  site: { ...unknownSite, ...site },
  contact: { phone: `${number}`, url: null },
  offers: { seats: [{ name: 'Ann', free: number }], tows: [] },
  notes: [],
});
const flat = place(1, ['2027-04-10', '2027-04-12'], { access: '2 Wheel Drive', pets: true });
const bend = place(2, ['2027-04-12', '2027-04-14'], { access: '4 Wheel Drive', pets: false }, 'Bend');
const loop: ChoiceSite = { ...flat, holidays: [], later: [bend] };
const own = household('You', [camper('Sam'), dog('Rex')], [car('Corolla')]);
const told = (known: ChoiceSite, nights?: Parameters<typeof choiceFindings>[2]) =>
  choiceFindings(known, own, nights)
    .filter(({ finding: { level } }) => level !== 'fine')
    .map(({ finding, contact }) => [finding.rule, atStop('', finding), contact.phone]);

test('a car that fits only the first stop is a finding of the later one, with who has a seat there', () => {
  expect(told(loop)).toEqual([
    ['access', 'Bend: ', '2'],
    ['pets', 'Bend: ', '2'],
  ]);
  const access = choiceFindings(loop, own).find(({ finding }) => finding.level === 'problem')?.finding;
  expect(access?.remedy).toContain('Ann');
});

test('only stops at which the household would be count', () => {
  expect(told(loop, { nights: { arrive_on: null, leave_on: '2027-04-12' } })).toEqual([]);
  expect(told(loop, { nights: { arrive_on: '2027-04-12', leave_on: null } }).map(([rule]) => rule)).toContain(
    'access',
  );
});

test('what is missing everywhere is said once, and a trip with one stop names none', () => {
  const alone = household('You', [camper('Sam')]);
  const seats = (known: ChoiceSite) =>
    choiceFindings(known, alone).flatMap(({ finding }) =>
      finding.rule === 'seats' ? [atStop('', finding)] : [],
    );
  const { stop: _, ...bare } = bend;
  expect(seats(loop)).toHaveLength(1);
  expect(told({ ...bare, holidays: [] }).map(([, name]) => name)).toEqual(['', '']);
});

test('what is missing at the first stop alone names it', () => {
  const six = ['Sam', 'Ann', 'Tom', 'Zoe', 'Joe', 'Kim'].map((name) => camper(name));
  const both = household('You', six, [car('Corolla'), car('Prado', { drivetrain: '4 Wheel Drive' })]);
  const seats = (known: ChoiceSite) =>
    choiceFindings(known, both).flatMap(({ finding: { rule, level, stop } }) =>
      rule === 'seats' && level !== 'fine' ? [stop?.name] : [],
    );
  expect(seats({ ...bend, holidays: [], later: [flat] })).toEqual(['Bend']);
  expect(seats({ ...bend, holidays: [], later: [bend] })).toEqual([undefined]);
});
