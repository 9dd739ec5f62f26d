import { dutiesOn, isThereForDuties } from './duty-days';

const trip = { start_date: '2027-01-23', end_date: '2027-01-25' };
const oneDay = { start_date: '2027-01-23', end_date: '2027-01-23' };
const duties = ['Water', 'SET UP', 'Pack up'];
const stay = { arrive_on: null, leave_on: null, arrive_by: null, leave_by: null };

test('duties recur every evening, except setting up and packing up, which have their own day', () => {
  const on = (day: string) => dutiesOn(duties, trip, day);
  expect([on('2027-01-23'), on('2027-01-24'), on('2027-01-25')]).toEqual([[0, 1], [0], [2]]);
  expect(dutiesOn(duties, oneDay, '2027-01-23')).toEqual([0, 1, 2]);
});

test('evening duties need a household at dinner, and duties on the last day one at breakfast', () => {
  const there = (day: string, more = {}) => isThereForDuties({ ...stay, ...more }, trip, day);
  expect(there('2027-01-23')).toBe(true);
  expect(there('2027-01-23', { arrive_by: 'night' })).toBe(false);
  expect(there('2027-01-23', { arrive_on: '2027-01-24' })).toBe(false);
  expect(there('2027-01-24', { leave_on: '2027-01-24' })).toBe(false);
  expect(there('2027-01-24', { leave_on: '2027-01-24', leave_by: 'night' })).toBe(true);
  expect(there('2027-01-25')).toBe(true);
  expect(isThereForDuties(stay, oneDay, '2027-01-23')).toBe(true);
});
