import { distortedBytes } from './bytes';
import { Random } from './random';

const value = { name: 'Mia', count: 12 };
const all = Array.from({ length: 2000 }, (_, seed) => distortedBytes(value, new Random(seed)));
const texts = all.map((bytes) => bytes.toString());

test('the same seed gives the same bytes', () => {
  expect(distortedBytes(value, new Random(3))).toEqual(all[3]);
});

test.each<[title: string, is: (text: string, bytes: Buffer) => boolean]>([
  ['no byte at all', (text) => text === ''],
  ['a cut', (text) => text === '{"name":"Mi'],
  ['bytes that are no UTF-8', (_text, bytes) => bytes.includes(Buffer.from([0xc0, 0xaf]))],
  ['a NUL', (_text, bytes) => bytes.includes(0) && bytes.length === JSON.stringify(value).length + 1],
  ['a key twice', (text) => text.startsWith('{"name":{"a":[1]},"name":"Mia"')],
  ['a prototype as a key', (text) => text.includes('"__proto__":{"admin":true}')],
  ['a number that no double holds', (text) => text.includes('"count":1e999')],
  ['30,000 lists in each other', (text) => text === '['.repeat(30_000)],
  ['more than a request may hold', (_text, bytes) => bytes.length > 64 * 1024],
  ['UTF-16', (_text, bytes) => bytes.toString('utf16le') === JSON.stringify(value)],
])('a body may be distorted by %s', (_title, is) => {
  expect(texts.some((text, at) => is(text, all[at] as Buffer))).toBe(true);
});
