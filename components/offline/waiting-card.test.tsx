import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { askWorker } from '@/lib/offline/ask-worker';
import type { KeptChange } from '@/lib/offline/changes';
import { ToastProvider } from '../ui/toast';
import { sinceText } from './since-text';
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

function show(changes: KeptChange[], ofTrip = true) {
  render(<WaitingCard changes={changes} ofTrip={ofTrip} />, { wrapper: ToastProvider });
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

test('says how many wait, what and since when, and that they go out by themselves', () => {
  show([change({}), change({ id: 2, label: 'Not going', kind: 'Your answer' })]);
  const card = screen.getByRole('region', { name: 'Waiting to be sent' });
  expect(card).toHaveTextContent('2 waiting');
  const [first] = within(card).getAllByRole('listitem');
  expect(first).toHaveTextContent(`I’ll bring 4: Camp chairsGear, ${sinceText(since)}`);
  expect(card).toHaveTextContent('They go out by themselves when you have reception.');
});

test('Undo takes one back, or says that it was too late', async () => {
  const user = show([change({})]);
  await user.click(button('Undo: I’ll bring 4: Camp chairs'));
  expect(ask).toHaveBeenCalledWith('takeBackChange', { id: 1 });
  ask.mockResolvedValue(false);
  await user.click(button('Undo: I’ll bring 4: Camp chairs'));
  expect(await screen.findByText('That has just been sent.')).toBeVisible();
});

test('a refusal says what was tried and why not, and can be tried again or dismissed', async () => {
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

test('beside what waits a refusal says itself that it isn’t saved', () => {
  show([change({}), change({ id: 2, refused: { status: 409, words: 'This trip was called off.' } })]);
  expect(screen.getByText('Not saved: This trip was called off.')).toBeVisible();
});

test('a refused answer is given anew, for what the trip is now', () => {
  show([change({ kind: 'Your answer', refused: { status: 409, words: 'The dates have changed.' } })]);
  expect(screen.getByRole('link', { name: 'Answer again' })).toHaveAttribute(
    'href',
    '/trip/easter/attendance',
  );
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
});

test('away from its trip each one leads there', () => {
  show([change({})], false);
  expect(screen.getByRole('link', { name: /Open the trip/ })).toHaveAttribute('href', '/trip/easter');
});

test.each([
  [new Date(2027, 2, 27, 20, 0), 'today 8:05'],
  [new Date(2027, 2, 28, 1, 0), 'yesterday 8:05'],
  [new Date(2027, 3, 2, 1, 0), 'Sat 27 Mar 8:05'],
])('at %s it was made %s', (now, text) => expect(sinceText(since, now)).toBe(text));
