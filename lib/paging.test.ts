import { asked, STEP } from './paging';

test.each([
  ['nothing', undefined, STEP],
  ['more', '90', 90],
  ['less than the first part', '1', STEP],
  ['a negative number', '-5', STEP],
  ['more than any list', '999999999999', STEP],
  ['words', 'all', STEP],
  ['two things', ['60', '90'], STEP],
])('an address that asks for %s', (_, show, count) => {
  expect(asked(show)).toBe(count);
});
