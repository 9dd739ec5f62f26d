import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askWorker } from '@/lib/offline/ask-worker';
import { EXPENSE, type KeptChange, OPENING } from '@/lib/offline/changes';
import { ToastProvider } from '../ui/toast';
import { sentText, sinceText } from './since-text';
import { WaitingCard } from './waiting-card';

jest.mock('../../lib/offline/ask-worker', () => ({ askWorker: jest.fn() }));
const ask = jest.mocked(askWorker);
beforeEach(() => ask.mockReset().mockResolvedValue(true));

const since = new Date(2027, 2, 27, 8, 5).getTime();
const change = (changes: Partial<KeptChange>): KeptChange => ({
  id: 1,
  viewer: 'mia',
  trip: 'easter',
  thing: null,
  label: 'I’ll bring 4: Camp chairs',
  kind: 'Gear',
  method: 'PUT',
  path: '/',
  body: '{}',
  key: 'k',
  since,
  faults: 0,
  refused: null,
  ...changes,
});

function show(changes: KeptChange[], ofTrip = true, sent: KeptChange[] = []) {
  render(<WaitingCard changes={changes} sent={sent} ofTrip={ofTrip} />, { wrapper: ToastProvider });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

test('the card says how many changes wait, what they are and since when, and that they are sent by themselves', () => {
  show([change({}), change({ id: 2, label: 'Not going', kind: 'Your answer' })]);
  const card = screen.getByRole('region', { name: 'Waiting to be sent' });
  expect(card).toHaveTextContent('2 waiting');
  const [first] = within(card).getAllByRole('listitem');
  expect(first).toHaveTextContent(`I’ll bring 4: Camp chairsGear, ${sinceText(since)}`);
  expect(card).toHaveTextContent('They go out by themselves when you have reception.');
});

test('Undo takes a change back, or says that it was too late', async () => {
  const user = show([change({})]);
  await user.click(button('Undo: I’ll bring 4: Camp chairs'));
  expect(ask).toHaveBeenCalledWith('takeBackChange', { id: 1 });
  ask.mockResolvedValue(false);
  await user.click(button('Undo: I’ll bring 4: Camp chairs'));
  expect(await screen.findByText('This change has just been sent.')).toBeVisible();
});

test('Undo of a change whose response was lost says that the change may have arrived', async () => {
  ask.mockResolvedValue(true);
  const user = show([change({ tried: true })]);
  await user.click(button('Undo: I’ll bring 4: Camp chairs'));
  expect(await screen.findByText(/It may already have been sent/)).toBeVisible();
});

test('a refusal says what was tried and why it failed, and can be tried again or dismissed', async () => {
  const user = show([change({ refused: { status: 409, words: 'This trip was called off.' } })]);
  const card = screen.getByRole('region', { name: 'Not saved' });
  expect(card).toHaveTextContent('I’ll bring 4: Camp chairs');
  expect(card).toHaveTextContent('This trip was called off.');
  expect(within(card).getAllByText(/Not saved/)).toHaveLength(1);
  await user.click(button('Try again: I’ll bring 4: Camp chairs'));
  expect(ask).toHaveBeenLastCalledWith('retryChange', { id: 1 });
  await user.click(button('Dismiss: I’ll bring 4: Camp chairs'));
  expect(ask).toHaveBeenLastCalledWith('takeBackChange', { id: 1 });
});

test.each([
  [409, 'PUT', 'Compare both'],
  [404, 'PUT', 'Edit'],
  [409, 'POST', 'Edit'],
])(
  'an expense that was refused with %i to its %s says “%s” and leads to its form',
  async (status, method, word) => {
    const expense = change({ kind: EXPENSE, method, refused: { status, words: 'It is $64.20 now.' } });
    const edit = jest.fn();
    const user = userEvent.setup();
    const { rerender } = render(<WaitingCard changes={[expense]} sent={[]} ofTrip onEditExpense={edit} />, {
      wrapper: ToastProvider,
    });
    await user.click(button(`${word}: ${expense.label}`));
    expect(edit).toHaveBeenCalledWith(expense);
    rerender(<WaitingCard changes={[expense]} sent={[]} ofTrip />);
    expect(screen.getByRole('link', { name: `${word} in Costs` })).toHaveAttribute(
      'href',
      '/trip/easter/costs',
    );
    expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  },
);

test('a sent change says when it was sent, the newest comes first, and a press removes it', async () => {
  const sentAt = Date.now();
  const sent = [1, 2, 3, 4, 5].map((id) => change({ id, label: `Ticked off: ${id}`, sentAt }));
  const user = show([], true, sent);
  const card = screen.getByRole('region', { name: 'Sent' });
  const rows = within(card).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    [5, 4, 3, 2].map((id) => `Ticked off: ${id}${sentText(sentAt)}`),
  );
  expect(card).toHaveTextContent('And 1 change before.');
  await user.click(button('Hide what was sent'));
  expect(ask).toHaveBeenCalledWith('dismissSent', { ids: [1, 2, 3, 4, 5] });
});

test.each([
  [9, 12, 'Sent 9:12 am'],
  [0, 5, 'Sent 12:05 am'],
  [12, 0, 'Sent 12:00 pm'],
  [17, 30, 'Sent 5:30 pm'],
])('a change sent at %i:%i says %s, and on the next day that it was yesterday', (hour, minute, text) => {
  const at = new Date(2027, 2, 27, hour, minute).getTime();
  expect(sentText(at, new Date(2027, 2, 27, 23, 0))).toBe(text);
  expect(sentText(at, new Date(2027, 2, 28, 0, 1))).toBe(text.replace('Sent', 'Sent yesterday'));
});

test('beside waiting changes a refused one says itself that it isn’t saved', () => {
  show([change({}), change({ id: 2, refused: { status: 409, words: 'This trip was called off.' } })]);
  expect(screen.getByText('Not saved: This trip was called off.')).toBeVisible();
});

test('a refused answer is given again on the form, for the trip as it is now', () => {
  show([change({ kind: 'Your answer', refused: { status: 409, words: 'The dates have changed.' } })]);
  expect(screen.getByRole('link', { name: 'Answer again' })).toHaveAttribute(
    'href',
    '/trip/easter/attendance',
  );
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

test('a card that was opened without reception has no Undo, and refused it says that nobody was told', () => {
  const opening = { kind: OPENING, label: 'Sam’s medical card' };
  const refused = { status: 403, words: 'This card isn’t shared with you.' };
  show([change(opening), change({ ...opening, id: 2, refused })]);
  expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  expect(
    screen.getByText(
      'Not saved: This card isn’t shared with you. Nobody was told that you opened it: please tell them yourself.',
    ),
  ).toBeVisible();
});

test('away from its trip’s page each change links to its trip', () => {
  show([change({})], false);
  expect(screen.getByRole('link', { name: /Open the trip/ })).toHaveAttribute('href', '/trip/easter');
});

test.each([
  [new Date(2027, 2, 27, 20, 0), 'today 8:05'],
  [new Date(2027, 2, 28, 1, 0), 'yesterday 8:05'],
  [new Date(2027, 3, 2, 1, 0), 'Sat 27 Mar 8:05'],
])('at %s a change was made %s', (now, text) => expect(sinceText(since, now)).toBe(text));
