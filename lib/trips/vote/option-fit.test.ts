import { camper, car, dog, household } from '@/tests/factories/households';
import { unknownSite } from '../fit/finding';
import { type Comer, optionFit } from './option-fit';

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
  optionFit({ kind, site, dates, sameDates: true, comers, holidays, tows: {}, ...changes }).map(
    ({ rule, level }) => `${rule} ${level}`,
  );

test('an option for a campsite shows at most two problems there, an option for dates the public holiday', () => {
  expect(found('site', [sam])).toEqual(['access problem', 'pets problem']);
  expect(found('dates', [sam])).toContain('holiday check');
  expect(found('dates', [sam]).join()).not.toMatch(/access|pets/);
});

test('nothing is assumed about how a household comes that has chosen nobody yet', () => {
  expect(found('site', [linh])).toEqual([]);
  expect(found('dates', [linh])).toEqual(['holiday check']);
});

test('a household that has chosen nobody yet counts with all its people against a small campsite', () => {
  const small = { site: { ...unknownSite, capacity: { people: 3, vehicles: null } }, holidays: [] };
  expect(found('dates', [linh], small)).toEqual(['capacity problem']);
  expect(found('dates', [{ ...linh, people: 3 }], small)).toEqual([]);
});

test('an option that nobody could come to has no findings', () => {
  expect([found('dates', []), found('site', [])]).toEqual([[], []]);
});

test('fine findings are not shown', () => {
  const fits = { site: { ...site, access: '2 Wheel Drive', pets: true } };
  expect(found('site', [sam], fits)).toEqual([]);
});

test('the nights that a household has chosen count only on the trip’s own dates', () => {
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
