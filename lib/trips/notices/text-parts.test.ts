import fc from 'fast-check';
import { calledIn, namesOf, textParts } from './text-parts';

const people = [
  { id: 'mia', name: 'Mia Bennett' },
  { id: 'tom', name: 'Tom Walker' },
  { id: 'tommy', name: 'Tommy' },
  { id: 'tom2', name: 'Tom Ng' },
  { id: 'murphys', name: 'The Murphys' },
  { id: 'zoe', name: 'Zoë 🏕️' },
];
const names = namesOf(people);
const linksIn = (text: string) =>
  textParts(text, names).flatMap((part) => (part.kind === 'link' ? [part.href] : []));
const wordsOf = (text: string) => textParts(text, names).map((part) => part.text);

test.each<[string, string[]]>([
  ['See https://example.com/map', ['https://example.com/map']],
  ['HTTP://EXAMPLE.com', ['http://example.com/']],
  ['(https://example.com/map).', ['https://example.com/map']],
  ['https://en.wikipedia.org/wiki/Bend_(river), nice', ['https://en.wikipedia.org/wiki/Bend_(river)']],
  ['(see https://example.com/a_(b)))', ['https://example.com/a_(b)']],
  ['Two: http://a.au/?q=1&r=2#x and https://b.au!', ['http://a.au/?q=1&r=2#x', 'https://b.au/']],
  ['https://example.com:8443/x?', ['https://example.com:8443/x']],
  ['“https://example.com”', ['https://example.com/']],
  ['javascript:alert(1)', []],
  ['data:text/html,x ftp://example.com file:///etc/passwd', []],
  ['www.example.com and example.com', []],
  ['https://', []],
  ['https://...', []],
  ['https://mum@evil.example/', []],
  ['https://bank.example:secret@evil.example/', []],
  ['<a href="https://example.com">x</a>', ['https://example.com/']],
  ['https://example.com/<script>', ['https://example.com/']],
])('of %j the links are %j', (text, links) => expect(linksIn(text)).toEqual(links));

test.each<[string, string[]]>([
  ['@Mia can you bring it?', ['mia']],
  ['@mia bennett: yes', ['mia']],
  ['thanks @Tommy!', ['tommy']],
  ['@Tom, both of you', ['tom', 'tom2']],
  ['@Tom Walker and @Tom Ng', ['tom', 'tom2']],
  ['@Tom Walker', ['tom']],
  ['(@the murphys)', ['murphys']],
  ['@Zoë 🏕️ hello', ['zoe']],
  ['@Tomtom @Mi @ Mia @ @The', []],
  ['mia@mia.example and a@Tom', []],
  ['https://example.com/@Mia', []],
  ['https://example.com @Mia', ['mia']],
  ['@Eve', []],
  ['@@Mia', []],
])('%j calls %j', (text, ids) => expect(calledIn(text, names)).toEqual(ids));

test('parts are in the order of the text, and a name keeps its spelling', () => {
  expect(wordsOf('Hi @TOM, see https://example.com.')).toEqual([
    'Hi ',
    '@TOM',
    ', see ',
    'https://example.com',
    '.',
  ]);
  expect(textParts('', names)).toEqual([]);
});

test('only the first fifty names are looked up', () => {
  const parts = textParts('@Mia '.repeat(60), names);
  expect(parts.filter(({ kind }) => kind === 'name')).toHaveLength(50);
  const both = textParts(`${'@Mia '.repeat(40)}https://a.au ${'@Mia '.repeat(40)}`, names);
  expect(both.filter(({ kind }) => kind === 'name')).toHaveLength(50);
});

const pieces = fc.constantFrom(
  ...['https://', 'http://', 'a.au', '(', ')', '.', '@', 'Mia', 'Tom Walker', ' ', '\n', '<', '"', '🏕️'],
  ...['javascript:', '/', 'é', 'İ', '\u200d', ']', '@mia', 'x'],
);
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces).map((some) => some.join('')),
);

test('for any text the parts add up to the text, and links lead only to http or https', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const parts = textParts(text, names);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const part of parts) {
        expect(part.text).not.toBe('');
        if (part.kind === 'link') expect(part.href).toMatch(/^https?:\/\/[^/]/);
        if (part.kind === 'name') expect(part.text).toMatch(/^@./u);
      }
    }),
  );
});

test('a text that is built to be slow takes no longer than another', () => {
  const many = namesOf(
    Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, name: `@@@@ ${index}` })),
  );
  for (const piece of ['@', 'https://', 'https://a)', '(', 'http://(', '@@@@ ']) {
    const text = piece.repeat(Math.floor(2000 / piece.length));
    expect(
      textParts(text, many)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});
