import { z } from 'zod';
import { day, id, optionalText, text } from '@/lib/fields';
import { MAX_CENTS, moneyText, parseMoney } from '@/lib/money';
import { MAX_WEIGHT, splits } from './cost-limits';

/** A form holds an amount that can't be read as the text that was typed. */
const amountProblem = (input: unknown) => {
  const parsed = parseMoney(typeof input === 'string' ? input : '');
  return 'problem' in parsed ? parsed.problem : 'Please enter an amount.';
};

export const amount = z
  .number({ error: ({ input }) => amountProblem(input) })
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
      /** When left out: the household's people (an adult 1, a child 0.5) times its nights. */
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
  /** Of a refund, the household that got the money. */
  paid_by: id,
  /**
   * The money came back: the amount stays above zero, and shares and balances are reversed. A change that
   * leaves it out keeps it.
   */
  refund: z.boolean('This must be true or false.').nullish(),
  /**
   * When left out, everybody who is going, by people and nights; "there" means those at the site that day.
   */
  shares: z.union([z.literal('there'), shares], 'This must be a list of households, or "there".').nullish(),
});

export const expenseChange = newExpense.extend({
  version: z.int('Please send the version that you changed.'),
});

export const newPayment = z.object({ from: id, to: id, cents: amount });

export const expense = z.object({
  id,
  what: z.string(),
  day,
  cents: z.int(),
  paid_by: id,
  added_by: id,
  refund: z.boolean(),
  split: z.enum(splits),
  shares: z.array(z.object({ household_id: id, weight: z.number(), cents: z.int() })),
  version: z.int(),
  /** It would be split differently today, because other households are going than when it was saved. */
  stale: z.boolean(),
  may_change: z.boolean(),
});

/** A PayID, a bank account or anything else. */
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
  expenses: z.array(expense),
  /** First those who are going, then others with a part in the costs. */
  balances: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      /** paid − share + payments made − payments received; above zero when the household gets money. */
      cents: z.int(),
      /** Less the refunds that the household got; `share` is less its share of refunds. */
      paid: z.int(),
      share: z.int(),
      /** The cents of `share` that rounding has added to the household's exact parts. */
      rounding: z.number(),
      own: z.boolean(),
      going: z.boolean(),
    }),
  ),
  settlement: z.array(
    z.object({
      from: id,
      to: id,
      cents: z.int(),
      may_mark: z.boolean(),
      /** Null unless the reader owes the money or is an organiser. */
      pay_to: z.string().nullable(),
    }),
  ),
  pay_to: z.string().nullable(),
  payments: z.array(payment),
  /** All expenses less the refunds, in cents. */
  total: z.int(),
  may_add: z.boolean(),
  /** Those who would share a new expense, with their default weights. */
  going: z.array(
    z.object({
      household_id: id,
      name: z.string(),
      own: z.boolean(),
      people: z.number(),
      nights: z.int(),
      weight: z.number(),
      arrive_on: day,
      leave_on: day,
    }),
  ),
});

/** The expense after which the older ones are listed. */
export const expensesQuery = z.object({ before: id.optional() });

/** Balances, settlement and total are always those of all expenses. */
export const costsPage = costs.extend({
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
