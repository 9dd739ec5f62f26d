import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ApiError, api } from '@/lib/api-client';
import { rememberEmail } from './known-email';
import { LoginScreen } from './login-screen';

const logIn = <LoginScreen destination="/" startWith="login" google={false} />;
const signUp = <LoginScreen destination="/" startWith="signup" google={false} />;

beforeEach(() => {
  jest.spyOn(api, 'get').mockResolvedValue({ provider: null });
});
afterEach(() => jest.restoreAllMocks());

const field = (name: string) => screen.getByLabelText(name);
const button = (name: string) => screen.getByRole('button', { name });

test('the document is called by what the screen is for', async () => {
  document.title = 'Log in · Campmates';
  render(logIn);
  const user = userEvent.setup();
  await user.click(button('Sign up'));
  expect(document.title).toBe('Create an Account · Campmates');
  await user.click(button('Log in'));
  expect(document.title).toBe('Log in · Campmates');
});

test('what was typed or filled in before the scripts ran is there and counts', async () => {
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

test('what was typed as e-mail survives the toggle', async () => {
  render(logIn);
  await userEvent.type(field('Email'), 'mia@example.com');
  await userEvent.click(button('Sign up'));
  expect(field('Email')).toHaveValue('mia@example.com');
});

test('a password is only called short, or not repeated, once its field was left', async () => {
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

test('what the server says of a password stands at its field until it is changed', async () => {
  jest.spyOn(api, 'post').mockRejectedValue(new ApiError(400, 'No', { password: 'Too well known' }));
  rememberEmail('mia@example.com');
  render(<LoginScreen destination="/" startWith="signup" again google={false} />);
  expect(field('Email')).toHaveValue('mia@example.com');
  for (const name of ['Password', 'Confirm password']) await userEvent.type(field(name), 'Password 1');
  await userEvent.click(button('Sign up'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too well known');
  expect(field('Password')).toHaveFocus();
  await userEvent.type(field('Password'), '!');
  expect(screen.queryByText('Too well known')).toBeNull();
});

test('a refusal of an earlier try does not stand beside another failure', async () => {
  const post = jest
    .spyOn(api, 'post')
    .mockRejectedValue(new ApiError(400, 'No', { password: 'Too well known' }));
  render(signUp);
  await userEvent.type(field('Email'), 'mia@example.com');
  for (const name of ['Password', 'Confirm password']) await userEvent.type(field(name), 'Password 1');
  await userEvent.click(button('Sign up'));
  await screen.findByText('Too well known');
  post.mockRejectedValue(new ApiError(0, undefined));
  await userEvent.click(button('Sign up'));
  expect(await screen.findByText(/Could not send confirmation email/)).toBeVisible();
  expect(screen.queryByText('Too well known')).toBeNull();
});

test('a sent confirmation link is said instead of the form', async () => {
  const post = jest.spyOn(api, 'post').mockResolvedValue({});
  render(signUp);
  await userEvent.type(field('Email'), ' mia@example.com ');
  for (const name of ['Password', 'Confirm password']) await userEvent.type(field(name), 'Password 1');
  await userEvent.click(button('Sign up'));
  expect(await screen.findByText(/confirmation link has been sent/)).toBeVisible();
  const sent = { email: 'mia@example.com', name: 'mia@example.com', password: 'Password 1' };
  expect(post).toHaveBeenCalledWith('/auth/request-signup', sent);
});
