import { readPlan } from './plan';

const plan = (...args: string[]) => readPlan(args, () => 42);

test('the whole form takes a new seed, the short form always the same', () => {
  expect(plan()).toEqual({ seed: 42, calls: 50_000 });
  expect(plan('short')).toEqual({ seed: 1, calls: 1_500 });
});

test('a seed and a number of calls repeat a run', () => {
  expect(plan('--seed', '7', '--calls', '120')).toEqual({ seed: 7, calls: 120 });
  expect(plan('short', '--seed', '7')).toEqual({ seed: 7, calls: 1_500 });
});

test('a word or number that means nothing is refused', () => {
  expect(() => plan('long')).toThrow('The fuzzer has no form long, only short.');
  expect(() => plan('--calls', 'many')).toThrow('--calls takes a whole number.');
});
