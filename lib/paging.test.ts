import { PAGE_SIZE, requestedCount } from './paging';

test.each([
  ['nothing', undefined, PAGE_SIZE],
  ['more', '90', 90],
  ['less than the first part', '1', PAGE_SIZE],
  ['a negative number', '-5', PAGE_SIZE],
  ['more than any list', '999999999999', PAGE_SIZE],
  ['words', 'all', PAGE_SIZE],
  ['two things', ['60', '90'], PAGE_SIZE],
])('an address that asks for %s', (_, show, count) => {
  expect(requestedCount(show)).toBe(count);
});
