import { z } from 'zod';
import { day, id, optionalText, text } from '@/lib/fields';
import { MAX_CENTS, moneyText } from '@/lib/money';
import { MAX_WEIGHT, splits } from './cost-limits';

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
      /**
       * The household's weight. When left out, the household's default weight counts: its people (an
       * adult 1, a child 0.5) times its nights.
       */
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
  /** Id of the household that has paid. Of a refund, the household that got the money. */
  paid_by: id,
  /**
   * True when the money came back. The amount stays above zero; the shares and balances are
   * reversed. When a change leaves it out, it stays as it is.
   */
  refund: z.boolean('This must be true or false.').nullish(),
  /**
   * The households that share the expense. When left out, everybody who is going shares it, weighted
   * by people and nights. With "there", the households that are there on the expense's day share it,
   * weighted by people.
   */
  shares: z.union([z.literal('there'), shares], 'This must be a list of households, or "there".').nullish(),
});

export const expenseChange = newExpense.extend({
  /** Version of the expense on which the caller's change is based. */
  version: z.int('Please send the version that you changed.'),
});

export const newPayment = z.object({ from: id, to: id, cents: amount });

export const expense = z.object({
  id,
  what: z.string(),
  day,
  cents: z.int(),
  paid_by: id,
  /** Id of the household that added the expense. */
  added_by: id,
  /** True when the money came back: `paid_by` got it, and each share is deducted. */
  refund: z.boolean(),
  split: z.enum(splits),
  shares: z.array(z.object({ household_id: id, weight: z.number(), cents: z.int() })),
  version: z.int(),
  /**
   * True when the expense would be split differently today, because other households are going than
   * when it was saved.
   */
  stale: z.boolean(),
  may_change: z.boolean(),
});

/** How a household wants to be paid, as text: a PayID, a bank account or anything else. */
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
  /** The expenses, the newest day first. */
  expenses: z.array(expense),
  /**
   * The balances: first of the households that are going, then of other households with a part in
   * the costs.
   */
  balances: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /**
       * The household's balance: paid − share + payments made − payments received. Above zero when
       * it gets money.
       */
      cents: z.int(),
      /**
       * What the household has paid for expenses, less the refunds that it got. `share` is its share
       * of all expenses, less its share of refunds.
       */
      paid: z.int(),
      share: z.int(),
      /** The cents of `share` that rounding has added to the household's exact parts. */
      rounding: z.number(),
      own: z.boolean(),
      going: z.boolean(),
    }),
  ),
  /** Payments that bring every balance to zero, as few as possible. */
  settlement: z.array(
    z.object({
      from: id,
      to: id,
      cents: z.int(),
      may_mark: z.boolean(),
      /**
       * How the receiver wants to be paid. Null unless the reader owes the money or is an
       * organiser.
       */
      pay_to: z.string().nullable(),
    }),
  ),
  /** How the reader's household wants to be paid; null when the household hasn't entered this. */
  pay_to: z.string().nullable(),
  /** The payments, newest first. */
  payments: z.array(payment),
  /** Sum of all expenses less the refunds, in cents. */
  total: z.int(),
  may_add: z.boolean(),
  /** The households that would share a new expense, with their default weights. */
  going: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      own: z.boolean(),
      /** Weight of the household's people for one night. */
      people: z.number(),
      nights: z.int(),
      weight: z.number(),
      /** The first and the last day on which the household is at the site. */
      arrive_on: day,
      leave_on: day,
    }),
  ),
});

/** The endpoint's query: the id of an expense, to list the older ones after it. */
export const expensesQuery = z.object({ before: id.optional() });

/** A page of the costs. Balances, settlement and total are always those of all expenses. */
export const costsPage = costs.extend({
  /** The number of all expenses. */
  count: z.int(),
});

export type Costs = z.output<typeof costs>;
export type Expense = z.output<typeof expense>;
export type Payment = z.output<typeof payment>;
export type Balance = Costs['balances'][number];
export type NewExpense = z.output<typeof newExpense>;
export type ExpenseChange = z.output<typeof expenseChange>;
export type PayTo = z.output<typeof payTo>;
export type NewPayment = z.output<typeof newPayment>;
