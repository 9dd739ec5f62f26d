import { camper, car, dog, household } from '@/tests/factories/households';
import { unknownSite } from '../fit/finding';
import { type Comer, foundThere } from './found-there';

const site = { ...unknownSite, access: '4 Wheel Drive' as const, pets: false, state: 'NSW' };
const dates = { start_date: '2027-03-26', end_date: '2027-03-29' };
const holidays = [['2027-03-29', 'Easter Monday']] as const;

const sam: Comer = {
  household_id: 'Sam',
  name: 'Sam Kaur',
  people: 1,
  party: household('Sam Kaur', [camper('Sam'), dog('Rex')], [car('Corolla')]),
};
const linh: Comer = { household_id: 'Linh', name: 'Linh Tran', people: 4, party: null };

const found = (kind: 'dates' | 'site', comers: Comer[], changes: object = {}) =>
  foundThere({ kind, site, dates, sameDates: true, comers, holidays, tows: {}, ...changes }).map(
    ({ rule, level }) => `${rule} ${level}`,
  );

test('of a campsite what is wrong there is told, no more than two; of dates the public holiday', () => {
  expect(found('site', [sam])).toEqual(['access problem', 'pets problem']);
  expect(found('dates', [sam])).toContain('holiday check');
  expect(found('dates', [sam]).join()).not.toMatch(/access|pets/);
});

test('of somebody who has chosen nobody yet nothing is made up: not how they come', () => {
  expect(found('site', [linh])).toEqual([]);
  expect(found('dates', [linh])).toEqual(['holiday check']);
});

test('all the people of a household that has chosen nobody yet are too many for a small campsite', () => {
  const small = { site: { ...unknownSite, capacity: { people: 3, vehicles: null } }, holidays: [] };
  expect(found('dates', [linh], small)).toEqual(['capacity problem']);
  expect(found('dates', [{ ...linh, people: 3 }], small)).toEqual([]);
});

test('where nobody could come there is nothing to tell', () => {
  expect([found('dates', []), found('site', [])]).toEqual([[], []]);
});

test('what fits is not told', () => {
  const fits = { site: { ...site, access: '2 Wheel Drive', pets: true } };
  expect(found('site', [sam], fits)).toEqual([]);
});

test('the nights that a household has said count on the trip’s own dates alone', () => {
  const crowded = { site: { ...unknownSite, capacity: { people: 1, vehicles: null } } };
  const comer = (name: string, arrive_on: string | null, leave_on: string | null): Comer => ({
    household_id: name,
    name,
    people: 1,
    party: { ...household(name, [camper(name)]), arrive_on, leave_on },
  });
  const inTurn = [comer('Ann', null, '2027-03-27'), comer('Tom', '2027-03-27', null)];
  expect(found('dates', inTurn, { ...crowded, holidays: [] }).join()).not.toContain('capacity');
  expect(found('dates', inTurn, { ...crowded, holidays: [], sameDates: false })).toContain(
    'capacity problem',
  );
});
