import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { Costs } from '@/lib/trips/costs/schema';
import { costsProps, linh, olivia, sam, shownCosts, shownExpense } from '@/tests/factories/shown-costs';
import { CostsView } from './costs-view';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const post = jest.spyOn(api, 'post');
const remove = jest.spyOn(api, 'delete');
beforeEach(() => jest.clearAllMocks());

const show = (changes: Partial<Costs> = {}) =>
  render(<CostsView {...costsProps(shownCosts(changes))} />, { wrapper: ToastProvider });
const card = (name: string) => screen.getByRole('region', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

test('the reader’s own balance comes first, in words and with its parts', () => {
  show();
  expect(card('You’re owed')).toHaveTextContent('$60.00');
  expect(card('You’re owed')).toHaveTextContent('You paid $90.00. Your share of $90.00 is $30.00.');
});

test('the table shows every household’s signed balance, the highest first', () => {
  show();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'HouseholdPaidShareowesis owedBalance',
    'OHYou$90.00$30.00+$60.00',
    'SKSam$0.00$30.00−$30.00',
    'LTLinh$0.00$30.00−$30.00',
  ]);
});

test('a reader who isn’t going sees what was spent together', () => {
  show({ balances: shownCosts().balances.map((balance) => ({ ...balance, own: false })) });
  expect(card('Together')).toHaveTextContent('$90.00');
});

test('the reader’s own payments come first, and a payment can be marked only with the right to do so', () => {
  show();
  const rows = within(card('Who pays whom')).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Sam pays you $30.00');
  expect(rows[1]).toHaveTextContent('Linh pays Sam $5.00');
  expect(screen.getAllByRole('button', { name: /^Mark it paid/ })).toHaveLength(1);
});

test('a payment that is tapped repeatedly is marked once, and Undo reverts it', async () => {
  let saved: (result: unknown) => void = () => undefined;
  post.mockReturnValue(
    new Promise((done) => {
      saved = done;
    }),
  );
  remove.mockResolvedValue({});
  show();
  const user = userEvent.setup();
  await user.dblClick(button(/^Mark it paid.*Sam pays you \$30.00$/));
  expect(post.mock.calls).toEqual([['/api/trips/1/payments', { from: sam, to: olivia, cents: 3000 }]]);
  await act(async () => saved({ payment: { id: 'p1' } }));
  expect(await screen.findByText('Sam paid you $30.00.')).toBeVisible();
  expect(card('Who pays whom')).toHaveFocus();
  await user.click(button('Undo'));
  expect(remove).toHaveBeenCalledWith('/api/trips/1/payments/p1');
  expect(await screen.findByText('The payment is taken back.')).toBeVisible();
});

test('a payment that can’t be marked says why and stays', async () => {
  post.mockRejectedValue(new ApiError(409, 'There are 500 payments already.'));
  show();
  await userEvent.click(button(/^Mark it paid/));
  expect(await screen.findByText('There are 500 payments already.')).toBeVisible();
  expect(button(/^Mark it paid/)).toBeEnabled();
});

const payment = {
  id: 'p1',
  from: sam,
  to: olivia,
  cents: 3000,
  at: '2026-03-27T22:00:00.000Z',
  may_change: true,
};

test('payments are listed, and those with the right can delete one', async () => {
  remove.mockResolvedValue({});
  show({ settlement: [], payments: [payment, { ...payment, id: 'p2', from: linh, may_change: false }] });
  expect(card('Who pays whom')).toHaveTextContent('Everybody is square.');
  const rows = within(card('Who pays whom')).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Sam paid you $30.00Sat 28 MarTake back: Sam paid you $30.00',
    'Linh paid you $30.00Sat 28 Mar',
  ]);
  await userEvent.click(button(/^Take back/));
  expect(remove).toHaveBeenCalledWith('/api/trips/1/payments/p1');
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});

test('expenses are grouped by day, and a long list links to its next part', () => {
  const expenses = Array.from({ length: 25 }, (_, index) =>
    shownExpense({ id: `e${index}`, what: `Ice ${index}`, day: `2026-03-${28 - Math.floor(index / 20)}` }),
  );
  const costs = shownCosts({ expenses });
  render(<CostsView {...costsProps(costs)} count={60} />, { wrapper: ToastProvider });
  expect(within(card('Sat 28 Mar')).getAllByRole('button')).toHaveLength(20);
  expect(within(card('Fri 27 Mar')).getAllByRole('button')).toHaveLength(5);
  expect(card('Expenses')).toHaveTextContent('60 expenses');
  expect(card('Expenses')).toHaveTextContent('25 of 60');
  expect(screen.getByRole('link', { name: 'Show 25 more expenses' })).toHaveAttribute('href', '?expenses=50');
});

test('an expense says who paid and for whom, and offers to split it again to those with the right', () => {
  const stale = shownExpense({ stale: true, shares: [{ household_id: sam, weight: 1, cents: 9000 }] });
  show({ expenses: [stale, { ...stale, id: 'e2', what: 'Ice', may_change: false }] });
  expect(button(/Firewood, 6 bags/)).toHaveTextContent('You paid, for Sam');
  expect(button(/Firewood, 6 bags/)).toHaveTextContent('Split again?');
  expect(button(/Ice/)).not.toHaveTextContent('Split again?');
});

test('without expenses the page explains costs, with more words while only one household is going', () => {
  const { going } = shownCosts();
  const empty = { expenses: [], settlement: [], total: 0 };
  const { unmount } = show(empty);
  expect(screen.getByRole('heading', { name: 'No expenses yet' })).toBeVisible();
  expect(screen.queryByText(/Only one household/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'Who pays whom' })).toBeNull();
  unmount();
  show({ ...empty, going: going.slice(0, 1) });
  expect(screen.getByText(/Only one household/)).toBeVisible();
});

describe('payment details', () => {
  const put = jest.spyOn(api, 'put');
  const payId = 'PayID 0412 345 678';
  const owing = { from: olivia, to: sam, cents: 500, may_mark: true, pay_to: payId };
  const owed = { from: linh, to: olivia, cents: 114_860, may_mark: true, pay_to: null };

  test('a reader who owes money sees how to pay, and copies it', async () => {
    show({ settlement: [owing] });
    const user = userEvent.setup();
    expect(card('Who pays whom')).toHaveTextContent(`Pay to: ${payId}`);
    await user.click(button(`Copy ${payId}`));
    expect(await navigator.clipboard.readText()).toBe(payId);
    expect(screen.queryByRole('button', { name: /^Ask/ })).toBeNull();
  });

  test('a reader who is owed money copies a message that asks for it and says how to pay', async () => {
    show({ settlement: [owed], pay_to: payId });
    const user = userEvent.setup();
    await user.click(button('Remind Linh of $1,148.60'));
    expect(await navigator.clipboard.readText()).toBe(
      `Hi Linh, could you pay me $1,148.60 for Easter at Bendeela? Pay to: ${payId}`,
    );
    expect(screen.getByText('The message is copied. Paste it to them.')).toBeVisible();
  });

  test('where the browser can share, the message goes to another app', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    show({ settlement: [owed] });
    await userEvent.click(button('Remind Linh of $1,148.60'));
    expect(share).toHaveBeenCalledWith({
      text: 'Hi Linh, could you pay me $1,148.60 for Easter at Bendeela?',
    });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('a household saves how it wants to be paid, and an empty note deletes that', async () => {
    put.mockResolvedValue({});
    show({ pay_to: payId });
    const user = userEvent.setup();
    expect(card('Who pays whom')).toHaveTextContent(`You’re paid to: ${payId}`);
    await user.click(button('Change how you’re paid'));
    const field = await screen.findByRole('textbox', { name: /^Pay to/ });
    expect(field).toHaveValue(payId);
    await user.clear(field);
    await user.click(button('Save'));
    await waitFor(() => expect(put).toHaveBeenCalledWith('/api/trips/1/pay-to', { text: null }));
    expect(await screen.findByText('Your note is deleted.')).toBeVisible();
    expect(button('Change how you’re paid')).toHaveFocus();
  });

  test.each([
    ['has no part in the costs', { own: false }],
    ['owes money', { cents: -6000 }],
  ])('a reader who %s is not asked how to be paid', (_, changes) => {
    show({ balances: shownCosts().balances.map((balance) => ({ ...balance, ...changes })) });
    expect(screen.queryByText('How would you like to be paid?')).toBeNull();
  });
});

test('the bars make room for amounts of $100,000 and more', () => {
  const [first, ...others] = shownCosts().balances;
  const withPaid = (paid: number) => ({ balances: [{ ...first, paid }, ...others] as Costs['balances'] });
  const { unmount } = show(withPaid(9_999_999));
  expect(screen.getByRole('table')).not.toHaveAttribute('data-long');
  unmount();
  show(withPaid(10_000_000));
  expect(screen.getByRole('table')).toHaveAttribute('data-long');
});
