import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choiceSite } from '@/tests/factories/fit';
import { JoinAsGuest } from './join-as-guest';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
const patch = jest.fn();
jest.mock('@/lib/api-client', () => ({ api: { patch: (...sent: unknown[]) => patch(...sent) } }));

const nights = {
  start_date: '2027-03-26',
  end_date: '2027-03-27',
  arrive_on: null,
  leave_on: null,
  arrive_by: null,
  leave_by: null,
};
const open = (site: Parameters<typeof choiceSite>[0] = {}, another = false) =>
  render(<JoinAsGuest token="group" nights={nights} fit={choiceSite(site)} another={another} />);

beforeEach(() => {
  jest.clearAllMocks();
  sessionStorage.clear();
});

async function decline(another = false) {
  const user = userEvent.setup();
  open({}, another);
  await user.click(await screen.findByRole('radio', { name: 'Not going' }));
  await user.type(screen.getByLabelText(/^Your name/), 'Priya');
  await user.click(screen.getByRole('button', { name: /^Send: / }));
}

test('a guest goes on to their own link; an answer for another household says so', async () => {
  patch.mockResolvedValue({ url: 'https://campmates.example/invite/own' });
  await decline();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/invite/own'));
  expect(patch).toHaveBeenCalledWith('/api/join/group', expect.objectContaining({ attending: false }));
  expect(patch.mock.calls[0]?.[1]).not.toHaveProperty('another');
  cleanup();
  await decline(true);
  await waitFor(() => expect(patch).toHaveBeenCalledTimes(2));
  expect(patch.mock.calls[1]?.[1]).toMatchObject({ another: true });
});

test('a person who has logged in meanwhile joins with their account, and the page redirects', async () => {
  patch.mockResolvedValue({ attending: false });
  await decline();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(router.push).not.toHaveBeenCalled();
});

test('the tab keeps the name of an unsent draft, but not the address for the receipt', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('radio', { name: 'Not going' }));
  await user.type(screen.getByLabelText(/^Your email/), 'priya@example.com');
  await user.type(screen.getByLabelText(/^Your name/), 'Priya Nair');
  const kept = JSON.stringify({ ...sessionStorage });
  expect(kept).toContain('Priya Nair');
  expect(kept).not.toContain('priya@example.com');
});

test('before sending, the page says whether the people and vehicles suit the campsite', async () => {
  const user = userEvent.setup();
  open({ pets: false });
  await user.click(await screen.findByRole('radio', { name: 'Going' }));
  await user.click(await screen.findByRole('button', { name: 'More pets' }));
  expect(await screen.findByText('Pet 1 isn’t allowed')).toBeVisible();
  expect(screen.getByText('You can still say you’re going.')).toBeVisible();
});
