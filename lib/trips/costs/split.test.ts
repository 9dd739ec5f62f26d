import fc from 'fast-check';
import { MAX_CENTS } from '@/lib/money';
import { MAX_WEIGHT } from './limits';
import { fromHundredths, splitCents, toHundredths } from './split';

const weightsOf = (weights: Record<string, number>) =>
  Object.entries(weights).map(([household_id, weight]) => ({ household_id, weight: toHundredths(weight) }));

const centsOf = (cents: number, weights: Record<string, number>) =>
  splitCents(cents, weightsOf(weights))?.map((share) => share.cents);

test.each<[number, Record<string, number>, number[]]>([
  [900, { a: 1, b: 1, c: 1 }, [300, 300, 300]],
  // The weights give shares of 43.75, 31.25 and 25 %.
  [8000, { a: 3.5, b: 2.5, c: 2 }, [3500, 2500, 2000]],
  [100, { a: 1, b: 0.5 }, [67, 33]],
  [100, { a: 0.01, b: 0.02 }, [33, 67]],
  [1, { a: 1, b: 3 }, [0, 1]],
  [500, { a: 0, b: 2 }, [0, 500]],
  [500, { a: 1 }, [500]],
])('%i cents by %p are %p', (cents, weights, shares) => {
  expect(centsOf(cents, weights)).toEqual(shares);
});

test('nothing can be split when all weights are zero', () => {
  expect(splitCents(100, weightsOf({ a: 0, b: 0 }))).toBeNull();
  expect(splitCents(100, [])).toBeNull();
});

test('the largest amount split by the largest weights is exact', () => {
  const weights = { a: MAX_WEIGHT, b: MAX_WEIGHT - 0.01, c: 0.01 };
  expect(centsOf(MAX_CENTS, weights)).toEqual([5_000_000, 4_999_995, 5]);
});

test('shares keep the given weights and are in the order of the households’ ids', () => {
  expect(splitCents(300, weightsOf({ b: 0.5, a: 1 }))).toEqual([
    { household_id: 'a', weight: 100, cents: 200 },
    { household_id: 'b', weight: 50, cents: 100 },
  ]);
  expect([toHundredths(0.29), fromHundredths(29)]).toEqual([29, 0.29]);
});

const someWeights = fc
  .uniqueArray(fc.uuid(), { minLength: 1, maxLength: 60 })
  .chain((ids) =>
    fc
      .array(fc.integer({ min: 0, max: MAX_WEIGHT * 100 }), { minLength: ids.length, maxLength: ids.length })
      .map((weights) => ids.map((household_id, at) => ({ household_id, weight: weights[at] as number }))),
  )
  .filter((weights) => weights.some(({ weight }) => weight > 0));
const someCents = fc.integer({ min: 1, max: MAX_CENTS });

test('the shares add up to the amount, and each is less than a cent off its exact value', () => {
  fc.assert(
    fc.property(someCents, someWeights, (cents, weights) => {
      const shares = splitCents(cents, weights) ?? [];
      expect(shares.reduce((sum, share) => sum + share.cents, 0)).toBe(cents);
      const total = weights.reduce((sum, { weight }) => sum + BigInt(weight), 0n);
      for (const share of shares) {
        const off = BigInt(share.cents) * total - BigInt(cents) * BigInt(share.weight);
        expect(off > -total && off < total).toBe(true);
        if (share.weight === 0) expect(share.cents).toBe(0);
      }
    }),
  );
});

test('the same weights give the same shares in any order', () => {
  fc.assert(
    fc.property(someCents, someWeights, (cents, weights) => {
      expect(splitCents(cents, [...weights].reverse())).toEqual(splitCents(cents, weights));
    }),
  );
});

test('a household with a larger weight never bears less', () => {
  fc.assert(
    fc.property(someCents, someWeights, (cents, weights) => {
      const shares = [...(splitCents(cents, weights) ?? [])].sort((one, other) => one.weight - other.weight);
      shares.slice(1).forEach((share, at) => {
        const lighter = shares[at] as typeof share;
        if (share.weight > lighter.weight) expect(share.cents).toBeGreaterThanOrEqual(lighter.cents);
      });
    }),
  );
});

test('over many amounts the leftover cents fall equally on everybody', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 1000 }), (count, from) => {
      const households = Array.from({ length: count }, (_, at) => ({ household_id: `h${at}`, weight: 100 }));
      const sums = households.map(() => 0);
      for (let cents = from * count; cents < from * count + count * count; cents++) {
        splitCents(cents, households)?.forEach((share, at) => {
          sums[at] = (sums[at] as number) + share.cents;
        });
      }
      expect(new Set(sums).size).toBe(1);
    }),
  );
});
