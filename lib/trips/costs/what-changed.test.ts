import type { ExpenseField, ExpenseRow } from './rows';
import { changedMeanwhile } from './what-changed';

const newest = (changed_in: Partial<Record<ExpenseField, number>>): ExpenseRow => ({
  id: 'e',
  what: 'Firewood',
  day: '2027-03-27',
  cents: 9400,
  paid_by: 'pat',
  added_by: 'pat',
  refund: false,
  split: 'everyone',
  shares: [],
  version: 4,
  changed_in,
});

test.each<[ExpenseField, string, string]>([
  ['what', 'it is called “Firewood” now', 'This is “Firewood” now.'],
  ['day', 'its day is Sat 27 Mar now', 'This is Sat 27 Mar now.'],
  ['refund', 'it isn’t a refund now', 'This isn’t a refund now.'],
  ['cents', 'the amount is $94.00 now', 'This is $94.00 now.'],
  ['paid_by', 'it was paid by Pat', 'This is Pat now.'],
  ['shares', 'it is shared in another way now', 'This is shared in another way now.'],
])('the message says what became of %s', (field, within, beside) => {
  expect(changedMeanwhile(newest({ [field]: 4 }), 3, 'Pat')).toMatchObject({
    status: 409,
    message: `This expense was changed in the meantime: ${within}. Please look at it again.`,
    details: { fields: { [field]: beside } },
  });
});

test('only changes since the version that was seen are listed', () => {
  const refusal = changedMeanwhile(newest({ what: 2, day: 3, cents: 4 }), 2, 'Pat');
  expect(refusal.message).toContain('its day is Sat 27 Mar now and the amount is $94.00 now.');
  expect(Object.keys(refusal.details.fields ?? {})).toEqual(['day', 'cents']);
});

test('an outdated version is refused even when no field differs', () => {
  expect(changedMeanwhile(newest({}), 3, 'Pat')).toMatchObject({
    message: 'This expense was changed in the meantime. Please look at it again.',
    details: { fields: {} },
  });
});
