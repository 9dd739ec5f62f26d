import * as fc from 'fast-check';
import { addDays, today } from '../../lib/dates';
import { type JsonSchema, validatorOf } from './document';
import type { Random } from './random';

/**
 * Values that exist in the product, such as ids, by the names of the fields and parameters that
 * take them.
 */
export type Known = Readonly<Record<string, readonly string[]>>;

const days = [14, 15, 17, 20, 22, -20].map((count) => addDays(today(), count));

/** Usual texts. Nearly every field accepts at least one of them. */
const usual = [
  ...days,
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'lou@example.com',
  'https://camp.example/river',
  '4031',
  '16:30',
  '2030-01-01T18:00:00+11:00',
  'A1b2C3d4e5F6',
  'x'.repeat(43),
  'Ünïcode 🏕 العربية',
  'a',
  '',
];

/**
 * Returns a random value that fits a schema. The value may still break rules that the OpenAPI
 * document doesn't state.
 */
export function fittingValue(schema: JsonSchema, random: Random, known: Known, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fittingValue(schemaAt(random.pick(options)), random, known, name);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random, known);
    case 'array': {
      const least = schema.minItems ?? 0;
      const length = Math.min(least + random.below(4), schema.maxItems ?? Number.POSITIVE_INFINITY);
      const items = schemaAt(Array.isArray(schema.items) ? schema.items[0] : schema.items);
      return Array.from({ length }, () => fittingValue(items, random, known, name));
    }
    case 'integer':
    case 'number':
      return numberOf(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    case 'string':
      return textOf(schema, random, known[name] ?? []);
    default:
      return random.pick([null, true, 1, 'text']);
  }
}

const schemaAt = (schema: unknown): JsonSchema =>
  typeof schema === 'object' && schema !== null ? (schema as JsonSchema) : {};

function objectOf(schema: JsonSchema, random: Random, known: Known): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {})
    .filter(([key]) => schema.required?.includes(key) || random.chance(0.6))
    .map(([key, field]) => [key, fittingValue(schemaAt(field), random, known, key)]);
  return Object.fromEntries(entries);
}

function numberOf({ type, minimum, maximum }: JsonSchema, random: Random): number {
  const [least, most] = [minimum ?? -1000, maximum ?? 1000].map((bound) =>
    Math.max(-1e6, Math.min(1e6, bound)),
  );
  const from = Math.min(least ?? 0, most ?? 0);
  const value = from + random.next() * ((most ?? 0) - from);
  return random.pick([type === 'integer' ? Math.round(value) : value, from, most ?? 0]);
}

function textOf(schema: JsonSchema, random: Random, known: readonly string[]): string {
  const fits = (text: string) => validatorOf(schema).safeParse(text).success;
  const meant = known.filter(fits);
  if (meant.length > 0 && random.chance(0.8)) return random.pick(meant);
  const fitting = usual.filter(fits);
  return fitting.length > 0 ? random.pick(fitting) : random.pick(usual);
}

const nested = (depth: number, open: string, close: string) =>
  JSON.parse(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Values that break code which trusts its input. */
const nasty: readonly unknown[] = [
  '',
  ' ',
  '\0',
  'Mi\0a',
  '\ud83d',
  '\udc00\ud83d',
  '\u202e\u200b',
  'é'.normalize('NFD').repeat(50),
  'x'.repeat(81),
  'x'.repeat(5001),
  'x'.repeat(60_000),
  '🏕'.repeat(81),
  'a\u0301'.repeat(3000),
  "'; drop table users; --",
  '%00%ff',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '\\',
  '%',
  '_',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '1e999',
  '0x10',
  '٣',
  '2026-02-30',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '-000001-01-01',
  '275760-09-13',
  '24:00',
  '23:59:60',
  'mia@example.com\nBcc: eve@example.com',
  'javascript:alert(1)',
  'http://[::1',
  '"'.repeat(100),
  0,
  -0,
  -1,
  0.1,
  1.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 63,
  5e-324,
  true,
  false,
  null,
  [],
  {},
  [[]],
  [null],
  { toString: 'x' },
  { length: 1e9 },
  { not: '' },
  { toJSON: 1 },
  Array(300).fill('a'),
  JSON.parse('{"__proto__": {"admin": true}}'),
  JSON.parse('{"constructor": {"prototype": {"admin": true}}}'),
  nested(200, '[', ']'),
  nested(100, '{"a":', '}'),
];

const junk: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...nasty) },
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Returns a random value that fits no schema. */
export const hostileValue = (random: Random): unknown =>
  fc.sample(junk, { numRuns: 1, seed: random.below(2 ** 31) })[0];

const oddKeys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'id', '', '\0', 'x'.repeat(1000)];

/** Returns a copy of a value with one fault: a wrong value, a missing field or an extra field. */
export function spoil(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || random.chance(0.1)) return hostileValue(random);
  if (Array.isArray(value)) return spoiledList(value, random);
  const fields: Record<string, unknown> = { ...value };
  const keys = Object.keys(fields);
  if (keys.length === 0 || random.chance(0.15))
    return { ...fields, [random.pick(oddKeys)]: hostileValue(random) };
  const key = random.pick(keys);
  if (random.chance(0.15)) delete fields[key];
  else fields[key] = spoil(fields[key], random);
  return fields;
}

function spoiledList(list: unknown[], random: Random): unknown[] {
  if (list.length === 0 || random.chance(0.2)) return [...list, hostileValue(random)];
  if (random.chance(0.2)) return Array(random.pick([2, 201, 1001])).fill(random.pick(list));
  const at = random.below(list.length);
  return list.map((item, index) => (index === at ? spoil(item, random) : item));
}
