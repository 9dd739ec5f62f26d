import {
  balanceLead,
  expenseText,
  namesOf,
  paidText,
  paysText,
  remindText,
  signedCents,
  spentText,
} from './costs-text';

const households = [
  { household_id: 'o', name: 'Olivia Hart' },
  { household_id: 's', name: 'Sam Kaur' },
  { household_id: 'm', name: 'The Murphys' },
  { household_id: 'y', name: 'Somebody who left 2' },
];
const reader = { ownId: 'o', nameOf: namesOf(households) };
const goers = ['o', 's', 'm'];

test('households go by given names, by full names where two share one, and a removed household has left', () => {
  const nameOf = namesOf([...households, { household_id: 't', name: 'Sam Tran' }]);
  expect(['o', 's', 't', 'm', 'x'].map(nameOf)).toEqual([
    'Olivia',
    'Sam Kaur',
    'Sam Tran',
    'The Murphys',
    'Somebody who left',
  ]);
});

test.each([
  ['s', 'o', 'Sam pays you', 'Sam paid you'],
  ['o', 's', 'You pay Sam', 'You paid Sam'],
  ['s', 'm', 'Sam pays The Murphys', 'Sam paid The Murphys'],
  ['x', 's', 'Somebody who left pays Sam', 'Somebody who left paid Sam'],
  ['s', 'x', 'Sam pays somebody who left', 'Sam paid somebody who left'],
  ['o', 'y', 'You pay somebody who left 2', 'You paid somebody who left 2'],
])('a payment from %s to %s reads “%s” and “%s”', (from, to, pays, paid) => {
  expect(paysText({ from, to }, reader)).toBe(pays);
  expect(paidText({ from, to }, reader)).toBe(paid);
});

test.each([
  ['s', ['o', 's', 'm'], 'Sam paid, for everyone'],
  ['o', ['s', 'm'], 'You paid, for 2 households'],
  ['o', ['o', 's', 'x'], 'You paid, for 3 households'],
  ['o', ['o', 's', 'm', 'x'], 'You paid, for 4 households'],
  ['m', ['o'], 'The Murphys paid, for you'],
  ['x', ['s'], 'Somebody who left paid, for Sam'],
])('an expense of %s for %j reads: %s', (paid_by, ids, text) => {
  const shares = ids.map((household_id) => ({ household_id }));
  expect(expenseText({ paid_by, split: 'chosen', refund: false, shares }, goers, reader)).toBe(text);
});

test('an expense of who’s there is never called everyone’s, nor one household’s', () => {
  for (const ids of [goers, ['s']]) {
    const shares = ids.map((household_id) => ({ household_id }));
    expect(expenseText({ paid_by: 'o', split: 'there', refund: false, shares }, goers, reader)).toBe(
      'You paid, for who’s there',
    );
  }
});

test('a refund says who got the money back, and its amount is below zero', () => {
  const refund = {
    paid_by: 's',
    refund: true,
    split: 'everyone' as const,
    shares: ['o', 's', 'm'].map((household_id) => ({ household_id })),
  };
  expect(expenseText(refund, goers, reader)).toBe('Sam got this back, for everyone');
  expect([signedCents({ cents: 500, refund: true }), signedCents({ cents: 500, refund: false })]).toEqual([
    -500, 500,
  ]);
  expect(spentText({ paid: -500, share: -100, settled: 0 }, -500)).toBe(
    'You got $5.00 in refunds. Your share of −$5.00 is −$1.00.',
  );
});

test.each([
  [5331, 'You’re owed'],
  [-1240, 'You owe'],
  [0, 'You’re square'],
])('a balance of %i reads: %s', (cents, lead) => expect(balanceLead(cents)).toBe(lead));

test.each([
  [{ paid: 14860, share: 9529, settled: 0 }, 'You paid $148.60. Your share of $430.95 is $95.29.'],
  [
    { paid: 0, share: 9529, settled: 2000 },
    'You haven’t paid for anything yet. Your share of $430.95 is $95.29. You’ve settled $20.00.',
  ],
  [
    { paid: 100, share: 0, settled: -50 },
    'You paid $1.00. You have no share of $430.95. You’ve got $0.50 back.',
  ],
])('the tally %j reads: %s', (tally, text) => expect(spentText(tally, 43095)).toBe(text));

test('a request for payment names the trip, and how to pay where that is known', () => {
  expect(remindText('Linh', 4200, 'Easter', 'PayID 0412 345 678')).toBe(
    'Hi Linh, could you pay me $42.00 for Easter? Pay to: PayID 0412 345 678',
  );
  expect(remindText('Somebody who left', 4200, 'Easter', null)).toBe(
    'Hi, could you pay me $42.00 for Easter?',
  );
});
