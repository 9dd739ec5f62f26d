import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { ReportInvitation } from './report-invitation';

const post = jest.spyOn(api, 'post');
const words = 'We’ll look into it. You won’t get any more emails about this trip.';
const opener = () => screen.getByRole('button', { name: 'Report this invitation' });

test('a report is sent after a confirmation, and the page says what happens next', async () => {
  post.mockRejectedValueOnce(new ApiError(503, 'The database is away.')).mockResolvedValue(undefined);
  render(<ReportInvitation token="abc" reported={false} />);
  const user = userEvent.setup();
  await user.click(opener());
  const question = within(await screen.findByRole('alertdialog', { name: 'Report this invitation?' }));
  expect(question.getByText(words)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(post).not.toHaveBeenCalled();
  await user.click(opener());
  const report = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Report' });
  await user.click(report);
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  await user.click(report);
  expect(await screen.findByRole('status')).toHaveTextContent(`You’ve reported this invitation. ${words}`);
  expect(post).toHaveBeenLastCalledWith('/api/invites/abc/report', {});
  expect(screen.queryByRole('button', { name: 'Report this invitation' })).toBeNull();
});

test('an invitation that was reported before says so', () => {
  render(<ReportInvitation token="abc" reported />);
  expect(screen.getByRole('status')).toHaveTextContent('You’ve reported this invitation.');
  expect(screen.queryByRole('button')).toBeNull();
});
