import type { Random } from './random';

type Distort = (json: string, random: Random) => Buffer;

const insert = (json: string, random: Random, bytes: Buffer) => {
  const at = random.below(json.length + 1);
  return Buffer.concat([Buffer.from(json.slice(0, at)), bytes, Buffer.from(json.slice(at))]);
};

const randomBytes = (random: Random, count: number) =>
  Buffer.from(Array.from({ length: count }, () => random.below(256)));

/** Each function returns the bytes of a JSON body with one fault. */
const distortions: Distort[] = [
  () => Buffer.alloc(0),
  (json, random) => Buffer.from(json.slice(0, random.below(json.length + 1))),
  (json, random) => insert(json, random, randomBytes(random, 1 + random.below(8))),
  (json, random) => insert(json, random, Buffer.from([0xff, 0xc0, 0xaf, 0xed, 0xa0, 0x80])),
  (json, random) => insert(json, random, Buffer.from([0])),
  (_json, random) => randomBytes(random, random.below(300)),
  (json) => Buffer.from(`\ufeff${json}`),
  (json) => Buffer.from(json, 'utf16le'),
  (json) => Buffer.from(`${json}${json}`),
  // Adds a second value of the first key, before the valid one. Parsers keep the last value, so
  // they must ignore this one.
  (json) => Buffer.from(json.replace(/^\{(?="([^"]*)")/, '{"$1":{"a":[1]},')),
  (json) => Buffer.from(json.replace(/\}$/, ',"__proto__":{"admin":true},"constructor":{"prototype":{}}}')),
  (json) => Buffer.from(json.replaceAll(/:\d/g, ':1e999')),
  (json) => Buffer.from(json.replaceAll('"', "'")),
  (_json, random) =>
    Buffer.from(random.pick(['[', '{"a":', '[{"a":[']).repeat(random.pick([500, 9000, 30_000]))),
  (json, random) => Buffer.from(json + ' '.repeat(random.pick([60_000, 65_536, 70_000, 200_000]))),
];

/**
 * Returns the bytes of a value's JSON with one fault, such as a cut, invalid UTF-8 or a duplicate
 * key.
 */
export const distortedBytes = (value: unknown, random: Random): Buffer =>
  random.pick(distortions)(JSON.stringify(value) ?? 'null', random);
