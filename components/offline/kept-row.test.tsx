import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { KeptInfo } from '@/lib/offline/messages';
import { KeptRow } from './kept-row';

let kept: KeptInfo | undefined;
const removed: unknown[] = [];
jest.mock('@/lib/offline/ask-worker', () => ({
  askWorker: async (name: string, says: unknown) => {
    if (name === 'kept') return kept;
    removed.push(says);
    kept = { trips: [], dropped: null };
    return null;
  },
}));

const at = Date.now();

test('the row says how many trips are kept, and lists them with their size and removes a trip', async () => {
  const trip = {
    id: '1',
    name: 'Easter',
    start: '2027-03-26',
    end: '2027-03-29',
    at,
    bytes: 234_000,
    mapBytes: 134_000,
    guest: false,
  };
  kept = { trips: [trip], dropped: { name: 'Winter', at } };
  render(<KeptRow />);
  await userEvent.click(await screen.findByText('1 trip'));
  expect(
    await screen.findByText(
      /Fri 26 – Mon 29 Mar 2027 · 0\.3 MB · as of \d+(:\d\d)? [ap]m today · Map kept, 0\.2 MB$/,
    ),
  ).toBeVisible();
  expect(screen.getByText(/There was no room for everything: Winter went at/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Easter from this device' }));
  expect(removed).toEqual([{ id: '1' }]);
  expect(await screen.findByText('Nothing is kept yet.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Easter is no longer kept on this device.');
});

test('no dates are named of a trip whose dates are still open', async () => {
  const trip = { id: '1', name: 'Easter', start: '2027-03-26', end: '2027-03-29', open: true };
  kept = { trips: [{ ...trip, at, bytes: 1, mapBytes: 0, guest: false }], dropped: null };
  render(<KeptRow />);
  expect(await screen.findByText(/^Dates still open · /)).toBeInTheDocument();
});

test('a guest’s trip is not listed among the account’s trips', async () => {
  const trip = {
    id: '1',
    name: 'Easter',
    start: '2027-03-26',
    end: '2027-03-29',
    at,
    bytes: 1,
    mapBytes: 0,
    guest: true,
  };
  kept = { trips: [trip], dropped: null };
  render(<KeptRow />);
  expect(await screen.findByText('Nothing is kept yet.')).toBeVisible();
  expect(screen.queryByText('Easter')).toBeNull();
});

test('in a browser without a worker the row says that nothing is kept', async () => {
  kept = undefined;
  render(<KeptRow />);
  await waitFor(() =>
    expect(screen.getByText('This browser keeps nothing for use without reception.')).toBeVisible(),
  );
});

test.each([
  ['Safari, where trips go after a week', { standalone: false }, 1],
  ['the app on the home screen', { standalone: true }, 0],
  ['another browser', {}, 0],
])('in %s', async (_, safari, notes) => {
  window.matchMedia = jest.fn(() => ({ matches: false })) as never;
  for (const [name, value] of Object.entries(safari))
    Object.defineProperty(navigator, name, { value, configurable: true });
  kept = { trips: [], dropped: null };
  render(<KeptRow />);
  await userEvent.click(await screen.findByText('Nothing is kept yet.'));
  expect(screen.queryAllByText(/^This browser deletes .* for a week/)).toHaveLength(notes);
  Reflect.deleteProperty(navigator, 'standalone');
});
