import { stayText } from './stay-text';

const easter = { start_date: '2027-03-26', end_date: '2027-03-29' };

test.each([
  ['2027-03-27', null, 'From Sat 27 Mar'],
  [null, '2027-03-28', 'Until Sun 28 Mar'],
  ['2027-03-27', '2027-03-28', 'From Sat 27 Mar until Sun 28 Mar'],
  ['2027-03-26', '2027-03-28', 'Until Sun 28 Mar'],
  ['2027-03-27', '2027-03-29', 'From Sat 27 Mar'],
  ['2027-03-26', '2027-03-29', ''],
  [null, null, ''],
])('from %s to %s is %j', (arrive_on, leave_on, text) => {
  expect(stayText({ arrive_on, leave_on }, easter)).toBe(text);
});
