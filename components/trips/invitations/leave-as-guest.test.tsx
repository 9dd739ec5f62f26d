import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { openBalanceText } from '../costs/costs-text';
import { LeaveAsGuest } from './leave-as-guest';

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.clearAllMocks();
  post.mockResolvedValue({});
});

const show = (tripId: string | null, openBalance = '') =>
  render(
    <LeaveAsGuest tripId={tripId} organiser="Mia" openBalance={openBalance}>
      <p>The invitation</p>
    </LeaveAsGuest>,
  );

test('a guest confirms before they leave, and then the page says that they have left', async () => {
  show('7');
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: 'Leave this trip' });
  await user.click(opener);
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave this trip?' }));
  expect(question.getByText('Your name, people and cars are removed. What you paid stays.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(post).not.toHaveBeenCalled();
  await user.click(opener);
  post.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  const leave = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave' });
  await user.click(leave);
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  await user.click(leave);
  expect(await screen.findByRole('heading', { level: 1, name: 'You’ve left this trip' })).toBeVisible();
  expect(post).toHaveBeenLastCalledWith('/api/trips/7/leave', {});
  expect(screen.queryByText('The invitation')).toBeNull();
  expect(screen.getByText('You’ve left this trip').closest('[tabindex="-1"]')).toHaveFocus();
});

test('the question says an open balance, with which the first name stays', async () => {
  show('7', openBalanceText(-2000));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Leave this trip' }));
  expect(
    await screen.findByText(/^You owe \$20\.00\. The organisers are told, and your first name stays/),
  ).toBeVisible();
});

test('a browser without access to the trip has no button to leave', () => {
  show(null);
  expect(screen.getByText('The invitation')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
