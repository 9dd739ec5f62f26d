import type { Stay } from './schema';
import { staySentence, stayText } from './stay-text';

const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };
const oneDay = { start_date: '2027-03-26', end_date: '2027-03-26' };
const stay = (changes: Partial<Stay>): Stay => ({
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
  ...changes,
});

test.each<[Partial<Stay>, string]>([
  [{ arrive_on: '2027-03-27' }, 'From Sat 27 Mar'],
  [{ leave_on: '2027-03-28' }, 'Until Sun 28 Mar'],
  [{ arrive_on: '2027-03-27', leave_on: '2027-03-28' }, 'From Sat 27 Mar until Sun 28 Mar'],
  [{ arrive_on: '2027-03-26', leave_on: '2027-03-28' }, 'Until Sun 28 Mar'],
  [{ arrive_on: '2027-03-27', leave_on: '2027-03-29' }, 'From Sat 27 Mar'],
  [{ arrive_on: '2027-03-26', leave_on: '2027-03-29' }, ''],
  [{}, ''],
  [{ arrive_by: 'morning' }, 'From Fri 26 Mar in the morning'],
  [{ arrive_on: '2027-03-27', arrive_by: 'night' }, 'From Sat 27 Mar at night'],
  [{ arrive_on: '2027-03-27', leave_by: 'afternoon' }, 'From Sat 27 Mar until Mon 29 Mar in the afternoon'],
])('a stay %j is described as %j', (changes, text) => {
  expect(stayText(stay(changes), easter)).toBe(text);
});

test.each<[Partial<Stay>, typeof easter, string]>([
  [{}, easter, 'We arrive on Fri 26 Mar in the afternoon and leave on Mon 29 Mar in the morning'],
  [
    { arrive_on: '2027-03-27', arrive_by: 'night', leave_by: 'afternoon' },
    easter,
    'We arrive on Sat 27 Mar at night and leave on Mon 29 Mar in the afternoon',
  ],
  [{}, oneDay, 'We’re there from lunch to dinner'],
  [{ leave_by: 'afternoon' }, oneDay, 'We arrive in the morning and leave in the afternoon'],
])('a household says its stay %j in a sentence', (changes, trip, text) => {
  expect(staySentence(stay(changes), trip)).toBe(text);
});
