import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, api } from '@/lib/api-client';
import { ConfirmEmail } from './confirm-email';
import { ForgotPasswordForm } from './forgot-password-form';
import { LoginScreen } from './login-screen';
import { ResetPasswordForm } from './reset-password-form';

/**
 * When a request fails without a message from the server, the forms show the texts of spec.md.
 * These tests check the texts word for word.
 */

const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.resetAllMocks();
  get.mockResolvedValue({ provider: null });
});

/** Pastes the text, because typing would send an event for each key. */
async function type(label: string, text: string) {
  await userEvent.click(screen.getByLabelText(label));
  await userEvent.paste(text);
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const unreached = new ApiError(0, undefined);
const wordless = new ApiError(502, undefined);
const inWords = new ApiError(503, 'The database is away.');

async function logIn() {
  render(<LoginScreen destination="/" startWith="login" google={false} />);
  await type('Email', 'mia@example.com');
  await type('Password', 'Damper-and-honey-9');
  await press('Continue');
}

async function signUp() {
  render(<LoginScreen destination="/" startWith="signup" google={false} />);
  await type('Email', 'mia@example.com');
  for (const label of ['Password', 'Confirm password']) await type(label, 'Damper-and-honey-9');
  await userEvent.keyboard('{Enter}');
}

async function askForReset() {
  render(<ForgotPasswordForm again={false} />);
  await type('Email', 'mia@example.com');
  await press('Send reset link');
}

async function reset() {
  render(<ResetPasswordForm token="mailed" />);
  for (const label of ['New password', 'Confirm password']) await type(label, 'Damper-and-honey-9');
  await press('Reset password');
}

const failedLogin = 'Login failed, please reset your password or create an account';
const notSent = 'Could not send confirmation email. Please try again.';

test.each([
  ['a log-in that did not reach the server', logIn, unreached, failedLogin],
  ['a log-in that failed without a message', logIn, wordless, failedLogin],
  ['a log-in that was refused with a message', logIn, inWords, 'The database is away.'],
  ['a sign-up that did not reach the server', signUp, unreached, notSent],
  ['a sign-up that failed without a message', signUp, wordless, notSent],
  ['a sign-up that was refused with a message', signUp, inWords, 'The database is away.'],
  ['a forgotten password that did not reach the server', askForReset, unreached, 'Something went wrong'],
  ['a forgotten password that failed without a message', askForReset, wordless, 'Something went wrong'],
  ['a forgotten password that was refused with a message', askForReset, inWords, 'The database is away.'],
  ['a reset that did not reach the server', reset, unreached, 'Something went wrong'],
  ['a reset that failed without a message', reset, wordless, 'Something went wrong'],
  ['a reset that was refused with a message', reset, inWords, 'The database is away.'],
])('%s shows the right text', async (_, act, error, words) => {
  post.mockRejectedValue(error);
  await act();
  expect(await screen.findByText(words)).toBeVisible();
});

test('a reset whose session can’t be fetched says that the log-in failed', async () => {
  post.mockResolvedValue({ message: 'Done.' });
  get.mockRejectedValue(unreached);
  await reset();
  expect(await screen.findByText('Password reset succeeded but login failed')).toBeVisible();
});

test.each([
  ['that did not reach the server', unreached, 'Something went wrong. Please try again.'],
  ['that failed without a message', wordless, 'Confirmation failed.'],
  ['that was refused with a message', inWords, 'The database is away.'],
])('a confirmation %s shows the right text', async (_, error, words) => {
  get.mockRejectedValue(error);
  render(<ConfirmEmail token="mailed" onward="" signedIn={false} ended={null} />);
  expect(await screen.findByText(words)).toBeVisible();
});

test('a confirmation without a token is called invalid', () => {
  render(<ConfirmEmail token="" onward="" signedIn={false} ended={null} />);
  expect(screen.getByText('Invalid confirmation link.')).toBeVisible();
});

const known =
  'It looks like you have used this email address with Google sign in previously. Please use the ‘Sign in with Google’ button.';

test.each([
  ['login', { provider: 'google' }, known],
  ['signup', { provider: 'google' }, known],
  ['signup', { provider: 'local' }, 'An account already exists with this email.'],
  ['login', unreached, 'Error checking email. Please try again.'],
  ['signup', inWords, 'Error checking email. Please try again.'],
] as const)(
  'at %s, leaving the address field shows how the address signs in: %j',
  async (mode, response, words) => {
    if (response instanceof ApiError) get.mockRejectedValue(response);
    else get.mockResolvedValue(response);
    render(<LoginScreen destination="/" startWith={mode} google={false} />);
    await type('Email', 'mia@example.com');
    await userEvent.tab();
    expect(await screen.findByText(words)).toBeVisible();
  },
);
