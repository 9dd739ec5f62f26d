import { act, render, screen } from '@testing-library/react';
import { PostAuth } from './post-auth';

const ask = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  ask.mockReset();
  global.fetch = ask;
  window.location.hash = '';
});
afterEach(() => jest.useRealTimers());

const response = (status: number) => ({ ok: status < 300, status, json: async () => ({}) });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the first session check sends no-cache headers, and then the page redirects', async () => {
  ask.mockResolvedValue(response(200));
  // jsdom can navigate only to a fragment.
  render(<PostAuth destination="#trip" />);
  expect(screen.getByText('Logging you in…')).toBeVisible();
  await wait(0);
  expect(ask).toHaveBeenCalledTimes(1);
  const [path, { method, headers }] = ask.mock.calls[0];
  expect([method, path]).toEqual(['GET', '/auth/me']);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache' });
  expect(window.location.hash).toBe('#trip');
});

test('the page checks for the session up to five more times, half a second apart', async () => {
  ask.mockResolvedValue(response(401));
  render(<PostAuth destination="#trip" />);
  for (let asked = 1; asked <= 5; asked++) {
    await wait(0);
    expect(ask).toHaveBeenCalledTimes(asked);
    await wait(499);
    expect(ask).toHaveBeenCalledTimes(asked);
    if (asked === 5) ask.mockResolvedValue(response(200));
    await wait(1);
  }
  expect(ask).toHaveBeenCalledTimes(6);
  expect(window.location.hash).toBe('#trip');
});
