/** @jest-environment jsdom */
import { reportError } from './report-error';

test('an error is reported once, and a connection that was lost never is', () => {
  const fetched = jest.fn().mockResolvedValue(undefined);
  globalThis.fetch = fetched;
  // jsdom keeps no timings.
  performance.getEntriesByType = () => [];
  for (const lost of ['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])
    reportError(new TypeError(lost));
  expect(fetched).not.toHaveBeenCalled();
  reportError(new Error('Load failed'));
  for (let time = 0; time < 2; time++) reportError(new TypeError('x is undefined'));
  expect(fetched.mock.calls.map(([, { body }]) => JSON.parse(body).message)).toEqual([
    'Load failed',
    'x is undefined',
  ]);
});
