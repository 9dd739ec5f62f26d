import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ApiError, api } from '@/lib/api-client';
import { knownEmail, rememberEmail } from './known-email';
import { LoginScreen } from './login-screen';

const logIn = <LoginScreen destination="/" startWith="login" google={false} />;
const signUp = <LoginScreen destination="/" startWith="signup" google={false} />;

beforeEach(() => {
  jest.spyOn(api, 'get').mockResolvedValue({ provider: null });
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '');
});

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });
/** The other button with this name is the current one of the two above the form. */
const signUpButton = () => {
  const form = field('Email').closest('form');
  if (!form) throw new Error('no form');
  return within(form).getByRole('button', { name: 'Sign up' });
};

test('the document’s title says what the screen is for', async () => {
  document.title = 'Log in · Campmates';
  render(logIn);
  const user = userEvent.setup();
  await user.click(button('Sign up'));
  expect(document.title).toBe('Create an Account · Campmates');
  await user.click(button('Log in'));
  expect(document.title).toBe('Log in · Campmates');
});

test('what was typed or filled in before the scripts ran stays and counts', async () => {
  const post = jest.spyOn(api, 'post').mockRejectedValue(new ApiError(401, undefined));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(logIn);
  Object.assign(field('Email'), { value: 'mia@example.com' });
  Object.assign(field('Password'), { value: 'a long secret' });
  render(logIn, { container, hydrate: true });
  await userEvent.click(button('Continue'));
  expect(post).toHaveBeenCalledWith('/auth/login', { email: 'mia@example.com', password: 'a long secret' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  expect(field('Email')).toHaveValue('mia@example.com');
  expect(field('Password')).toHaveFocus();
});

test('how the address signs in stands between the password and Continue', async () => {
  jest.spyOn(api, 'get').mockResolvedValue({ provider: 'google' });
  render(logIn);
  await userEvent.type(field('Email'), 'mia@example.com');
  await userEvent.tab();
  const notice = await screen.findByText(/Google sign in previously/);
  const after = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(field('Password').compareDocumentPosition(notice)).toBe(after);
  expect(notice.compareDocumentPosition(button('Continue'))).toBe(after);
});

test('sign-up questions a look-alike domain, and the log-in doesn’t', async () => {
  const user = userEvent.setup();
  render(signUp);
  await user.type(field('Email'), 'sam@gmial.con');
  await user.tab();
  await user.click(await screen.findByRole('button', { name: 'Use sam@gmail.com' }));
  expect(field('Email')).toHaveValue('sam@gmail.com');
  expect(screen.queryByText(/Did you mean/)).toBeNull();
  cleanup();
  render(logIn);
  await user.type(field('Email'), 'sam@gmial.con');
  await user.tab();
  expect(screen.queryByText(/Did you mean/)).toBeNull();
});

test('a visitor who comes from a trip without an account learns how to get back to the trip', () => {
  const words = /The link in your invitation opens your trip/;
  render(logIn);
  expect(screen.queryByText(words)).toBeNull();
  cleanup();
  render(<LoginScreen destination="/trip/7/cars" startWith="login" google={false} />);
  expect(screen.getByText(words)).toBeVisible();
});

test('the typed email survives the change to sign-up, whose button is then the pressed one', async () => {
  render(logIn);
  expect(screen.getByRole('button', { name: 'Log in', pressed: true })).toBeVisible();
  await userEvent.type(field('Email'), 'mia@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up', pressed: false }));
  expect(field('Email')).toHaveValue('mia@example.com');
  expect(field('Email')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Sign up', pressed: true })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Log in', pressed: false })).toBeVisible();
});

test('Tab goes from the address to the password, and Continue says what it waits for', async () => {
  render(logIn);
  expect(button('Continue')).toBeDisabled();
  expect(screen.getByText('Type your email first')).toBeInTheDocument();
  await userEvent.type(field('Email'), 'mia@example.com');
  expect(screen.queryByText('Type your email first')).toBeNull();
  const order = [
    field('Password'),
    button('Show password'),
    screen.getByRole('link', { name: 'Forgot your password?' }),
    button('Continue'),
  ];
  for (const next of order) {
    await userEvent.tab();
    expect(next).toHaveFocus();
  }
});

test('a password is only called short, or not repeated, after its field loses the focus', async () => {
  render(signUp);
  await userEvent.type(field('Password'), 'short');
  await userEvent.type(field('Confirm password'), 'sh');
  expect(screen.getByRole('alert')).toHaveTextContent('Password must be at least 8 characters');
  await userEvent.tab();
  expect(screen.getByText('Passwords do not match')).toBeVisible();
  await userEvent.type(field('Password'), 'er secret 1');
  await userEvent.clear(field('Confirm password'));
  await userEvent.type(field('Confirm password'), 'shorter secret 1');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the server’s complaint about a password stands at its field until the password changes', async () => {
  jest.spyOn(api, 'post').mockRejectedValue(new ApiError(400, 'No', { password: 'Too well known' }));
  rememberEmail('mia@example.com');
  render(<LoginScreen destination="/" startWith="signup" again google={false} />);
  expect(field('Email')).toHaveValue('mia@example.com');
  for (const name of ['Password', 'Confirm password']) await userEvent.type(field(name), 'Password 1');
  await userEvent.click(signUpButton());
  expect(await screen.findByRole('alert')).toHaveTextContent('Too well known');
  expect(field('Password')).toHaveFocus();
  await userEvent.type(field('Password'), '!');
  expect(screen.queryByText('Too well known')).toBeNull();
});

test('a refused address keeps its message until the address is changed', async () => {
  jest.spyOn(api, 'post').mockRejectedValue(new ApiError(400, 'No', { email: 'Not this address' }));
  render(signUp);
  await userEvent.type(field('Email'), 'mia@example.com');
  for (const name of ['Password', 'Confirm password']) await userEvent.type(field(name), 'Password 1');
  await userEvent.click(signUpButton());
  expect(await screen.findByText('Not this address')).toBeVisible();
  await userEvent.type(field('Password'), '!');
  expect(screen.getByText('Not this address')).toBeVisible();
  await userEvent.type(field('Email'), '.au');
  expect(screen.queryByText('Not this address')).toBeNull();
});

test('an earlier refusal does not stay beside a new failure', async () => {
  const post = jest
    .spyOn(api, 'post')
    .mockRejectedValue(new ApiError(400, 'No', { password: 'Too well known' }));
  render(signUp);
  await userEvent.type(field('Email'), 'mia@example.com');
  for (const name of ['Password', 'Confirm password']) await userEvent.type(field(name), 'Password 1');
  await userEvent.click(signUpButton());
  await screen.findByText('Too well known');
  post.mockRejectedValue(new ApiError(0, undefined));
  await userEvent.click(signUpButton());
  expect(await screen.findByText(/Could not send confirmation email/)).toBeVisible();
  expect(screen.queryByText('Too well known')).toBeNull();
});

test('after a confirmation link was sent, the page says so instead of showing the form', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue({});
  render(signUp);
  await userEvent.type(field('Email'), ' mia@example.com ');
  for (const name of ['Password', 'Confirm password']) await userEvent.type(field(name), 'Password 1');
  await userEvent.click(signUpButton());
  expect(await screen.findByText(/confirmation link has been sent/)).toBeVisible();
  const sent = { email: 'mia@example.com', name: 'mia@example.com', password: 'Password 1' };
  expect(post).toHaveBeenCalledWith('/auth/request-signup', sent);
});

describe('after a sign-up', () => {
  const type = async (name: string, text: string) => userEvent.type(field(name), text);
  async function signedUp() {
    const post = jest.spyOn(api, 'post').mockResolvedValue({});
    render(signUp);
    await type('Email', 'mia@exmaple.com');
    for (const name of ['Password', 'Confirm password']) await type(name, 'Password 1');
    await userEvent.click(signUpButton());
    await screen.findByText(/It went to/);
    return post;
  }

  test('the page names the address and can send the link again', async () => {
    const post = await signedUp();
    expect(screen.getByText(/It went to/)).toHaveTextContent(
      'It went to mia@exmaple.com and works for 24 hours.',
    );
    await userEvent.click(button('Send it again'));
    expect(post).toHaveBeenLastCalledWith('/auth/resend-confirmation', { email: 'mia@exmaple.com' });
  });

  test('the address can be corrected in the form, which keeps everything but the password', async () => {
    await signedUp();
    await userEvent.click(button('Change the address'));
    expect(field('Email')).toHaveFocus();
    expect(field('Email')).toHaveValue('mia@exmaple.com');
    for (const name of ['Password', 'Confirm password']) expect(field(name)).toHaveValue('');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(history.state).toMatchObject({ signUpSent: '' });
  });

  test('the page looks the same after a phone has discarded it, and on no other visit', async () => {
    await signedUp();
    cleanup();
    const { unmount } = render(logIn);
    expect(screen.getByText(/It went to/)).toHaveTextContent('mia@exmaple.com');
    unmount();
    history.pushState(null, '');
    render(signUp);
    expect(field('Email')).toHaveValue('');
  });
});

describe('a log-in before the address is confirmed', () => {
  const refused = (unconfirmed: boolean) =>
    jest.spyOn(api, 'post').mockRejectedValue(new ApiError(401, 'Login failed', {}, unconfirmed));
  async function logInAs(email: string) {
    render(logIn);
    await userEvent.type(field('Email'), email);
    await userEvent.type(field('Password'), 'Password 1');
    await userEvent.click(button('Continue'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed');
  }

  test('offers to send the confirmation link again', async () => {
    const post = refused(true);
    await logInAs('mia@example.com');
    expect(screen.getByText('Your address isn’t confirmed yet')).toBeVisible();
    post.mockResolvedValue({});
    await userEvent.click(button('Send the link again'));
    expect(post).toHaveBeenLastCalledWith('/auth/resend-confirmation', { email: 'mia@example.com' });
    post.mockRejectedValue(new ApiError(401, 'Login failed'));
    await userEvent.click(button('Continue'));
    await waitFor(() => expect(screen.queryByText('Your address isn’t confirmed yet')).toBeNull());
  });

  test('offers nothing with a wrong password', async () => {
    refused(false);
    await logInAs('mia@example.com');
    expect(screen.queryByText('Your address isn’t confirmed yet')).toBeNull();
  });
});

test('after a confirmation in another browser, the log-in says so and has the address filled in', () => {
  rememberEmail('mia@example.com');
  render(<LoginScreen destination="/" startWith="login" again confirmed google={false} />);
  expect(screen.getByText('Your account is confirmed.')).toBeVisible();
  expect(field('Email')).toHaveValue('mia@example.com');
});

describe('on the way from an invitation', () => {
  const screenFor = (invited: string | null, proven = false) => (
    <LoginScreen
      destination="/invite/t"
      startWith="signup"
      invited={invited}
      proven={proven}
      google={false}
    />
  );
  const noOther = /there’s no other email to wait for/;

  test('the invited address is filled in; any other address needs a confirmation link', async () => {
    render(screenFor('priya@example.com', true));
    expect(field('Email')).toHaveValue('priya@example.com');
    expect(screen.getByText(noOther)).toBeVisible();
    await userEvent.type(field('Email'), '.au');
    expect(screen.queryByText(noOther)).toBeNull();
  });

  test('nothing is promised after the invitation’s day is over, or where the address is unknown', () => {
    const { unmount } = render(screenFor('priya@example.com'));
    expect(screen.queryByText(noOther)).toBeNull();
    unmount();
    render(screenFor(null));
    expect(field('Email')).toHaveValue('');
  });

  test('the address that logged in here last is filled in, and the password is next', () => {
    rememberEmail('priya@example.com');
    render(<LoginScreen destination="/invite/t" startWith="login" invited={null} google={false} />);
    expect(field('Email')).toHaveValue('priya@example.com');
    expect(field('Password')).toHaveFocus();
  });
});

test('a log-in with Google forgets the address that the browser kept, because it may be another person’s', async () => {
  rememberEmail('mia@example.com', 30);
  render(<LoginScreen destination="/" startWith="login" google />);
  const link = screen.getByRole('link', { name: 'Sign in with Google' });
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(knownEmail()).toBe('');
});
