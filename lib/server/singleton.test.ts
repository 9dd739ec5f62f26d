import { singletons } from './singleton';

/** The module as one bundle has it, evaluated for itself. */
const bundle = () => {
  jest.resetModules();
  return import('./singleton');
};

test('every bundle has the one that was made first', async () => {
  const [pages, instrumentation] = [await bundle(), await bundle()];
  const make = jest.fn(() => new Map<string, number>());
  const one = pages.singleton('sheep', make);
  expect(instrumentation.singleton('sheep', make)).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
});

test('each name has its own', async () => {
  const { singleton } = await bundle();
  expect(singleton('tents', () => [])).not.toBe(singleton('swags', () => []));
});

test('what could not be made is made by whoever asks next', async () => {
  const { singleton } = await bundle();
  const fail = () => {
    throw new Error('no pool');
  };
  expect(() => singleton('pool', fail)).toThrow('no pool');
  expect(singleton('pool', () => ({ max: 10 }))).toEqual({ max: 10 });
});

test('a name that was forgotten begins anew', async () => {
  const { singleton } = await bundle();
  const before = singleton('camp', () => ({}));
  singletons.delete('camp');
  expect(singleton('camp', () => ({}))).not.toBe(before);
});
