import { readPlan } from './plan';

const plan = (...args: string[]) => readPlan(args, () => 42);

test('a full run has a new seed, and a short run always has the same seed', () => {
  expect(plan()).toEqual({ seed: 42, calls: 50_000 });
  expect(plan('short')).toEqual({ seed: 1, calls: 1_000 });
});

test('the seed and number of calls can be given, to repeat a run', () => {
  expect(plan('--seed', '7', '--calls', '120')).toEqual({ seed: 7, calls: 120 });
  expect(plan('short', '--seed', '7')).toEqual({ seed: 7, calls: 1_000 });
});

test('an unknown word or an invalid number is refused', () => {
  expect(() => plan('long')).toThrow('The fuzzer has no form long, only short.');
  expect(() => plan('--calls', 'many')).toThrow('--calls takes a whole number.');
});
