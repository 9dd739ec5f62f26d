import { issuesOf } from '@/lib/issues-of';
import { newNotice, noticeChange } from './schema';

const fieldsOf = (schema: typeof newNotice | typeof noticeChange, value: unknown) =>
  issuesOf(schema.safeParse(value).error).map(({ path }) => path.join('.'));

test.each<[string, object, ...string[]]>([
  ['nothing', {}, 'text'],
  ['an empty text', { text: '' }, 'text'],
  ['blanks alone', { text: ' \n\u200b ' }, 'text'],
  ['a number', { text: 7 }, 'text'],
  ['2,001 letters', { text: 'x'.repeat(2001) }, 'text'],
  ['5,000 emoji', { text: '🏕️'.repeat(5000) }, 'text'],
  ['half a sign', { text: '\ud83c' }, 'text'],
  ['NUL', { text: 'a\0b' }, 'text'],
  ['2,000 letters', { text: 'x'.repeat(2000) }],
])('a notice of %s', (_, value, ...fields) => {
  expect(fieldsOf(newNotice, value)).toEqual(fields);
  expect(fieldsOf(noticeChange, value)).toEqual(fields);
});

test('whether a notice is an announcement is true or false', () => {
  expect(fieldsOf(newNotice, { text: 'Hi', announcement: 'yes' })).toEqual(['announcement']);
});
