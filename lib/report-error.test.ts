/** @jest-environment jsdom */
import { reportError } from './report-error';

test('an error is reported once, and a connection that was lost never is', () => {
  const fetched = jest.fn().mockResolvedValue(undefined);
  globalThis.fetch = fetched;
  // jsdom keeps no timings.
  performance.getEntriesByType = () => [];
  for (const lost of [
    'Failed to fetch',
    'network error',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'The network connection was lost.',
  ])
    reportError(new TypeError(lost));
  expect(fetched).not.toHaveBeenCalled();
  reportError(new Error('Load failed'));
  reportError(new TypeError('Failed to fetch dynamically imported module: /x.js'));
  for (let time = 0; time < 2; time++) reportError(new TypeError('x is undefined'));
  expect(fetched.mock.calls.map(([, { body }]) => JSON.parse(body).message)).toEqual([
    'Load failed',
    'Failed to fetch dynamically imported module: /x.js',
    'x is undefined',
  ]);
});
