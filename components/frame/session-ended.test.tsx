import { act, render, screen } from '@testing-library/react';
import { api } from '@/lib/api-client';
import { knownEmail, rememberEmail } from '../account/known-email';
import { SessionEnded } from './session-ended';

const respond = (status: number) =>
  Object.assign(globalThis, {
    fetch: async () => ({ ok: false, status, json: async () => ({ error: 'Please log in first.' }) }),
  });
const link = () => screen.queryByRole('link', { name: 'Log in and come back' });
const failing = (call: Promise<unknown>) => act(() => call.catch(() => undefined));

test('a form sent after the session has ended leads through the log-in back to the page, and the browser forgets the address', async () => {
  window.history.pushState({}, '', '/your-crew?from=home');
  rememberEmail('mia@example.com', 30);
  respond(401);
  render(<SessionEnded />);
  await failing(api.post('/crew', {}));
  expect(knownEmail()).toBe('');
  expect(link()).toHaveAttribute('href', '/login?callbackUrl=%2Fyour-crew%3Ffrom%3Dhome');
});

test('a guest is told to come back by the invitation’s link', async () => {
  respond(401);
  render(<SessionEnded guest />);
  await failing(api.post('/api/trips/1/notices', {}));
  expect(screen.getByRole('dialog', { name: 'This trip is no longer open here' })).toBeVisible();
  expect(link()).toBeNull();
});

test.each<[string, number, () => Promise<unknown>]>([
  ['what a page asks by itself', 401, () => api.get('/api/groups')],
  ['a log-in that failed', 401, () => api.post('/auth/login', {})],
  ['another refusal', 403, () => api.post('/crew', {})],
])('%s does not show the notice', async (_, status, call) => {
  respond(status);
  render(<SessionEnded />);
  await failing(call());
  expect(link()).toBeNull();
});
