import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { askWorker } from '@/lib/offline/ask-worker';
import { EXPENSE, type KeptChange } from '@/lib/offline/changes';
import { sendOrKeep } from '@/lib/offline/send-or-keep';
import { costsProps, linh, olivia, sam, shownCosts, shownExpense } from '@/tests/factories/shown-costs';
import { AddExpense } from './add-expense';
import { CostsView } from './costs-view';
import { typedExpense } from './typed-expense';
import { WaitingCosts } from './waiting-costs';

/**
 * Tests of the costs without reception: a saved form waits on the device, or the server refuses it
 * when the device sends it later.
 */

let waiting: KeptChange[] = [];
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('../../../lib/offline/ask-worker', () => ({ askWorker: jest.fn() }));
jest.mock('../../../lib/offline/send-or-keep', () => ({
  ...jest.requireActual('../../../lib/offline/send-or-keep'),
  sendOrKeep: jest.fn(),
}));
jest.mock('../../offline/use-waiting', () => ({ useWaiting: () => waiting, useSent: () => [] }));
const keep = jest.mocked(sendOrKeep);
const get = jest.spyOn(api, 'get');

beforeEach(() => {
  jest.clearAllMocks();
  waiting = [];
  keep.mockResolvedValue(undefined);
});

const { address, days } = costsProps();
const path = `${address}/expenses`;
const wood = shownExpense();
const own = `${path}/${wood.id}`;
const field = (name: string) => screen.getByLabelText(name);
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const kept = (changes: Partial<KeptChange> = {}): KeptChange => ({
  id: 7,
  viewer: 'mia',
  trip: '1',
  thing: own,
  kind: EXPENSE,
  label: 'Changed: Wood, $90.00',
  method: 'PUT',
  path: own,
  key: 'k',
  since: 0,
  faults: 0,
  refused: null,
  body: JSON.stringify({ what: 'Wood', day: wood.day, cents: 9000, paid_by: olivia, version: 1 }),
  shown: { ...typedExpense(shownCosts(), days, wood), what: 'Wood' },
  ...changes,
});

function show(costs = shownCosts()) {
  render(
    <>
      <WaitingCosts tripId="1" address={address} costs={costs} days={days} />
      <CostsView {...costsProps(costs)} />
    </>,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}

async function edit(user: ReturnType<typeof show>) {
  await user.click(button(/Firewood/));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit expense' });
}

test('a new expense waits, and so does the next one', async () => {
  render(<AddExpense address={address} costs={shownCosts()} days={days} />, { wrapper: ToastProvider });
  const user = userEvent.setup();
  await user.click(button('Add an expense'));
  for (const what of ['Ice', 'Gas']) {
    await user.type(await screen.findByLabelText('What for'), what);
    await user.type(field('Amount in dollars'), '12');
    await user.click(button('Add another'));
    expect(await screen.findByText(`Waiting to be sent: ${what}.`)).toBeVisible();
    expect(field('What for')).toHaveValue('');
  }
  expect(keep.mock.calls).toMatchObject([
    ['post', path, { what: 'Ice', cents: 1200 }, { kind: EXPENSE, label: 'Ice, $12.00' }],
    ['post', path, { what: 'Gas', cents: 1200 }, { kind: EXPENSE, label: 'Gas, $12.00' }],
  ]);
  const things = keep.mock.calls.map(([, , , { thing }]) => thing);
  expect(new Set(things).size).toBe(2);
  // Without network router.refresh() would leave the page.
  expect(refresh).not.toHaveBeenCalled();
});

test('without network an expense opens from the device, and its change waits with its version', async () => {
  get.mockImplementation(async (asked) => {
    if (asked !== path) throw new ApiError(0, undefined);
    return shownCosts();
  });
  const user = show();
  await edit(user);
  await user.clear(field('What for'));
  await user.type(field('What for'), 'Wood');
  await user.click(button('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keep.mock.calls).toMatchObject([
    ['put', own, { what: 'Wood', cents: 9000, version: 1 }, { thing: own, label: 'Changed: Wood, $90.00' }],
  ]);
  expect(refresh).not.toHaveBeenCalled();
});

test('a waiting change is shown with its expense, and the form opens with it again', async () => {
  waiting = [kept()];
  get.mockResolvedValue({ expense: shownExpense({ version: 2, cents: 6420 }) });
  const user = show();
  await user.click(button(/Firewood/));
  expect(screen.getByRole('dialog')).toHaveTextContent('Waiting to be sent: Changed: Wood, $90.00');
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await screen.findByRole('form', { name: 'Edit expense' });
  expect(
    [field('What for'), field('Amount in dollars')].map((each) => (each as HTMLInputElement).value),
  ).toEqual(['Wood', '90.00']);
  await user.click(button('Save'));
  // The request contains the version that the person saw while typing, so that it can't overwrite a
  // newer version unseen.
  await waitFor(() => expect(keep).toHaveBeenCalled());
  expect(keep.mock.calls[0]?.[2]).toMatchObject({ what: 'Wood', cents: 9000, version: 1 });
});

const theirs = shownExpense({ cents: 6420, version: 2 });

async function compare() {
  const words = 'This expense was changed in the meantime: the amount is $64.20 now.';
  waiting = [kept({ refused: { status: 409, words, fields: { cents: 'This is $64.20 now.' } } })];
  get.mockResolvedValue({ expense: theirs });
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^Compare both/ }));
  await screen.findByText('Somebody else has changed this expense');
  expect(field('What for')).toHaveValue('Wood');
  expect(field('Amount in dollars')).toHaveValue('90.00');
  expect(field('Amount in dollars')).toHaveAccessibleDescription('This is $64.20 now.');
  return user;
}

test('a change refused for a newer version shows both, and a press overwrites the newer one', async () => {
  const user = await compare();
  keep.mockResolvedValue({});
  await user.click(button('Save mine over it'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(keep.mock.calls).toMatchObject([
    ['put', own, { what: 'Wood', cents: 9000, version: 2 }, { thing: own }],
  ]);
});

test('the reader can take the newer version, and the refused change leaves the list', async () => {
  const user = await compare();
  await user.click(button('Take theirs'));
  expect(field('What for')).toHaveValue('Firewood, 6 bags');
  expect(field('Amount in dollars')).toHaveValue('64.20');
  expect(askWorker).toHaveBeenCalledWith('takeBackChange', { id: 7 });
  expect(keep).not.toHaveBeenCalled();
});

test('a refused change of a deleted expense is added again, in place of the refused one', async () => {
  waiting = [kept({ refused: { status: 404, words: 'Not found.' } })];
  get.mockResolvedValue(shownCosts({ expenses: [] }));
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  expect(await screen.findByText(/If you save, it is added again/)).toBeVisible();
  await user.click(button('Save'));
  await waitFor(() => expect(keep).toHaveBeenCalled());
  expect(keep.mock.calls[0]).toMatchObject(['post', path, { what: 'Wood', cents: 9000 }, { thing: own }]);
});

test('a refused new expense opens as typed, with the reason', async () => {
  const typed = { ...typedExpense(shownCosts(), days), what: 'Ice', cents: '12', among: 'some' as const };
  const shares = typed.shares.map((share) => ({ ...share, chosen: share.household_id === sam, weight: '3' }));
  const words = 'Please choose somebody who is going.';
  waiting = [
    kept({
      method: 'POST',
      path,
      thing: `${path} its key`,
      body: '{}',
      shown: { ...typed, shares },
      refused: { status: 400, words, fields: { paid_by: words } },
    }),
  ];
  const user = show();
  await user.click(await screen.findByRole('button', { name: /^Edit/ }));
  await screen.findByRole('form', { name: 'Add an expense' });
  await waitFor(() => expect(field('Who paid')).toHaveAccessibleDescription(words));
  await user.selectOptions(field('Who paid'), 'Linh');
  await user.click(button('Save'));
  await waitFor(() => expect(keep).toHaveBeenCalled());
  expect(keep.mock.calls[0]).toMatchObject([
    'post',
    path,
    { what: 'Ice', cents: 1200, paid_by: linh, shares: [{ household_id: sam, weight: 3 }] },
    { thing: `${path} its key` },
  ]);
});

test('a payment waits, and can’t be marked a second time meanwhile', async () => {
  const user = show();
  await user.click(button(/Mark it paid/));
  expect(keep.mock.calls).toEqual([
    [
      'post',
      `${address}/payments`,
      { from: sam, to: olivia, cents: 3000 },
      { thing: null, kind: 'Payment', label: 'Sam paid you $30.00', shown: { from: sam, to: olivia } },
    ],
  ]);
  expect(await screen.findByText('Waiting to be sent.')).toBeVisible();
  expect(refresh).not.toHaveBeenCalled();
});

test('the line of a waiting payment says so in place of the button', () => {
  const payment = {
    path: `${address}/payments`,
    kind: 'Payment',
    thing: null,
    shown: { from: sam, to: olivia },
  };
  waiting = [kept({ ...payment, method: 'POST', label: 'Sam paid you $30.00' })];
  show();
  expect(screen.queryByRole('button', { name: /Mark it paid/ })).toBeNull();
  expect(screen.getByText('Waiting to be sent', { selector: '.payment-line *' })).toBeVisible();
});
