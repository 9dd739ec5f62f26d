import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { inTurn } from '../in-turn';
import { SuggestSeats } from './suggest-seats';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const path = '/api/trips/1/seats/suggestion';
const van = { ride_id: 'van', passengers: [{ person_id: 'sam' }, { person_id: 'kim' }], tows: ['caravan'] };

const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
beforeEach(() => {
  jest.clearAllMocks();
  put.mockResolvedValue({});
  get.mockResolvedValue({ cars: [{ ...van, passengers: [{ person_id: 'sam' }], tows: [] }] });
});

async function suggest() {
  const user = userEvent.setup();
  const { rerender } = render(<SuggestSeats tripId="1" />, {
    wrapper: ToastProvider,
  });
  await user.click(screen.getByRole('button', { name: 'Suggest seats' }));
  return Object.assign(user, { rerender });
}

test('one tap gives out the seats, and Undo takes back what it has changed', async () => {
  post.mockResolvedValue({ cars: [van], unseated: [], untowed: [] });
  const user = await suggest();
  expect(post).toHaveBeenCalledWith(path, { apply: true });
  expect(await screen.findByText('Everybody has a seat now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(put).toHaveBeenCalledWith(path, {
    seats: [{ person_id: 'kim', ride_id: null }],
    tows: [{ ride_id: 'caravan', car_id: null }],
  });
  expect(await screen.findByText('The seats are as they were.')).toBeVisible();
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Suggest seats' })).toHaveFocus();
});

test('Undo stays when the message is gone, when the page is refreshed and when a suggestion changes nothing', async () => {
  post.mockResolvedValue({ cars: [van], unseated: [], untowed: [] });
  const user = await suggest();
  const message = await screen.findByText('Everybody has a seat now.');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(message).not.toBeInTheDocument());
  user.rerender(<SuggestSeats tripId="1" />);
  get.mockResolvedValue({ cars: [van] });
  await user.click(screen.getByRole('button', { name: 'Suggest seats' }));
  expect(await screen.findByText('Everybody has a seat already.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(put).toHaveBeenCalledWith(path, {
    seats: [{ person_id: 'kim', ride_id: null }],
    tows: [{ ride_id: 'caravan', car_id: null }],
  });
});

test('an Undo that is refused can be tried again', async () => {
  post.mockResolvedValue({ cars: [van], unseated: [], untowed: [] });
  put.mockRejectedValue(new ApiError(409, 'This car is full.'));
  const user = await suggest();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('This car is full.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('where nothing changes there is nothing to undo', async () => {
  post.mockResolvedValue({
    cars: [{ ...van, passengers: [{ person_id: 'sam' }], tows: [] }],
    unseated: [],
    untowed: [],
  });
  await suggest();
  expect(await screen.findByText('Everybody has a seat already.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('what was tapped last is saved first, and is what Undo goes back to', async () => {
  let tapped = (_: unknown) => {};
  const saved = inTurn(() => new Promise((resolve) => (tapped = resolve)));
  post.mockResolvedValue({ cars: [van], unseated: [], untowed: [] });
  await suggest();
  expect(get).not.toHaveBeenCalled();
  tapped({});
  await saved;
  expect(await screen.findByText('Everybody has a seat now.')).toBeVisible();
  expect(get.mock.invocationCallOrder[0]).toBeLessThan(post.mock.invocationCallOrder[0] ?? 0);
});

test('a refusal is said', async () => {
  post.mockRejectedValue(new ApiError(409, 'This trip was called off.'));
  await suggest();
  expect(await screen.findByText('This trip was called off.')).toBeVisible();
});
