import { camper, dog, household } from '@/tests/factories/households';
import { stayNotes } from './stay-notes';

const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
const people = (count: number) => Array.from({ length: count }, (_, index) => camper(`${index}`));
const saturday = '2027-03-27';
const sunday = '2027-03-28';

test('a household that comes for part of the trip is named with its number of people and its days', () => {
  const going = [
    household('Mia', people(3)),
    { ...household('Nick', [...people(4), dog('Rex')]), arrive_on: saturday },
    { ...household('Pat', people(11)), leave_on: sunday },
    { ...household('Sam', people(1)), arrive_on: saturday, leave_on: sunday },
  ];
  expect(stayNotes(going, easter, false)).toEqual([
    'Nick’s four arrive on Saturday.',
    'Pat’s 11 leave on Sunday.',
    'Sam arrives on Saturday and leaves on Sunday.',
  ]);
  expect(stayNotes(going, easter, true)).toEqual([
    'Nick’s four arrived on Saturday.',
    'Pat’s 11 left on Sunday.',
    'Sam arrived on Saturday and left on Sunday.',
  ]);
});

test('the trip’s own first and last day are not mentioned', () => {
  const whole = {
    ...household('Mia', people(2)),
    arrive_on: easter.start_date,
    leave_on: easter.end_date,
  };
  expect(stayNotes([whole], easter, false)).toEqual([]);
});

test('on a trip of more than a week a day has its date', () => {
  const late = { ...household('Mia', people(2)), arrive_on: saturday };
  const note = (end_date: string) => stayNotes([late], { ...easter, end_date }, false);
  expect(note('2027-04-01')).toEqual(['Mia’s two arrive on Saturday.']);
  expect(note('2027-04-02')).toEqual(['Mia’s two arrive on Sat 27 Mar.']);
});

test('with many households the first are named, and the rest are counted', () => {
  const late = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...household(`Mia ${index + 1}`, people(1)),
      arrive_on: saturday,
    }));
  expect(stayNotes(late(5), easter, false)).toHaveLength(5);
  expect(stayNotes(late(6), easter, false).slice(3)).toEqual([
    'Mia 4 arrives on Saturday.',
    '2 more households come for part of it.',
  ]);
  expect(stayNotes(late(6), easter, true)[4]).toBe('2 more households came for part of it.');
});
