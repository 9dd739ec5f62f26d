import { MAX_SEARCH_TEXT, PAGE_SIZE, requestedCount, requestedText } from './paging';

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

test.each([
  ['a text', ' river ', 'river'],
  ['the longest text', 'r'.repeat(MAX_SEARCH_TEXT), 'r'.repeat(MAX_SEARCH_TEXT)],
  ['nothing', undefined, null],
  ['blanks alone', '  ', null],
  ['a text that is too long', 'r'.repeat(MAX_SEARCH_TEXT + 1), null],
  ['a text that can’t be looked up', 'river\0', null],
  ['two texts', ['river', 'creek'], null],
])('an address that searches for %s', (_, text, found) => {
  expect(requestedText(text)).toBe(found);
});
