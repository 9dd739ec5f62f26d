import { issuesOf } from '@/lib/issues-of';
import { expenseChange, newExpense, newPayment, payTo } from './schema';

const [own, other] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
const wood = { what: 'Firewood', day: '2027-03-27', cents: 8400, paid_by: own };

const wordsOf = (schema: typeof newExpense | typeof newPayment | typeof payTo, value: object) =>
  issuesOf(schema.safeParse(value).error).map(({ path, message }) => [path.join('.'), message]);

const fewest = { household_id: own };
const range = 'Please enter a weight from 0 to 10,000.';

test.each<[object, [string, string][]]>([
  [{}, []],
  [{ cents: 1 }, []],
  [{ cents: 10_000_000 }, []],
  [{ cents: 0 }, [['cents', 'Please enter more than $0.']]],
  [{ cents: -1 }, [['cents', 'Please enter more than $0.']]],
  [{ cents: 10_000_001 }, [['cents', 'Please enter at most $100,000.00.']]],
  [{ cents: 84.005 }, [['cents', 'Please enter whole cents.']]],
  [{ cents: '84' }, [['cents', 'Please enter an amount.']]],
  [{ what: ' ' }, [['what', 'Please say what it was for.']]],
  [{ what: 'x'.repeat(80) }, []],
  [{ what: 'x'.repeat(81) }, [['what', 'Please keep this to 80 characters.']]],
  [{ day: undefined }, [['day', 'Please enter a date.']]],
  [{ day: '2027-02-30' }, [['day', 'Please enter a date.']]],
  [{ paid_by: undefined }, [['paid_by', 'This is not an id.']]],
  [{ refund: 'yes' }, [['refund', 'This must be true or false.']]],
  [{ shares: null }, []],
  [{ shares: [fewest, { household_id: other, weight: 0.25 }] }, []],
  [{ shares: [{ ...fewest, weight: 10_000 }] }, []],
  [{ shares: [{ ...fewest, weight: 0 }] }, []],
  [{ shares: [] }, [['shares', 'Please choose at least one household.']]],
  [{ shares: [fewest, fewest] }, [['shares', 'Please name each household once.']]],
  [{ shares: 'there' }, []],
  [{ shares: 'all' }, [['shares', 'This must be a list of households, or "there".']]],
  [{ shares: [{ ...fewest, weight: 'one' }] }, [['shares.0.weight', 'Please enter a weight.']]],
  [{ shares: [{ ...fewest, weight: -0.01 }] }, [['shares.0.weight', range]]],
  [{ shares: [{ ...fewest, weight: 10_000.01 }] }, [['shares.0.weight', range]]],
  [{ shares: [{ ...fewest, weight: 0.125 }] }, [['shares.0.weight', 'Please enter at most two decimals.']]],
])('an expense with %j', (changes, words) => {
  expect(wordsOf(newExpense, { ...wood, ...changes })).toEqual(words);
});

test('up to five hundred households can share an expense', () => {
  const idOf = (at: number) => `${String(at).padStart(8, '0')}${own.slice(8)}`;
  const shares = (count: number) => Array.from({ length: count }, (_, at) => ({ household_id: idOf(at) }));
  expect(wordsOf(newExpense, { ...wood, shares: shares(500) })).toEqual([]);
  expect(wordsOf(newExpense, { ...wood, shares: shares(501) })).toEqual([
    ['shares', 'That is too many at once.'],
  ]);
});

test('a change names its version, and a payment its households', () => {
  expect(wordsOf(expenseChange, wood)).toEqual([['version', 'Please send the version that you changed.']]);
  expect(wordsOf(expenseChange, { ...wood, version: 1 })).toEqual([]);
  expect(wordsOf(newPayment, { from: own, to: other, cents: 1 })).toEqual([]);
  expect(wordsOf(newPayment, { from: own, cents: 0 }).map(([field]) => field)).toEqual(['to', 'cents']);
});

test.each<[object, string[]]>([
  [{ text: 'x'.repeat(120) }, []],
  [{ text: null }, []],
  [{ text: 'x'.repeat(121) }, ['text']],
  [{ text: 5 }, ['text']],
  [{}, ['text']],
])('how a household wants to be paid, as %j', (value, fields) => {
  expect(wordsOf(payTo, value).map(([field]) => field)).toEqual(fields);
});
