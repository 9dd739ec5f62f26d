import { act, render, screen } from '@testing-library/react';
import { ApiError, api } from '@/lib/api-client';
import { LiveTrip } from './live-trip';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

/** A fake EventSource, which jsdom lacks. */
class Source extends EventTarget {
  static readonly CLOSED = 2;
  static all: Source[] = [];
  readyState = 0;
  close = jest.fn(() => {
    this.readyState = 2;
  });
  constructor(readonly url: string) {
    super();
    Source.all.push(this);
  }
  say(type: string, data?: string) {
    this.dispatchEvent(new MessageEvent(type, { data }));
  }
}
const source = (index = Source.all.length - 1) => Source.all[index] as Source;

const ask = jest.spyOn(api, 'get');
let hidden = false;
beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  ask.mockResolvedValue({ version: 'one' });
  Source.all = [];
  Object.assign(globalThis, { EventSource: Source });
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const turn = (away: boolean) => {
  hidden = away;
  document.dispatchEvent(new Event('visibilitychange'));
};
const show = () => render(<LiveTrip tripId="7" version="one" />);

test('the page refreshes once for a burst of changes, and announces it politely', async () => {
  show();
  expect(source().url).toBe('/api/trips/7/events?since=one');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  source().say('changed', 'two');
  source().say('changed', 'three');
  await pass(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('The trip has been updated.');
});

test('a change that the page already shows, such as the reader’s own, doesn’t refresh it', async () => {
  const { rerender } = show();
  source().say('changed', 'two');
  rerender(<LiveTrip tripId="7" version="two" />);
  await pass(1000);
  expect(refresh).not.toHaveBeenCalled();
});

test('the page doesn’t refresh under an open dialog, but once the dialog is closed', async () => {
  show();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  source().say('changed', 'two');
  await pass(5000);
  expect(refresh).not.toHaveBeenCalled();
  dialog.remove();
  await pass(1000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a page out of view disconnects; back in view it asks for changes since its version', async () => {
  const { unmount } = show();
  turn(true);
  expect(source(0).close).toHaveBeenCalled();
  turn(false);
  expect(Source.all).toHaveLength(2);
  expect(source().url).toContain('since=one');
  unmount();
  expect(source().close).toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['has none', () => Object.assign(source(), { readyState: 2 }).say('error')],
  ['fails twice running', () => [1, 2].forEach(() => void source().say('error'))],
])('where the event stream %s, the page asks every 20 seconds instead', async (_what, fail) => {
  show();
  source().say('error');
  source().say('open');
  expect(source().close).not.toHaveBeenCalled();
  fail();
  expect(source().close).toHaveBeenCalled();
  await pass(1000);
  expect(ask.mock.calls.map(([path]) => path)).toEqual(['/api/trips/7/version']);
  expect(refresh).not.toHaveBeenCalled();

  ask.mockRejectedValueOnce(new ApiError(0, undefined)).mockResolvedValueOnce({ version: 'two' });
  await pass(41_000);
  expect(refresh).toHaveBeenCalledTimes(1);

  ask.mockRejectedValue(new ApiError(404, 'Not found.'));
  await pass(100_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  expect(ask).toHaveBeenCalledTimes(4);
});
