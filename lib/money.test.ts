import fc from 'fast-check';
import { MAX_CENTS, moneyText, parseMoney, readMoney, signedMoneyText, typedMoney } from './money';

test.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [8400, '$84.00'],
  [123_450, '$1,234.50'],
  [10_000_000, '$100,000.00'],
  [-1240, '−$12.40'],
])('%i cents read as %s', (cents, text) => expect(moneyText(cents)).toBe(text));

test.each([
  [5331, '+$53.31'],
  [0, '$0.00'],
  [-1037, '−$10.37'],
])('a balance of %i cents has its sign: %s', (cents, text) => expect(signedMoneyText(cents)).toBe(text));

test.each([
  ['84', 8400],
  ['84.5', 8450],
  ['84.50', 8450],
  ['84.', 8400],
  ['.5', 50],
  ['0.01', 1],
  ['$1,234.50', 123_450],
  ['$ 1 234.50', 123_450],
  [' 1234,567', null],
  [' 12 ', 1200],
  ['100000', 10_000_000],
  ['100,000.00', 10_000_000],
])('%j is %p cents', (typed, cents) =>
  expect(parseMoney(typed)).toEqual(cents === null ? { problem: expect.any(String) } : { cents }),
);

test.each([
  ['', 'Please enter an amount.'],
  ['  ', 'Please enter an amount.'],
  ['eighty', 'Please enter an amount in dollars, such as 84 or 84.50.'],
  ['$', 'Please enter an amount in dollars, such as 84 or 84.50.'],
  ['.', 'Please enter an amount in dollars, such as 84 or 84.50.'],
  ['12,34', 'Please enter an amount in dollars, such as 84 or 84.50.'],
  ['84 50', 'Please enter an amount in dollars, such as 84 or 84.50.'],
  ['1e3', 'Please enter an amount in dollars, such as 84 or 84.50.'],
  ['84.555', 'Please enter at most two digits after the point.'],
  ['84.500', 'Please enter at most two digits after the point.'],
  ['0', 'Please enter more than $0.'],
  ['0.00', 'Please enter more than $0.'],
  ['-5', 'Please enter more than $0.'],
  ['−$5', 'Please enter more than $0.'],
  ['100000.01', 'Please enter at most $100,000.00.'],
  ['999999999999', 'Please enter at most $100,000.00.'],
])('%j is refused: %s', (typed, problem) => expect(parseMoney(typed)).toEqual({ problem }));

test('every formatted amount is read back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_CENTS }), (cents) => {
      expect(parseMoney(moneyText(cents))).toEqual({ cents });
      expect(parseMoney(typedMoney(cents))).toEqual({ cents });
    }),
  );
});

test.each([
  ['84.5', 8450, '84.50'],
  ['', null, ''],
  [' ', null, ''],
  ['84.555', '84.555', '84.555'],
])('a field with %j holds %j, and shows it as %j when it opens again', (typed, held, again) => {
  expect(readMoney(typed)).toBe(held);
  expect(typedMoney(held)).toBe(again);
});
