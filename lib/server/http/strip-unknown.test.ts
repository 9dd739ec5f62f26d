import { z } from 'zod';
import { optionalText } from '@/lib/fields';
import { makeStripper } from './strip-unknown';

const item = z.object({ id: z.string(), name: z.string() });

test('a key that the schema does not name is dropped, at every depth', () => {
  const strip = makeStripper(
    z.object({ location: z.object({ id: z.string() }).nullable(), features: z.array(item) }),
  );
  const row = { id: '1', name: 'Toilets', searchName: 'toilets', bundled: true };
  expect(strip({ location: { id: '2', ownerId: '3' }, features: [row], secret: 'x' })).toEqual({
    location: { id: '2' },
    features: [{ id: '1', name: 'Toilets' }],
  });
});

test('a union drops what its matching option doesn’t name, with or without a discriminator', () => {
  const car = z.object({ type: z.literal('car'), make: z.string() });
  const boat = z.object({ type: z.literal('boat'), length: z.number() });
  const byType = makeStripper(z.array(z.discriminatedUnion('type', [car, boat])));
  expect(byType([{ type: 'boat', length: 4, make: 'hidden' }])).toEqual([{ type: 'boat', length: 4 }]);
  const byTrying = makeStripper(z.union([item, z.object({ pet: z.string() })]));
  expect(byTrying({ pet: 'Rex', name: 'hidden' })).toEqual({ pet: 'Rex' });
  expect(byTrying({ id: 7, name: 'an old row that fits no option', secret: 'x' })).not.toHaveProperty(
    'secret',
  );
});

test('open parts of a schema keep their values: records, null, absent keys and plain values', () => {
  const strip = makeStripper(
    z.object({ data: z.record(z.string(), z.unknown()), breed: optionalText(), email: z.string().nullish() }),
  );
  expect(strip({ data: { any: { thing: 1 } }, breed: null, email: undefined })).toEqual({
    data: { any: { thing: 1 } },
    breed: null,
  });
  expect(makeStripper(z.record(z.string(), item))({ a: { id: '1', name: 'A', secret: 'x' } })).toEqual({
    a: { id: '1', name: 'A' },
  });
});

test('an unsupported kind of schema throws at once', () => {
  expect(() => makeStripper(z.object({ more: z.lazy(() => item) }))).toThrow('lazy');
});
