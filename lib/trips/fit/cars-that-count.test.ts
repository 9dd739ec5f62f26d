import * as fc from 'fast-check';
import { siteWith, wayIn } from '@/tests/factories/fit';
import { camper, car, caravan, household } from '@/tests/factories/households';
import { smallTripDates, tripWithSeating } from '@/tests/factories/small-trips';
import { accessOf } from '../cars/car-standing';
import { type Seating, seatPlan } from '../cars/seat-plan';
import { suggestSeats } from '../cars/suggest-seats';
import { choiceFit, offersOf, tripFit } from './fit-of';

const dates = { start_date: '2027-02-05', end_date: '2027-02-07' };
const site = siteWith({ access: '4 Wheel Drive' });
const fourWheel = { drivetrain: '4 Wheel Drive', can_tow: true } as const;

const cx5 = { model: 'CX-5', can_tow: true };
const family = [camper('Sam'), camper('Jo')];
const sam = household('Sam', family, [car('cx-5', cx5), caravan('van')]);
const olivia = household('Olivia', [camper('Olivia')], [car('prado', { model: 'Prado', ...fourWheel })]);
const both = { Sam: 'prado', Jo: 'prado' };

function found(rule: string, households: (typeof sam)[], { seats = {}, tows = {} }: Partial<Seating>) {
  const plan = seatPlan(households, { seats, tows }, wayIn(site.access));
  return tripFit({ site, households, dates, holidays: [], seated: { plan, tows } }).flatMap((each) =>
    each.rule === rule ? [`${each.level}: ${each.text}`] : [],
  );
}

test('a car that can’t reach the site is settled once its whole household rides in cars that count', () => {
  const access = (seats: Seating['seats']) => found('access', [sam, olivia], { seats });
  expect(access({})).toEqual(['problem: Sam’s CX-5 can’t reach the site']);
  expect(access({ Sam: 'prado' })).toEqual(['problem: Sam’s CX-5 can’t reach the site']);
  expect(access(both)).toEqual(['fine: Olivia’s Prado gets there']);
});

test('a car whose way in has to be checked is settled only while nobody rides in it', () => {
  const asks = household('Pat', [camper('Pat')], [car('outback', { drivetrain: 'All Wheel Drive' })]);
  const access = (seats: Seating['seats']) => found('access', [asks, olivia], { seats });
  expect(access({ Pat: 'outback' })).toEqual(['check: Pat’s Corolla: check the way in']);
  expect(access({ Pat: 'prado' })).toEqual(['fine: Olivia’s Prado gets there']);
});

test('a car that an organiser counts anyway is no problem, and its seats count', () => {
  const counted = { ...sam, vehicles: [car('cx-5', { ...cx5, anyway: true })] };
  expect(found('access', [counted], {})).toEqual(['fine: Sam’s CX-5 can get there']);
  expect(found('seats', [counted], {})).toEqual(['fine: There’s a seat for everybody']);
  expect(found('seats', [sam], {})).toEqual(['problem: No car gets there yet']);
});

test('only seats in cars that reach the site are counted', () => {
  const plan = seatPlan([sam, olivia], { seats: {}, tows: {} }, wayIn(site.access));
  const seated = { plan, tows: {} };
  const [seats] = tripFit({ site, households: [sam, olivia], dates, holidays: [], seated }).filter(
    ({ rule }) => rule === 'seats',
  );
  expect(seats?.why).toBe('3 people, 5 seats in cars that get there.');
  const pat = household('Pat', [camper('Pat')], [car('outback', { drivetrain: 'All Wheel Drive' })]);
  const all = [sam, olivia, pat];
  const asked = tripFit({ site, households: all, dates, holidays: [] }).find(({ rule }) => rule === 'seats');
  expect(asked?.why).toBe('4 people, 10 seats in cars that get there, 5 of them if the campsite says yes.');
  expect(offersOf(wayIn(site.access), [sam, olivia], seated).seats).toEqual([{ name: 'Olivia', free: 4 }]);
});

test('offers list only the seats that are still free', () => {
  const plan = seatPlan([sam, olivia], { seats: both, tows: {} }, wayIn(site.access));
  expect(offersOf(wayIn(site.access), [sam, olivia], { plan, tows: {} }).seats).toEqual([
    { name: 'Olivia', free: 2 },
  ]);
});

test('seats in cars that are sure to get there are offered first, the others with the question', () => {
  const outback = [car('outback', { drivetrain: 'All Wheel Drive' })];
  const grant = household('Grant', [camper('Grant')], outback);
  const zoe = household('Zoe', [camper('Zoe')], []);
  const seatsFor = (others: (typeof sam)[]) => {
    const plan = seatPlan(others, { seats: {}, tows: {} }, wayIn(site.access));
    const offers = offersOf(wayIn(site.access), others, { plan, tows: {} });
    return choiceFit({ site, household: zoe, offers }).find(({ rule }) => rule === 'seats')?.remedy;
  };
  expect(seatsFor([grant, olivia])).toBe('Olivia has 4 free seats.');
  expect(seatsFor([grant])).toBe('Grant has 4 free seats, if the campsite says yes.');
});

test('a trailer behind a car needs nothing agreed, and its car tows nothing else', () => {
  const tows = { van: 'prado' };
  expect(found('tow', [sam, olivia], { tows })).toEqual(['fine: Sam’s caravan has a car to tow']);
  const zoe = household('Zoe', [camper('Zoe')], [caravan('other')]);
  expect(found('tow', [sam, olivia, zoe], { tows })).toEqual(['problem: Zoe’s caravan has no car to tow it']);
});

test('a tow behind an empty car is a problem', () => {
  const hilux = household('Lin', [camper('Lin')], [car('hilux', fourWheel)]);
  const tow = (seats: Seating['seats']) =>
    found('tow', [sam, olivia, hilux], { seats, tows: { van: 'hilux' } });
  expect(tow({})).toEqual(['fine: Sam’s caravan has a car to tow']);
  expect(tow({ ...both, Lin: 'prado' })).toEqual(['problem: Sam’s caravan is behind an empty car']);
});

test('a tow behind a car that doesn’t count is a problem', () => {
  expect(found('tow', [sam, olivia], { tows: { van: 'cx-5' } })).toEqual([
    'problem: Sam’s caravan is behind a car that isn’t counted',
  ]);
});

test('with the suggested seats and tows, no finding asks for a seat or tow that is available', () => {
  fc.assert(
    fc.property(tripWithSeating, ({ households, seating, needs, notes }) => {
      const access = accessOf(needs, notes);
      const suggested = suggestSeats(households, seating, smallTripDates, access);
      const plan = seatPlan(households, suggested, access);
      const findings = tripFit({
        site: siteWith({ access: needs }),
        notes,
        households,
        dates,
        holidays: [],
        seated: { plan, tows: suggested.tows },
      });
      const problems = findings.filter(({ level }) => level === 'problem').map(({ rule }) => rule);
      if (plan.unseated.length === 0) expect(problems).not.toContain('access');
      if (plan.unseated.length === 0) expect(problems).not.toContain('seats');
      const untowed = plan.untowed.length > 0;
      const empty = plan.cars.some(({ tows, passengers }) => tows.length > 0 && passengers.length === 0);
      if (!untowed && !empty) expect(problems).not.toContain('tow');
    }),
    { numRuns: 200 },
  );
});
