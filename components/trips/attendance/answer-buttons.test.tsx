import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DraftOwner } from '@/components/ui/drafts';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { householdOwner } from '@/lib/offline/owner-key';
import { AnswerButtons } from './answer-buttons';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const patch = jest.spyOn(api, 'patch');
beforeEach(() => {
  jest.clearAllMocks();
  patch.mockResolvedValue({});
});

const for_dates = { start_date: '2027-03-26', end_date: '2027-03-28' };
const trip = { id: '1', ...for_dates };

function show(attending: boolean | null, over = false, owner = 'account') {
  render(
    <DraftOwner id={owner}>
      <AnswerButtons trip={trip} attending={attending} over={over} />
    </DraftOwner>,
    { wrapper: ToastProvider },
  );
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

test('while the answer is pending, Going leads to the choice of people and Not going is sent at once', async () => {
  const user = show(null);
  expect(screen.getByRole('link', { name: 'Going' })).toHaveAttribute('href', '/trip/1/attendance');
  await user.click(button('Not going'));
  expect(patch).toHaveBeenCalledWith('/api/trips/1/attending', { attending: false, for_dates });
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});

test.each([
  [null, true, true],
  [null, false, false],
  [true, true, false],
])('with the answer %j, over: %j, the note about late answers shows: %j', (attending, late, said) => {
  show(attending, late);
  expect(screen.queryByText('This trip is over, but you can still answer.') !== null).toBe(said);
});

test.each([
  [true, 'Going', ['Not going', 'Cancel']],
  [false, 'Not going', ['Cancel']],
])('after an answer (%j) the buttons come back only on request', async (attending, status, expected) => {
  const user = show(attending);
  expect(screen.getByText(status)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Going' })).toBeNull();
  await user.click(button('Change my answer'));
  expect(screen.getByRole('link', { name: 'Going' })).toBeVisible();
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(expected);
  await user.click(button('Cancel'));
  expect(button('Change my answer')).toHaveFocus();
});

test('a guest who is going confirms before their people are removed; an account and a pending guest do not', async () => {
  const user = show(true, false, householdOwner('h'));
  await user.click(button('Change my answer'));
  await user.click(button('Not going'));
  const question = within(screen.getByRole('alertdialog', { name: 'Not going after all?' }));
  expect(question.getByText('Your people, cars and diets are removed from this trip.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(patch).not.toHaveBeenCalled();
  await user.click(button('Not going'));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Not going' }));
  expect(patch).toHaveBeenCalledWith('/api/trips/1/attending', { attending: false, for_dates });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  for (const [attending, owner] of [
    [true, 'account'],
    [null, householdOwner('h')],
  ] as const) {
    cleanup();
    patch.mockClear();
    const other = show(attending, false, owner);
    if (attending) await other.click(button('Change my answer'));
    await other.click(button('Not going'));
    expect(patch).toHaveBeenCalledTimes(1);
  }
});

test('an answer that cannot be saved shows an error and can be sent again', async () => {
  const user = show(null);
  patch.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  await user.click(button('Not going'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save: The database is away.');
  await user.click(await screen.findByRole('button', { name: 'Not going' }));
  await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
});
