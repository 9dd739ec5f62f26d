import fc from 'fast-check';
import { ages } from '@/lib/household/crew/crew-options';
import { MAX_CENTS } from '@/lib/money';
import { camper, dog, household } from '@/tests/factories/households';
import { MAX_WEIGHT } from './cost-limits';
import type { Expense } from './schema';
import {
  defaultWeight,
  fromHundredths,
  isStale,
  type Share,
  splitCents,
  splitFairly,
  toHundredths,
} from './split';

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
  // Their parts differ by less than a millionth of a cent.
  [1, { a: 9999.96, b: 9999.97 }, [0, 1]],
  [1, { a: 9999.97, b: 9999.96 }, [1, 0]],
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

interface Saved {
  cents: number;
  refund: boolean;
  shares: Share[];
}

const signOf = ({ refund }: { refund: boolean }) => (refund ? -1 : 1);

/** Returns what each household has borne above its exact parts of the expenses, as the query does. */
function roundingIn(expenses: Saved[]): Map<string, number> {
  const rounding = new Map<string, number>();
  for (const expense of expenses) {
    const total = expense.shares.reduce((sum, { weight }) => sum + weight, 0);
    for (const { household_id, weight, cents } of expense.shares) {
      const over = signOf(expense) * (cents - (expense.cents * weight) / total);
      rounding.set(household_id, (rounding.get(household_id) ?? 0) + over);
    }
  }
  return rounding;
}

/** Saves expenses one after the other, each with these weights. */
function saveAll(amounts: { cents: number; refund: boolean }[], weights: Omit<Share, 'cents'>[]): Saved[] {
  const saved: Saved[] = [];
  for (const amount of amounts) {
    saved.push({ ...amount, shares: splitFairly(amount, weights, roundingIn(saved)) ?? [] });
  }
  return saved;
}

const borneBy = (expenses: Saved[]) => {
  const sums = new Map<string, number>();
  for (const expense of expenses)
    for (const { household_id, cents } of expense.shares)
      sums.set(household_id, (sums.get(household_id) ?? 0) + signOf(expense) * cents);
  return [...sums.values()];
};

const equals = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ household_id: `h${at}`, weight: 100 }));

test('over ten equal costs no household bears more than one cent more than another', () => {
  fc.assert(
    fc.property(someCents, fc.integer({ min: 1, max: 60 }), (cents, count) => {
      const sums = borneBy(saveAll(Array(10).fill({ cents, refund: false }), equals(count)));
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(1);
      expect(sums.reduce((sum, each) => sum + each)).toBe(10 * cents);
    }),
  );
});

test('with any costs and refunds between them, equal households never differ by more than one cent', () => {
  const amounts = fc.array(fc.record({ cents: someCents, refund: fc.boolean() }), {
    minLength: 1,
    maxLength: 30,
  });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 12 }), (spent, count) => {
      const sums = borneBy(saveAll(spent, equals(count)));
      expect(Math.max(...sums) - Math.min(...sums)).toBeLessThanOrEqual(1);
      expect(sums.reduce((sum, each) => sum + each)).toBe(
        spent.reduce((sum, each) => sum + signOf(each) * each.cents, 0),
      );
    }),
  );
});

test('with the amount and weights of before, the shares stay, whatever others have borne', () => {
  const [first, second] = saveAll(Array(2).fill({ cents: 100, refund: false }), equals(3)) as [Saved, Saved];
  expect(second.shares).not.toEqual(first.shares);
  const rounding = roundingIn([first, second]);
  expect(splitFairly(second, equals(3), rounding, second)).toEqual(second.shares);
  expect(splitFairly({ cents: 400, refund: false }, equals(3), rounding, second)).toEqual(
    splitFairly({ cents: 400, refund: false }, equals(3), roundingIn([first])),
  );
});

const weights = (counts: Record<string, number>) =>
  Object.entries(counts).map(([household_id, weight]) => ({ household_id, weight }));

const sharesOf = (cents: number, counts: Record<string, number>): Share[] =>
  splitCents(cents, weights(counts)) ?? [];

const stale = (split: Expense['split'], before: Record<string, number>, today: Record<string, number>) =>
  isStale({ cents: 1000, split, shares: sharesOf(1000, before) }, weights(today));

test.each<[string, Expense['split'], Record<string, number>, Record<string, number>, boolean]>([
  ['nobody changed', 'everyone', { a: 1, b: 2 }, { a: 1, b: 2 }, false],
  ['one counts more', 'everyone', { a: 1, b: 2 }, { a: 2, b: 2 }, true],
  ['all stay longer', 'everyone', { a: 1, b: 2 }, { a: 2, b: 4 }, false],
  ['another one comes', 'everyone', { a: 1, b: 2 }, { a: 1, b: 2, c: 1 }, true],
  ['another one comes who counts nothing', 'everyone', { a: 1, b: 3 }, { a: 1, b: 3, c: 0 }, false],
  ['one doesn’t come any more', 'everyone', { a: 1, b: 2 }, { a: 1 }, true],
  ['nobody is left who counts', 'everyone', { a: 1, b: 2 }, { c: 0 }, false],
  ['one of the chosen counts more', 'chosen', { a: 1, b: 2 }, { a: 1, b: 1, c: 5 }, true],
  ['one who wasn’t chosen comes', 'chosen', { a: 1, b: 2 }, { a: 1, b: 2, c: 5 }, false],
  ['one of the chosen doesn’t come any more', 'chosen', { a: 1, b: 2 }, { a: 1, c: 5 }, true],
  ['none of the chosen comes any more', 'chosen', { a: 1, b: 2 }, { c: 5 }, false],
  ['another one is there', 'there', { a: 1, b: 2 }, { a: 1, b: 2, c: 1 }, true],
  ['nobody is there any more', 'there', { a: 1, b: 2 }, {}, false],
  ['it has weights of its own', 'weighted', { a: 1, b: 2 }, { a: 2, b: 2, c: 1 }, false],
])('when %s, an expense for %s is stale or not', (_, split, before, today, expected) => {
  expect(stale(split, before, today)).toBe(expected);
});

const weekend = { start_date: '2027-03-26', end_date: '2027-03-29' };

const family = household('Sam', [
  camper('Sam'),
  camper('Jas'),
  camper('Kim', 'child'),
  camper('Lee', 'toddler'),
  camper('Bo', 'baby'),
  dog('Rex'),
]);

test.each([
  ['comes for three nights', {}, { people: 2.5, nights: 3, weight: 7.5 }],
  ['arrives a day later', { arrive_on: '2027-03-27' }, { people: 2.5, nights: 2, weight: 5 }],
  ['leaves after the first night', { leave_on: '2027-03-27' }, { people: 2.5, nights: 1, weight: 2.5 }],
  ['brings a child alone', { crew: [camper('Kim', 'child')] }, { people: 0.5, nights: 3, weight: 1.5 }],
  ['brings nobody over two', { crew: [camper('Bo', 'baby')] }, { people: 0, nights: 3, weight: 0 }],
])('a household that %s', (_, changes, counts) => {
  expect(defaultWeight({ ...family, ...changes }, weekend)).toEqual(counts);
});

test('a trip of one day has one night', () => {
  expect(defaultWeight(family, { ...weekend, end_date: weekend.start_date })).toMatchObject({ weight: 2.5 });
});

test('a weight never exceeds the largest that an expense allows', () => {
  const crowd = { ...family, crew: Array.from({ length: 200 }, (_, at) => camper(`${at}`)) };
  const { weight } = defaultWeight(crowd, { start_date: '2027-01-01', end_date: '2027-06-30' });
  expect(weight).toBe(MAX_WEIGHT);
});

test('an additional person never lowers a household’s weight', () => {
  const people = fc.array(fc.constantFrom(...ages), { maxLength: 20 });
  fc.assert(
    fc.property(people, fc.constantFrom(...ages), (crew, another) => {
      const weightOf = (all: typeof crew) =>
        defaultWeight(
          household(
            'Sam',
            all.map((age, at) => camper(`${at}`, age)),
          ),
          weekend,
        ).weight;
      expect(weightOf([...crew, another])).toBeGreaterThanOrEqual(weightOf(crew));
    }),
  );
});
