import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { ConfirmEmail } from './confirm-email';
import { EndedReset } from './ended-reset';
import { ResetPasswordForm } from './reset-password-form';

const expired = new ApiError(400, 'This link has expired.');
const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
beforeEach(() => jest.resetAllMocks());

const linksOf = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test.each([
  [
    'a sign-up’s',
    false,
    [
      ['Go to log in', '/login?again'],
      ['Sign up again', '/login?mode=signup&again'],
    ],
  ],
  ['a new address’s', true, [['Ask for a new link', '/profile/account']]],
])('%s link that has expired offers the next step', async (_, signedIn, links) => {
  get.mockRejectedValue(expired);
  render(<ConfirmEmail token="old" onward="" signedIn={signedIn} ended={null} />);
  expect(await screen.findByText('This link has expired.')).toBeVisible();
  expect(linksOf()).toEqual(links);
});

test('an unknown sign-up link shows possible reasons and sends a new link to a typed address', async () => {
  get.mockRejectedValue(new ApiError(400, 'Invalid confirmation link.'));
  const message = 'If that address is waiting to be confirmed, a new link is on its way.';
  post.mockResolvedValue({ message });
  render(<ConfirmEmail token="x" onward="" signedIn={false} ended={null} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^Invalid confirmation link\.We don’t know this link\./,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeDisabled();
  await user.type(screen.getByLabelText('Email'), 'mia@example.com{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(post.mock.calls).toEqual([['/auth/resend-confirmation', { email: 'mia@example.com' }]]);
});

test('a link whose request failed can be tried again and is not called dead', async () => {
  get.mockRejectedValueOnce(new ApiError(0, undefined));
  get.mockResolvedValueOnce({ message: 'Your account is confirmed.', next: '', log_in_as: null });
  render(<ConfirmEmail token="good" onward="" signedIn={false} ended={null} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your account is confirmed.')).toBeVisible();
});

async function resetWith(refusal: ApiError) {
  post.mockRejectedValue(refusal);
  const user = userEvent.setup();
  render(<ResetPasswordForm token="old" />);
  await user.type(screen.getByLabelText('New password'), 'Damper-and-honey-9');
  await user.type(screen.getByLabelText('Confirm password'), 'Damper-and-honey-9');
  await user.click(screen.getByRole('button', { name: 'Reset password' }));
  await waitFor(() => expect(post).toHaveBeenCalled());
}

test('a reset link that has expired leads to a new one', async () => {
  await resetWith(expired);
  expect(await screen.findByText('This link has expired.')).toBeVisible();
  expect(linksOf()).toEqual([['Ask for a new link', '/forgot-password?again']]);
});

test('after a lost connection the same reset link can be used again', async () => {
  await resetWith(new ApiError(0, undefined));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

describe('a link that the server has found expired', () => {
  const sendAgain = () => userEvent.click(screen.getByRole('button', { name: 'Send a new link' }));

  test('a sign-up’s link is sent again, without a try to confirm it', async () => {
    post.mockResolvedValue({});
    const ended = { email: 'mia@example.com', confirmed: false };
    render(<ConfirmEmail token="old" onward="" signedIn={false} ended={ended} />);
    expect(screen.getByText('This link has expired')).toBeVisible();
    await sendAgain();
    expect(post).toHaveBeenCalledWith('/auth/resend-confirmation', {
      email: 'mia@example.com',
      token: 'old',
    });
    expect(await screen.findByText(/^Sent\. It can take a minute/)).toHaveRole('status');
    await sendAgain();
    expect(await screen.findByText('Sent once more.')).toHaveRole('status');
    expect(get).not.toHaveBeenCalled();
  });

  test('a link that can’t be sent again says why', async () => {
    post.mockRejectedValue(new ApiError(429, 'Please wait 52 minutes and try again.'));
    render(
      <ConfirmEmail token="old" onward="" signedIn={false} ended={{ email: 'a@b.co', confirmed: false }} />,
    );
    await sendAgain();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 52 minutes');
    expect(screen.queryByText(/^Sent/)).toBeNull();
  });

  test('a link whose address is already confirmed leads to the log-in', () => {
    render(
      <ConfirmEmail token="old" onward="" signedIn={false} ended={{ email: 'a@b.co', confirmed: true }} />,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(linksOf()).toEqual([['Go to log in', '/login']]);
  });

  test('a reset link is sent again', async () => {
    post.mockResolvedValue({});
    render(<EndedReset email="mia@example.com" />);
    await sendAgain();
    expect(post).toHaveBeenCalledWith('/auth/forgot-password', { email: 'mia@example.com' });
    expect(await screen.findByText(/^Sent\./)).toBeVisible();
  });
});
