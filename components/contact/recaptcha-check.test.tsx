import { act, fireEvent, render, screen } from '@testing-library/react';
import { RecaptchaCheck } from './recaptcha-check';

const onToken = jest.fn();
const execute = jest.fn<Promise<string>, unknown[]>();

beforeEach(() => {
  jest.useFakeTimers();
  onToken.mockReset();
  execute.mockReset().mockResolvedValue('the token');
  render(<RecaptchaCheck siteKey="site" onToken={onToken} />);
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'grecaptcha');
});

const script = () => document.querySelector('#google-recaptcha-v3');
/** Simulates that Google's script has loaded, complete or in part. */
function arrives(grecaptcha: object = { execute }) {
  const ready = (then: () => void) => then();
  Object.assign(window, { grecaptcha: { ready, ...grecaptcha } });
  const part = script();
  if (part) fireEvent.load(part);
}
const box = () => screen.getByRole('checkbox', { name: 'I am human' });
const tick = () => act(async () => fireEvent.click(box()));
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const failure = () => screen.queryByRole('alert');
const words = 'The check did not work. Please try again.';

test('a tick asks for the score of the contact form', async () => {
  arrives();
  await tick();
  expect(execute).toHaveBeenCalledWith('site', { action: 'contact' });
  expect(onToken.mock.calls).toEqual([['the token']]);
  expect(box()).toBeChecked();
  await pass(60);
  expect(failure()).toBeNull();
});

test('a token is withdrawn before Google’s two minutes are over', async () => {
  arrives();
  await tick();
  await pass(115);
  expect(onToken).toHaveBeenLastCalledWith(undefined);
  expect(box()).not.toBeChecked();
});

test('a tick before the script has loaded waits for the script', async () => {
  await tick();
  await pass(3);
  act(() => arrives());
  await pass(0);
  expect(onToken.mock.calls).toEqual([['the token']]);
});

test.each<[string, () => void]>([
  ['is refused', () => execute.mockRejectedValueOnce(new Error('no'))],
  [
    'throws at once',
    () =>
      execute.mockImplementationOnce(() => {
        throw new Error('no');
      }),
  ],
  ['gives nothing', () => execute.mockResolvedValueOnce('')],
])('a check that %s shows an error and can be tried again', async (_what, arrange) => {
  arrange();
  arrives();
  await tick();
  expect(failure()).toHaveTextContent(words);
  expect(box()).not.toBeChecked();
  expect(onToken).not.toHaveBeenCalled();
  await tick();
  expect(failure()).toBeNull();
  expect(onToken.mock.calls).toEqual([['the token']]);
});

test('a check that never ends shows an error, and its late response is ignored', async () => {
  let respond: (token: string) => void = () => undefined;
  execute.mockReturnValueOnce(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  arrives();
  await tick();
  await pass(11);
  expect(failure()).toHaveTextContent(words);
  await act(async () => respond('late'));
  expect(onToken).not.toHaveBeenCalled();
  expect(failure()).toHaveTextContent(words);
});

test('a script that loaded only in part shows an error', async () => {
  arrives({});
  await tick();
  expect(failure()).toHaveTextContent(words);
});

test('a script that never loads shows an error, and trying again loads it anew', async () => {
  const first = script();
  await tick();
  await pass(11);
  expect(failure()).toHaveTextContent(words);
  await tick();
  expect(failure()).toBeNull();
  expect(script()).not.toBe(first);
  act(() => arrives());
  await pass(0);
  expect(onToken.mock.calls).toEqual([['the token']]);
});
