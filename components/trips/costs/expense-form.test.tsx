import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import type { Expense } from '@/lib/trips/costs/schema';
import { costsProps, linh, olivia, sam, shownCosts, shownExpense } from '@/tests/factories/shown-costs';
import { AddExpense } from './add-expense';
import { CostsView } from './costs-view';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
const [get, post, put, remove] = (['get', 'post', 'put', 'delete'] as const).map((method) =>
  jest.spyOn(api, method),
);
beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [post, put, remove]) call?.mockResolvedValue({});
});

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const { address, days } = costsProps();
const path = `${address}/expenses`;

async function add() {
  render(<AddExpense address={address} costs={shownCosts()} days={days} />, { wrapper: ToastProvider });
  const user = userEvent.setup();
  await user.click(button('Add an expense'));
  await screen.findByRole('form', { name: 'Add an expense' });
  return user;
}

/** Renders the page with one expense, and opens that expense. */
async function open(
  expense: Expense = shownExpense(),
  load: () => Promise<{ expense: Expense }> = async () => ({ expense }),
) {
  get?.mockImplementationOnce(load);
  const costs = (now: Expense) => <CostsView {...costsProps(shownCosts({ expenses: [now] }))} />;
  const { rerender } = render(costs(expense), { wrapper: ToastProvider });
  const user = userEvent.setup();
  await user.click(button(/Firewood/));
  return { user, update: (now: Expense) => rerender(costs(now)) };
}

async function edit() {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit expense' });
  return user;
}

test('an expense is sent in cents, once however often Save is tapped', async () => {
  const user = await add();
  expect(field('Day')).toHaveValue('2026-03-27');
  await user.type(field('What for'), 'Ice and drinks');
  await user.type(field('Amount in dollars'), '$1,064.2');
  await user.dblClick(button('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = { what: 'Ice and drinks', cents: 106_420, day: '2026-03-27', paid_by: olivia, refund: false };
  expect(post?.mock.calls).toEqual([[path, sent]]);
  expect(screen.getByText('Ice and drinks is saved.')).toBeVisible();
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('each share is shown to the cent while the amount is typed', async () => {
  const user = await add();
  await user.type(field('Amount in dollars'), '100');
  const shares = within(screen.getByRole('list', { name: 'Shares' })).getAllByRole('listitem');
  expect(shares.map(({ textContent }) => textContent?.replace(/\$.*/, ''))).toEqual(['You', 'Sam', 'Linh']);
  const cents = shares.map(({ textContent }) => Number(textContent?.replace(/.*\$/, '')) * 100);
  expect(cents.reduce((sum, part) => sum + part)).toBe(10_000);
});

test('an expense can be split over some households with custom weights, and the shares follow', async () => {
  const user = await add();
  await user.type(field('What for'), 'Gas');
  await user.type(field('Amount in dollars'), '30');
  await user.selectOptions(field('Who paid'), 'Sam');
  await user.click(field('Some of us'));
  await user.click(screen.getByRole('checkbox', { name: 'Linh' }));
  await user.clear(field('Weight of Sam'));
  await user.type(field('Weight of Sam'), '4');
  expect(screen.getAllByRole('status', { name: '' }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['$10.00', '$20.00']),
  );
  await user.click(button('Save'));
  await waitFor(() => expect(post).toHaveBeenCalled());
  expect(post?.mock.calls[0]?.[1]).toMatchObject({
    paid_by: sam,
    shares: [
      { household_id: olivia, weight: 2 },
      { household_id: sam, weight: 4 },
    ],
  });
});

test('an invalid amount is refused in place, and what was typed stays', async () => {
  const user = await add();
  await user.type(field('What for'), 'Gas');
  await user.type(field('Amount in dollars'), '84.555');
  await user.click(button('Save'));
  await waitFor(() =>
    expect(field('Amount in dollars')).toHaveAccessibleDescription(
      'Please enter at most two digits after the point.',
    ),
  );
  expect(field('Amount in dollars')).toHaveValue('84.555');
  expect(post).not.toHaveBeenCalled();
});

test('without a connection the form keeps what was typed', async () => {
  post?.mockRejectedValue(new ApiError(0, undefined));
  const user = await add();
  await user.type(field('What for'), 'Gas');
  await user.type(field('Amount in dollars'), '35');
  await user.click(button('Save'));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field('What for')).toHaveValue('Gas');
  expect(field('Amount in dollars')).toHaveValue('35');
});

test('an expense shows its shares, and tools only to those who may change it', async () => {
  await open(shownExpense({ may_change: false }));
  const shares = await screen.findByRole('list', { name: 'Shares' });
  expect(shares).toHaveTextContent('You$30.00Sam$30.00Linh$30.00');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(get?.mock.calls.map(([asked]) => asked)).toEqual([`${path}/${shownExpense().id}`]);
});

test('an expense shows what the page knows while its shares load', async () => {
  await open(shownExpense(), () => new Promise(() => undefined));
  expect(await screen.findByText('Loading…')).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('$90.00 You paid on Fri 27 Mar');
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('shares that can’t be loaded show an error, and a press loads them again', async () => {
  const { user } = await open(shownExpense(), () =>
    Promise.reject(new ApiError(503, 'The database is away.')),
  );
  expect(await screen.findByText('The database is away.')).toBeVisible();
  get?.mockResolvedValueOnce({ expense: shownExpense() });
  await user.click(button('Try again'));
  expect(await screen.findByRole('list', { name: 'Shares' })).toBeVisible();
  expect(screen.queryByText('The database is away.')).toBeNull();
});

test('an open expense follows other people’s changes', async () => {
  const { update } = await open();
  await screen.findByRole('list', { name: 'Shares' });
  const shares = [{ household_id: linh, weight: 1, cents: 6420 }];
  get?.mockResolvedValueOnce({ expense: { ...theirs, shares } });
  update(theirs);
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Shares' })).toHaveTextContent(/^Linh\$64\.20$/),
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('$64.20 You paid');
});

test('a change is sent with the version that the reader has seen', async () => {
  const user = await edit();
  await user.clear(field('Amount in dollars'));
  await user.type(field('Amount in dollars'), '84');
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(put?.mock.calls).toEqual([
    [`${path}/${shownExpense().id}`, expect.objectContaining({ cents: 8400, version: 1 })],
  ]);
});

const theirs = shownExpense({ cents: 6420, version: 2 });

async function editTooLate() {
  const words = { cents: 'This is $64.20 now.' };
  put?.mockRejectedValueOnce(new ApiError(409, 'This expense was changed in the meantime.', words));
  const user = await edit();
  get?.mockResolvedValue({ expense: theirs });
  await user.clear(field('What for'));
  await user.type(field('What for'), 'Wood');
  await user.click(button('Save'));
  expect(await screen.findByText('Somebody else has changed this expense')).toBeVisible();
  expect(field('Amount in dollars')).toHaveAccessibleDescription('This is $64.20 now.');
  expect(field('What for')).toHaveValue('Wood');
  return user;
}

test('a change that conflicts with another person’s shows that change, and can overwrite it', async () => {
  const user = await editTooLate();
  await user.click(button('Save mine over it'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(put).toHaveBeenLastCalledWith(
    expect.any(String),
    expect.objectContaining({ what: 'Wood', cents: 9000, version: 2 }),
  );
});

test('after a conflict the reader can take the other person’s change', async () => {
  const user = await editTooLate();
  await user.click(button('Take theirs'));
  expect(field('What for')).toHaveValue('Firewood, 6 bags');
  expect(field('Amount in dollars')).toHaveValue('64.20');
  expect(screen.queryByText('Somebody else has changed this expense')).toBeNull();
  expect(screen.queryByText('This is $64.20 now.')).toBeNull();
  expect(button('Save')).toBeVisible();
});

test('an expense that somebody has deleted meanwhile can be added again as typed', async () => {
  put?.mockRejectedValueOnce(new ApiError(404, 'Not found.'));
  const user = await edit();
  await user.clear(field('What for'));
  await user.type(field('What for'), 'Wood');
  await user.click(button('Save'));
  expect(await screen.findByText(/If you save, it is added again/)).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() => expect(post).toHaveBeenCalledWith(path, expect.objectContaining({ what: 'Wood' })));
});

test('an expense is deleted after a confirmation', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = screen.getByRole('alertdialog', { name: 'Delete Firewood, 6 bags?' });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(remove).toHaveBeenCalledWith(`${path}/${shownExpense().id}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a press splits an expense again after its households have changed', async () => {
  const shares = [{ household_id: linh, weight: 2, cents: 9000 }];
  const { user } = await open(shownExpense({ stale: true, shares }));
  put?.mockResolvedValueOnce({ expense: shownExpense({ version: 2 }) });
  await user.click(await screen.findByRole('button', { name: 'Split again' }));
  const { what, day, cents, paid_by, version } = shownExpense();
  expect(put?.mock.calls).toEqual([[`${path}/${shownExpense().id}`, { what, day, cents, paid_by, version }]]);
  // The button disappears at once and not only when the page has refreshed, because the server
  // would refuse a second press.
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Split again' })).toBeNull());
  expect(screen.getByRole('list', { name: 'Shares' })).toHaveTextContent('You$30.00Sam$30.00Linh$30.00');
});
