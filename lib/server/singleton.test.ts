import { singletons } from './singleton';

/** Loads a fresh copy of the module, because each of Next's bundles has its own copy. */
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

test('when making an object has failed, the next caller makes it', async () => {
  const { singleton } = await bundle();
  const fail = () => {
    throw new Error('no pool');
  };
  expect(() => singleton('pool', fail)).toThrow('no pool');
  expect(singleton('pool', () => ({ max: 10 }))).toEqual({ max: 10 });
});

test('when a name is deleted, the next caller makes a new object', async () => {
  const { singleton } = await bundle();
  const before = singleton('camp', () => ({}));
  singletons.delete('camp');
  expect(singleton('camp', () => ({}))).not.toBe(before);
});
