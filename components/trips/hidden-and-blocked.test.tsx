import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { ToastProvider } from '../ui/toast';
import { HiddenAndBlocked } from './hidden-and-blocked';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const [put, remove] = [jest.spyOn(api, 'put'), jest.spyOn(api, 'delete')];
beforeEach(() => {
  jest.clearAllMocks();
  put.mockResolvedValue({});
  remove.mockResolvedValue({});
});

const trips = [{ id: 't', name: 'Easter', dates: '2 – 5 Oct 2026' }];
const blocks = [{ id: 'b', name: 'Mia', created_at: '2026-11-21T00:00:00.000Z' }];

function show(some: { trips: typeof trips; blocks: typeof blocks }) {
  const totals = { trips: some.trips.length, blocks: some.blocks.length };
  render(<HiddenAndBlocked {...some} totals={totals} />, { wrapper: ToastProvider });
  return { user: userEvent.setup(), sections: () => screen.queryAllByRole('heading').length };
}

test('a hidden trip can be opened, and shown again', async () => {
  const { user, sections } = show({ trips, blocks: [] });
  expect(sections()).toBe(1);
  expect(screen.getByRole('link', { name: 'Easter' })).toHaveAttribute('href', '/trip/t');
  await user.click(screen.getByRole('button', { name: 'Show again: Easter' }));
  expect(put).toHaveBeenCalledWith('/api/trips/t/hidden', { hidden: false });
  expect(await screen.findByText('Easter is back among your trips.')).toBeVisible();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test('a blocked person can be unblocked, and a failure shows an error', async () => {
  const { user, sections } = show({ trips: [], blocks });
  expect(sections()).toBe(1);
  remove.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  const unblock = screen.getByRole('button', { name: 'Unblock: Mia' });
  await user.click(unblock);
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  await user.click(unblock);
  expect(remove).toHaveBeenLastCalledWith('/api/account/blocks/b');
  expect(await screen.findByText('Mia can invite you again.')).toBeVisible();
});

test('nothing is rendered when nothing is hidden and nobody is blocked', () => {
  expect(show({ trips: [], blocks: [] }).sections()).toBe(0);
});

test('long lists show their first part, and each loads more without changing the other', () => {
  render(<HiddenAndBlocked trips={trips} blocks={blocks} totals={{ trips: 3, blocks: 2 }} />, {
    wrapper: ToastProvider,
  });
  expect(screen.getByRole('link', { name: 'Show 2 more trips' })).toHaveAttribute(
    'href',
    '?blocked=1&hidden=3',
  );
  expect(screen.getByRole('link', { name: 'Show 1 more people' })).toHaveAttribute(
    'href',
    '?hidden=1&blocked=2',
  );
});
