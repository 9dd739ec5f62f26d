import { singletons } from './singleton';

/** Loads a fresh copy of the module, as each bundle does. */
const bundle = () => {
  jest.resetModules();
  return import('./singleton');
};

test('every bundle gets the object that was made first', async () => {
  const [pages, instrumentation] = [await bundle(), await bundle()];
  const make = jest.fn(() => new Map<string, number>());
  const one = pages.singleton('sheep', make);
  expect(instrumentation.singleton('sheep', make)).toBe(one);
  expect(make).toHaveBeenCalledTimes(1);
});

test('each name has an object of its own', async () => {
  const { singleton } = await bundle();
  expect(singleton('tents', () => [])).not.toBe(singleton('swags', () => []));
});

test('the next caller makes an object that could not be made before', async () => {
  const { singleton } = await bundle();
  const fail = () => {
    throw new Error('no pool');
  };
  expect(() => singleton('pool', fail)).toThrow('no pool');
  expect(singleton('pool', () => ({ max: 10 }))).toEqual({ max: 10 });
});

test('a forgotten name makes a new object', async () => {
  const { singleton } = await bundle();
  const before = singleton('camp', () => ({}));
  singletons.delete('camp');
  expect(singleton('camp', () => ({}))).not.toBe(before);
});
