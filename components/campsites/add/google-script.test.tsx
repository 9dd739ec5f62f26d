import { fireEvent } from '@testing-library/react';

type Module = typeof import('./google-script');

let load: Module['loadGoogleMaps'];
const scripts = () => [...document.querySelectorAll('script')];
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const fail = () => fireEvent.error(scripts()[0] as Element);
const callBack = () => (window as unknown as { googleMapsIsHere: () => void }).googleMapsIsHere();

beforeEach(async () => {
  jest.useFakeTimers();
  jest.resetModules();
  ({ loadGoogleMaps: load } = await import('./google-script'));
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'google');
});

test('the script loads with its places library and the page’s nonce, once for all callers', async () => {
  const own = document.createElement('script');
  own.nonce = 'of-this-page';
  own.setAttribute('nonce', 'of-this-page');
  document.head.append(own);
  const asked = Promise.all([load('the key'), load('the key')]);
  expect(scripts()).toHaveLength(2);
  const [, script] = scripts();
  const { origin, searchParams } = new URL(script?.src ?? '');
  expect([origin, searchParams.get('key'), searchParams.get('libraries')]).toEqual([
    'https://maps.googleapis.com',
    'the key',
    'places',
  ]);
  expect(script?.nonce).toBe('of-this-page');
  callBack();
  await expect(asked).resolves.toEqual([undefined, undefined]);
});

test('loading is retried three times, after ever longer waits', async () => {
  const outcome = jest.fn();
  load('key').then(outcome, () => outcome('failed'));
  for (const wait of [1000, 2000, 4000]) {
    fail();
    await pass(wait - 1);
    expect(scripts()).toEqual([]);
    await pass(1);
    expect(scripts()).toHaveLength(1);
  }
  expect(outcome).not.toHaveBeenCalled();
  fail();
  await pass(60_000);
  expect(outcome.mock.calls).toEqual([['failed']]);
  expect(scripts()).toEqual([]);
});

test('a retry that succeeds counts like a first try', async () => {
  const loaded = load('key');
  fail();
  await pass(1000);
  callBack();
  await expect(loaded).resolves.toBeUndefined();
});

test('a script that never calls back counts as failed, and a later form may try again', async () => {
  const outcome = jest.fn();
  load('key').catch(() => outcome());
  await pass(4 * 15_000 + 7000);
  expect(outcome).toHaveBeenCalledTimes(1);
  const again = load('key');
  callBack();
  await expect(again).resolves.toBeUndefined();
});

test('a script that is already loaded is not loaded again', async () => {
  Object.assign(window, { google: { maps: { places: {} } } });
  await load('key');
  expect(scripts()).toEqual([]);
});
