import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { OpenTrip } from './open-trip';

const [push, refresh] = [jest.fn(), jest.fn()];
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));
const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.clearAllMocks();
});

const show = (openedTrip: string | null) =>
  render(
    <OpenTrip token="secret" openedTrip={openedTrip}>
      Open the trip
    </OpenTrip>,
  );

test('a browser with access opens the trip by a plain link', () => {
  show('7');
  expect(screen.getByRole('link', { name: 'Open the trip' })).toHaveAttribute('href', '/trip/7');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the first time, the invitation gives the browser access and the trip opens', async () => {
  post.mockResolvedValueOnce({ trip_id: '7' });
  show(null);
  await userEvent.click(screen.getByRole('button', { name: 'Open the trip' }));
  expect(post).toHaveBeenCalledWith('/api/invites/secret/open', {});
  expect(push).toHaveBeenCalledWith('/trip/7');
  expect(refresh).toHaveBeenCalled();
});

test('a link that an account has claimed meanwhile says so and opens nothing', async () => {
  post.mockRejectedValueOnce(new ApiError(410, 'This invitation belongs to somebody else.'));
  show(null);
  await userEvent.click(screen.getByRole('button', { name: 'Open the trip' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation belongs to somebody else.');
  expect(push).not.toHaveBeenCalled();
});
