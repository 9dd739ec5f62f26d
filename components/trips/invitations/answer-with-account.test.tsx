import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { AnswerWithAccount } from './answer-with-account';

const [push, refresh] = [jest.fn(), jest.fn()];
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

const dates = { start_date: '2027-03-26', end_date: '2027-03-28' };

const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  jest.clearAllMocks();
  patch.mockResolvedValue({});
});

test.each([
  ['Accept', true, '/trip/1/attendance?first=1'],
  ['Not going', false, '/trip/1'],
])('%s accepts the invitation and goes on', async (name, attending, destination) => {
  const user = userEvent.setup();
  render(<AnswerWithAccount address="/api/invites/secret" tripId="1" dates={dates} />);
  await user.click(screen.getByRole('button', { name }));
  expect(patch).toHaveBeenCalledWith('/api/invites/secret', { attending, for_dates: dates });
  await waitFor(() => expect(push).toHaveBeenCalledWith(destination));
  expect(refresh).toHaveBeenCalled();
});

test('people chosen as a guest are not asked for again', async () => {
  const user = userEvent.setup();
  render(<AnswerWithAccount address="/api/invites/secret" tripId="1" dates={dates} chosen />);
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/trip/1'));
});

test('an invitation that somebody else has claimed meanwhile says so', async () => {
  const user = userEvent.setup();
  render(<AnswerWithAccount address="/api/invites/secret" tripId="1" dates={dates} />);
  patch.mockRejectedValueOnce(new ApiError(410, 'This invitation belongs to somebody else.'));
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation belongs to somebody else.');
  expect(push).not.toHaveBeenCalled();
});
