import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choiceSite } from '@/tests/factories/fit';
import { JoinAsGuest } from './join-as-guest';

const router = { push: jest.fn(), refresh: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
const patch = jest.fn();
jest.mock('@/lib/api-client', () => ({ api: { patch: (...sent: unknown[]) => patch(...sent) } }));

const nights = { start_date: '2027-03-26', end_date: '2027-03-27', arrive_on: null, leave_on: null };
const open = (site: Parameters<typeof choiceSite>[0] = {}) =>
  render(<JoinAsGuest token="group" nights={nights} fit={choiceSite(site)} />);

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

async function decline() {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('radio', { name: 'Not going' }));
  await user.type(screen.getByLabelText(/^Your name/), 'Priya');
  await user.click(screen.getByRole('button', { name: 'Send my answer' }));
}

test('a guest goes on to their own link, which the browser offers when it opens the trip’s link again', async () => {
  patch.mockResolvedValue({ url: 'https://campmates.example/invite/own' });
  await decline();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/invite/own'));
  expect(patch).toHaveBeenCalledWith('/api/join/group', expect.objectContaining({ attending: false }));
  open();
  expect(await screen.findByRole('link', { name: 'See my answer' })).toHaveAttribute('href', '/invite/own');
});

test('whoever has logged in meanwhile has joined as themselves, and is led on by the page', async () => {
  patch.mockResolvedValue({ attending: false });
  await decline();
  await waitFor(() => expect(router.refresh).toHaveBeenCalled());
  expect(router.push).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test('a kept address that leads anywhere else is not offered', async () => {
  localStorage.setItem('campmates.joined:group', 'https://elsewhere.example/invite/own');
  open();
  await screen.findByRole('radio', { name: 'Going' });
  expect(screen.queryByRole('link', { name: 'See my answer' })).not.toBeInTheDocument();
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

test('before anything is sent the group’s link says whether what is brought suits the campsite', async () => {
  const user = userEvent.setup();
  open({ pets: false });
  await user.click(await screen.findByRole('radio', { name: 'Going' }));
  await user.click(await screen.findByRole('button', { name: 'More pets' }));
  expect(await screen.findByText('Pet 1 isn’t allowed')).toBeVisible();
  expect(screen.getByText('You can still say you’re going.')).toBeVisible();
});
