import { issuesOf } from '@/lib/issues-of';
import { packingChange, packingName } from './schema';

test.each([
  ['no name', undefined, 'Please type what to pack.'],
  ['a blank one', '  ', 'Please type what to pack.'],
  ['a number', 7, 'This must be text.'],
  ['more than 80 characters', 'x'.repeat(81), 'Please keep this to 80 characters.'],
  ['a NUL', 'a\0b', 'This has characters that can’t be saved.'],
])('%s is refused with a message', (_, name, message) => {
  expect(issuesOf(packingName.safeParse({ name }).error)).toMatchObject([{ path: ['name'], message }]);
});

test.each([
  ['packed', { packed: 'true' }],
  ['packed', { packed: null }],
  ['mark', { mark: 'lost' }],
  ['mark', { mark: '' }],
  ['left_out', { left_out: 1 }],
])('a wrong %s is refused at its field: %j', (field, value) => {
  expect(issuesOf(packingChange.safeParse(value).error).map(({ path }) => path)).toEqual([[field]]);
});
