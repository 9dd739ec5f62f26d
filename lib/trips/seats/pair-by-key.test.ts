import { pairByKey } from './pair-by-key';

const list = (...items: string[]) => items.map((item) => ({ id: item, key: item.replace(/\d/, '') }));

test('each goes to the first of its name that is left, whatever the order', () => {
  expect([...pairByKey(list('kim1', 'bo1'), list('bo2', 'zoe2', 'kim2'))]).toEqual([
    ['kim1', 'kim2'],
    ['bo1', 'bo2'],
  ]);
});

test('two of a name stay two, and who is left over has no pair', () => {
  expect([...pairByKey(list('kim1', 'kim2', 'kim3'), list('kim8', 'kim9'))]).toEqual([
    ['kim1', 'kim8'],
    ['kim2', 'kim9'],
  ]);
  expect(pairByKey(list('kim1'), []).size).toBe(0);
});
