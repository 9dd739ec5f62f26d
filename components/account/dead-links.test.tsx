import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { ConfirmEmail } from './confirm-email';
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
      ['Sign up again', '/login?mode=signup&again'],
      ['Go to log in', '/login'],
    ],
  ],
  ['a new address’s', true, [['Ask for a new link', '/profile/account']]],
])('%s link that has expired offers the next step', async (_, signedIn, links) => {
  get.mockRejectedValue(expired);
  render(<ConfirmEmail token="old" onward="" signedIn={signedIn} />);
  expect(await screen.findByText('This link has expired.')).toBeVisible();
  expect(linksOf()).toEqual(links);
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

test('where only the connection failed, the same link is tried again', async () => {
  await resetWith(new ApiError(0, undefined));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
