import { costsProps, linh, sam, shownExpense } from '@/tests/factories/shown-costs';
import { splitAgain } from './split-again';

const going = costsProps().costs.going.filter(({ household_id }) => household_id !== linh);
const { what, day, cents, paid_by, version } = shownExpense();
const kept = { what, day, cents, paid_by, version };

test('an expense for those who are there is split over those who are there now', () =>
  expect(splitAgain(shownExpense({ split: 'there' }), going).shares).toBe('there'));

test('an expense for everyone is split over everyone who is going now', () =>
  expect(splitAgain(shownExpense(), going)).toEqual(kept));

test('an expense for some households is split over those of them who are still going', () => {
  const shares = [sam, linh].map((household_id) => ({ household_id, weight: 2, cents: 4500 }));
  expect(splitAgain(shownExpense({ split: 'chosen', shares }), going)).toEqual({
    ...kept,
    shares: [{ household_id: sam }],
  });
});
