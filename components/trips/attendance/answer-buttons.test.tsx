import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { householdOwner } from '@/lib/offline/owner-key';
import { AnswerButtons } from './answer-buttons';
import { NotGoing } from './not-going';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  jest.clearAllMocks();
  patch.mockResolvedValue({});
});

const for_dates = { start_date: '2027-03-26', end_date: '2027-03-28' };
const button = (name: string) => screen.getByRole('button', { name });

test('Going leads to the choice of people, and Not going is sent at once and can be sent again', async () => {
  render(<AnswerButtons trip={{ id: '1', ...for_dates }} />, { wrapper: ToastProvider });
  const user = userEvent.setup();
  expect(screen.getByRole('link', { name: 'Going' })).toHaveAttribute('href', '/trip/1/attendance');
  patch.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  await user.click(button('Not going'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save: The database is away.');
  await user.click(button('Not going'));
  expect(patch).toHaveBeenLastCalledWith('/api/trips/1/attending', { attending: false, for_dates });
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test.each([
  ['a guest who is going', true, householdOwner('h'), true],
  ['a guest who hasn’t answered', false, householdOwner('h'), false],
  ['an account', true, 'account', false],
])('before a no %s is asked whether their people may be removed: %j', async (_, going, owner, asked) => {
  const onSend = jest.fn();
  render(
    <DraftOwner id={owner}>
      <NotGoing going={going} onSend={onSend} />
    </DraftOwner>,
  );
  await userEvent.setup().click(button('Not going'));
  const question = screen.queryByRole('alertdialog', { name: 'Not going after all?' });
  expect([question !== null, onSend.mock.calls.length]).toEqual([asked, asked ? 0 : 1]);
});

test('an answer of not going can be taken back at once', async () => {
  render(<AnswerButtons trip={{ id: '1', ...for_dates }} />, { wrapper: ToastProvider });
  const user = userEvent.setup();
  await user.click(button('Not going'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(patch).toHaveBeenLastCalledWith('/api/trips/1/attending', { attending: null, for_dates });
  await waitFor(() => expect(screen.getByText('You haven’t answered yet.')).toBeInTheDocument());
});
