import { z } from 'zod';
import { day, id, optionalText, text } from '@/lib/fields';
import { MAX_CENTS, moneyText } from '@/lib/money';
import { MAX_WEIGHT, splits } from './limits';

export const amount = z
  .number('Please enter an amount.')
  .int('Please enter whole cents.')
  .min(1, 'Please enter more than $0.')
  .max(MAX_CENTS, `Please enter at most ${moneyText(MAX_CENTS)}.`);

const outOfRange = 'Please enter a weight from 0 to 10,000.';
const weight = z
  .number('Please enter a weight.')
  .min(0, outOfRange)
  .max(MAX_WEIGHT, outOfRange)
  .refine((value) => Number(value.toFixed(2)) === value, 'Please enter at most two decimals.');

const MOST_SHARES = 500;

const shares = z
  .array(
    z.object({
      household_id: id,
      /** If left out, the default weight: its people (an adult 1, a child 0.5) times its nights. */
      weight: weight.nullish(),
    }),
    'This must be a list of households.',
  )
  .min(1, 'Please choose at least one household.')
  .max(MOST_SHARES, 'That is too many at once.')
  .refine(
    (all) => new Set(all.map(({ household_id }) => household_id)).size === all.length,
    'Please name each household once.',
  );

export const newExpense = z.object({
  what: text(80, 'Please say what it was for.'),
  day,
  cents: amount,
  /** The household that has paid. */
  paid_by: id,
  /**
   * If left out, everyone who is going shares, by people and nights. "there": those who are there
   * on the expense's day share, by people.
   */
  shares: z.union([z.literal('there'), shares], 'This must be a list of households, or "there".').nullish(),
});

export const expenseChange = newExpense.extend({
  /** The version on which the caller's change is based. */
  version: z.int('Please send the version that you changed.'),
});

export const newPayment = z.object({ from: id, to: id, cents: amount });

export const expense = z.object({
  id,
  what: z.string(),
  day,
  cents: z.int(),
  paid_by: id,
  /** The household that has added it. */
  added_by: id,
  split: z.enum(splits),
  shares: z.array(z.object({ household_id: id, weight: z.number(), cents: z.int() })),
  version: z.int(),
  /**
   * True when the expense would be split differently today, because other households are going by
   * now.
   */
  stale: z.boolean(),
  may_change: z.boolean(),
});

/** How a household wants to be paid: a PayID, a bank account, or free text. */
export const payTo = z.object({ text: optionalText(120).unwrap() });

export const payment = z.object({
  id,
  from: id,
  to: id,
  cents: z.int(),
  at: z.iso.datetime(),
  may_change: z.boolean(),
});

export const costs = z.object({
  /** The newest day first. */
  expenses: z.array(expense),
  /** First the households that are going, then others with a part in the costs. */
  balances: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /**
       * Above zero for a household that gets money: paid − share + payments made − payments
       * received.
       */
      cents: z.int(),
      /** What the household paid for expenses. `share` below is its share of them. */
      paid: z.int(),
      share: z.int(),
      own: z.boolean(),
      going: z.boolean(),
    }),
  ),
  /** The fewest payments that bring every balance to zero. */
  settlement: z.array(
    z.object({
      from: id,
      to: id,
      cents: z.int(),
      may_mark: z.boolean(),
      /** How the receiver wants to be paid; only for the debtor and organisers. */
      pay_to: z.string().nullable(),
    }),
  ),
  /** How the reader's household wants to be paid. */
  pay_to: z.string().nullable(),
  /** The newest payment first. */
  payments: z.array(payment),
  /** The sum of all expenses. */
  total: z.int(),
  may_add: z.boolean(),
  /** The households over which a new expense is split, with their default weights. */
  going: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      own: z.boolean(),
      /** The weight of the household's people for one night. */
      people: z.number(),
      nights: z.int(),
      weight: z.number(),
      /** The first and the last day on which the household is there. */
      arrive_on: day,
      leave_on: day,
    }),
  ),
});

export type Costs = z.output<typeof costs>;
export type Expense = z.output<typeof expense>;
export type Payment = z.output<typeof payment>;
export type Balance = Costs['balances'][number];
export type NewExpense = z.output<typeof newExpense>;
export type ExpenseChange = z.output<typeof expenseChange>;
export type PayTo = z.output<typeof payTo>;
export type NewPayment = z.output<typeof newPayment>;
