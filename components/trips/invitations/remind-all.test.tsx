import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';
import { RemindAll } from './remind-all';

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  post.mockReset();
  post.mockResolvedValue({ reminded: 2 });
});

async function ask(waiting = 2) {
  render(<RemindAll tripId="1" waiting={waiting} />, { wrapper: ToastProvider });
  const user = userEvent.setup();
  await user.click(opener());
  return user;
}
const opener = () => screen.getByRole('button', { name: /^Remind/ });
const question = () => within(screen.getByRole('alertdialog'));
const send = () => question().getByRole('button', { name: 'Send reminders' });

test('people without an answer are reminded after a confirmation', async () => {
  const user = await ask();
  expect(opener()).toHaveTextContent('Remind all 2');
  expect(screen.getByRole('alertdialog', { name: 'Remind 2 people?' })).toBeVisible();
  await user.click(question().getByRole('button', { name: 'Cancel' }));
  expect(post).not.toHaveBeenCalled();
  expect(opener()).toHaveFocus();
  await user.click(opener());
  await user.click(send());
  expect(post.mock.calls).toEqual([['/api/trips/1/reminders', {}]]);
  expect(await screen.findByText('2 people reminded by email.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('when everybody was reminded a short while ago, the page says so', async () => {
  const user = await ask();
  post.mockResolvedValue({ reminded: 0 });
  await user.click(send());
  expect(await screen.findByText('You’ve reminded everyone in the last 24 hours already.')).toBeVisible();
});

test('reminders that fail show an error, and can be sent again', async () => {
  const user = await ask();
  post.mockRejectedValueOnce(new ApiError(503, 'The database is away.'));
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  await user.click(opener());
  await user.click(send());
  expect(await screen.findByText('2 people reminded by email.')).toBeVisible();
});

test('the text for a single person is in the singular', async () => {
  await ask(1);
  expect(opener()).toHaveTextContent(/^Remind$/);
  expect(screen.getByRole('alertdialog', { name: 'Send a reminder?' })).toBeVisible();
});
