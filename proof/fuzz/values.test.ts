import { type JsonSchema, validatorOf } from './document';
import { Random } from './random';
import { fittingValue, hostileValue, spoil } from './values';

const schema: JsonSchema = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    day: { type: 'string', format: 'date' },
    postcode: { type: 'string', pattern: '^\\d{4}$' },
    radius: { anyOf: [{ const: 50 }, { const: 100 }] },
    size: { enum: ['small', 'large'] },
    count: { type: 'integer', minimum: 1, maximum: 99 },
    share: { type: 'number', minimum: 0, maximum: 1 },
    note: { anyOf: [{ type: 'string', maxLength: 50 }, { type: 'null' }] },
    people: {
      type: 'array',
      maxItems: 2,
      items: { type: 'object', properties: { name: { type: 'string', minLength: 1 } }, required: ['name'] },
    },
    on: { type: 'boolean' },
    household_id: { type: 'string', format: 'uuid' },
  },
  required: ['id', 'day', 'postcode', 'radius', 'size', 'count', 'share', 'note', 'people', 'on'],
};

const household = '0190f5d2-7c1e-7000-8000-000000000001';
const many = <T>(make: (random: Random) => T): T[] =>
  Array.from({ length: 300 }, (_, seed) => make(new Random(seed)));
const valid = (random: Random) => fittingValue(schema, random, { household_id: [household] });

test('a value that is made for a schema fits the schema', () => {
  for (const value of many(valid))
    expect(validatorOf(schema).safeParse(value)).toMatchObject({ success: true });
});

test('optional fields are present in some values and missing in others', () => {
  const found = new Set(many((random) => 'household_id' in (valid(random) as object)));
  expect(found).toEqual(new Set([true, false]));
});

test('most values of a field are ids that are known under its name', () => {
  const ids = many(valid).flatMap((value) => (value as { household_id?: string }).household_id ?? []);
  const known = ids.filter((id) => id === household).length;
  expect(known / ids.length).toBeGreaterThan(0.7);
});

test('the same seed gives the same values, and another seed gives other values', () => {
  const all = (seed: number) => {
    const random = new Random(seed);
    return JSON.stringify([valid(random), hostileValue(random), spoil(valid(random), random)]);
  };
  expect(all(7)).toBe(all(7));
  expect(new Set([1, 2, 3, 4, 5].map(all)).size).toBe(5);
});

test('a spoilt value differs from the valid value, which is not changed', () => {
  const changed = many((random) => {
    const value = valid(random);
    const before = JSON.stringify(value);
    const spoilt = JSON.stringify(spoil(value, random));
    expect(JSON.stringify(value)).toBe(before);
    return spoilt !== before;
  });
  expect(changed.filter(Boolean).length).toBeGreaterThan(270);
});

test('most spoilt values no longer fit the schema', () => {
  const refused = many((random) => !validatorOf(schema).safeParse(spoil(valid(random), random)).success);
  expect(refused.filter(Boolean).length).toBeGreaterThan(150);
});

test.each([
  ['a NUL', /\\u0000/],
  ['half a surrogate pair', /"\\ud83d"/],
  ['a text of 60,000 characters', /x{60000}/],
  ['a huge number', /1e\+308/],
  ['deep nesting', /\[{100}/],
  ['a prototype’s name', /__proto__/],
])('hostile values have %s among them', (_, pattern) => {
  const all = Array.from({ length: 1500 }, (_each, seed) => hostileValue(new Random(seed)));
  expect(all.some((value) => pattern.test(JSON.stringify(value) ?? ''))).toBe(true);
});
