import { act, fireEvent, render, screen } from '@testing-library/react';
import { solveChallenge } from 'altcha-lib';
import { ApiError, api } from '@/lib/api-client';
import { AltchaCheck } from './altcha-check';

jest.mock('altcha-lib', () => ({ solveChallenge: jest.fn() }));
jest.mock('altcha-lib/algorithms/web/pbkdf2', () => ({ deriveKey: jest.fn() }));

const challenge = { parameters: { cost: 1 }, signature: 'signed' };
const solution = { counter: 7, derivedKey: '00ff', time: 1 };
const get = jest.spyOn(api, 'get');
const solve = jest.mocked(solveChallenge);
const onToken = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onToken.mockReset();
  get.mockReset().mockResolvedValue(challenge);
  solve.mockReset().mockResolvedValue(solution);
  render(<AltchaCheck onToken={onToken} />);
});
afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole('checkbox', { name: 'I am human' });
const tick = () => act(async () => fireEvent.click(box()));

test('a tick fetches a challenge and passes its solution on; a page view does neither', async () => {
  expect(get).not.toHaveBeenCalled();
  await tick();
  expect(get).toHaveBeenCalledWith('/api/contact/challenge');
  expect(onToken.mock.calls).toEqual([[btoa(JSON.stringify({ challenge, solution }))]]);
  expect(box()).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Thanks, you’re all set.');
});

test('a solved check stays solved when it is clicked again', async () => {
  await tick();
  await tick();
  expect(box()).toBeChecked();
  expect(get).toHaveBeenCalledTimes(1);
});

test('a check that is working says so and ignores a second tick', async () => {
  solve.mockReturnValue(new Promise(() => undefined));
  await tick();
  expect(screen.getByRole('status')).toHaveTextContent('Checking, a moment…');
  expect(box()).toBeDisabled();
});

test.each<[string, () => void]>([
  ['that cannot be fetched', () => get.mockRejectedValueOnce(new ApiError(0, undefined))],
  ['that cannot be solved', () => solve.mockRejectedValueOnce(new Error('no crypto'))],
  ['that takes too long', () => solve.mockResolvedValueOnce(null)],
])('a challenge %s shows an error and can be tried again', async (_what, arrange) => {
  arrange();
  await tick();
  expect(screen.getByRole('alert')).toHaveTextContent('The check did not work. Please try again.');
  expect(box()).not.toBeChecked();
  expect(onToken).not.toHaveBeenCalled();
  await tick();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onToken).toHaveBeenCalledTimes(1);
});

test('a solution is withdrawn before its challenge expires on the server', async () => {
  await tick();
  await act(() => jest.advanceTimersByTimeAsync(19 * 60_000));
  expect(onToken).toHaveBeenLastCalledWith(undefined);
  expect(box()).not.toBeChecked();
});
