import type { z } from 'zod';
import { anId, problemsOf } from '@/tests/problems';
import {
  day,
  email,
  id,
  ids,
  isId,
  optionalDay,
  optionalEmail,
  optionalText,
  optionalUrl,
  params,
  postcode,
  text,
} from './fields';

const wrong = (schema: z.ZodType, value: unknown) => problemsOf(schema, value)[''];

const notAUrl = 'Please enter a web address that begins with http:// or https://.';

test.each([
  'https://bank.example@evil.example/',
  'https://user:pw@parks.example/',
  'http://:pw@parks.example',
  'HTTPS://user@parks.example/camp',
  'javascript:alert(1)',
  'javascript:alert(1)//https://parks.example',
  'see https://parks.example',
  'https://',
  'https://parks.example/\ud800',
  `https://parks.example/${'a'.repeat(1979)}`,
  `https://parks.example/${'a'.repeat(5000)}`,
  7,
])('%j is refused as a web address', (url) => {
  expect(wrong(optionalUrl, url)).toBe(notAUrl);
});

test.each([
  'https://parks.example/camp?at=user@home',
  'http://parks.example',
  'HTTPS://parks.example',
  `https://parks.example/${'a'.repeat(1978)}`,
])('%j is taken as a web address', (url) => {
  expect(optionalUrl.parse(` ${url} `)).toBe(url);
});

test('spaces around a text do not count, but an endless run of them is too long', () => {
  expect(text(80).parse(`  ${'a'.repeat(80)}  `)).toBe('a'.repeat(80));
  expect(email.parse(' mia@example.com ')).toBe('mia@example.com');
  expect(text(80).parse(`${' '.repeat(359)}a`)).toBe('a');
  for (const blanks of [361, 64 * 1024]) {
    const { error } = text(80).safeParse(' '.repeat(blanks));
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please keep this to 80 characters.']);
  }
});

test('a text’s length is what a person would count', () => {
  for (const schema of [text(), optionalText()]) {
    expect(schema.parse('⛺'.repeat(80))).toBe('⛺'.repeat(80));
    expect(schema.parse('🏕'.repeat(80))).toBe('🏕'.repeat(80));
    expect(wrong(schema, '🏕'.repeat(81))).toBe('Please keep this to 80 characters.');
  }
});

test('a missing text, one of another type and one that can’t be saved get different messages', () => {
  for (const missing of ['', '  ', null, undefined]) expect(wrong(text(), missing)).toBe('This is required.');
  expect(wrong(text(80, 'Name is required'), undefined)).toBe('Name is required');
  for (const schema of [text(), optionalText()]) {
    expect(wrong(schema, 5)).toBe('This must be text.');
    expect(wrong(schema, 'a\0b')).toBe('This has characters that can’t be saved.');
  }
});

test.each([
  ['text', optionalText()],
  ['an address', optionalEmail],
  ['a web address', optionalUrl],
])('%s is null when empty, and a missing key stays missing', (_, schema) => {
  for (const none of ['', '  ', null]) expect(schema.parse(none)).toBeNull();
  expect(schema.parse(undefined)).toBeUndefined();
});

test('an address must be valid, even where it is optional', () => {
  for (const schema of [email, optionalEmail]) {
    expect(schema.parse(' mia@example.com ')).toBe('mia@example.com');
    expect(schema.parse('mia@exämple.org')).toBe('mia@xn--exmple-cua.org');
    for (const none of ['mia', 5, `${'m'.repeat(800)}@example.com`])
      expect(wrong(schema, none)).toBe('Please enter a valid email address.');
  }
  for (const none of ['', null, undefined])
    expect(wrong(email, none)).toBe('Please enter a valid email address.');
});

test('a postcode has four digits', () => {
  expect(postcode.parse(' 0870 ')).toBe('0870');
  for (const none of ['', '403', '40311', '403a', 'a4031', 4031, null, '４０３１'])
    expect(wrong(postcode, none)).toBe('Please enter a postcode of four digits.');
});

test('a day must exist', () => {
  expect(day.parse('2028-02-29')).toBe('2028-02-29');
  for (const none of ['2026-02-29', '2026-2-3', '', 5]) expect(wrong(day, none)).toBe('Please enter a date.');
});

test('an id is a UUID, and a path’s id is found under its name', () => {
  expect(isId(anId)).toBe(true);
  expect(isId('1')).toBe(false);
  expect(wrong(id, '1')).toBe('This is not an id.');
  const schema = params('id', 'memberId');
  expect(schema.parse({ id: anId, memberId: anId })).toEqual({ id: anId, memberId: anId });
  expect(Object.keys(problemsOf(schema, { id: 'x' }))).toEqual(['memberId', 'id']);
});

test('a list of ids has a maximum length and may be left out', () => {
  const rides = ids('ride');
  for (const list of [undefined, null, [], Array(200).fill('x')]) expect(rides.parse(list)).toEqual(list);
  expect(wrong(rides, Array(201).fill('x'))).toBe('That is too many at once.');
  expect(wrong(rides, 'x')).toBe('This must be a list of ride ids.');
  expect(problemsOf(rides, [5])).toEqual({ 0: 'This must be a list of ride ids.' });
});

test.each([
  ['Easter\u202egnirps', 'Eastergnirps'],
  ['m\u200bi\ufeffa', 'mia'],
  ['\u202a0412 345 678\u202c', '0412 345 678'],
  ['\u2067 نور\u2069', 'نور'],
])('%j loses invisible characters and those that reverse the text’s direction', (typed, kept) => {
  expect([text().parse(typed), optionalText().parse(typed)]).toEqual([kept, kept]);
});

test.each(['👩‍👩‍👧‍👦 Jess & the Boys 🏕️', 'می‌خواهم', 'क्‍ष', 'Zoë\u0301'])('%s stays as typed', (name) => {
  expect(text().parse(name)).toBe(name);
});

test('a text of only invisible characters is empty', () => {
  for (const nothing of ['\u200b\u200b', '\u3164', '\u2800', '\u200d\ufe0f']) {
    expect(text(80, 'Name is required').safeParse(nothing).error?.issues[0]?.message).toBe(
      'Name is required',
    );
    expect(optionalText().parse(nothing)).toBeNull();
  }
});

test('a day may be left out, and must exist if it is given', () => {
  expect(optionalDay.parse(undefined)).toBeUndefined();
  for (const none of ['', null]) expect(optionalDay.parse(none)).toBeNull();
  expect(optionalDay.parse('2028-02-29')).toBe('2028-02-29');
  for (const bad of ['2027-02-29', 'tomorrow', '2027-2-1', 7, {}])
    expect(wrong(optionalDay, bad)).toBe('Please enter a date.');
});
