import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ApiError, api } from '@/lib/api-client';
import { SendKeptAnswer } from './send-kept-answer';

const [replace, refresh] = [jest.fn(), jest.fn()];
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace, refresh }) }));
const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  jest.clearAllMocks();
});

const dates = { start_date: '2027-03-26', end_date: '2027-03-29' };
const show = () =>
  render(
    <StrictMode>
      <SendKeptAnswer tripId="7" dates={dates} />
    </StrictMode>,
  );

test('the kept answer is sent once, for the dates that the person saw, and the trip opens', async () => {
  patch.mockResolvedValue({});
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Sending your answer…');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/trip/7'));
  expect(refresh).toHaveBeenCalled();
  expect(patch.mock.calls).toEqual([['/api/trips/7/attending', { attending: false, for_dates: dates }]]);
});

test('an answer that could not be sent says why and can be sent again', async () => {
  patch.mockRejectedValueOnce(new ApiError(409, 'The dates have changed.')).mockResolvedValueOnce({});
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The dates have changed.');
  expect(replace).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/trip/7'));
});
