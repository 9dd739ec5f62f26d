import { totalmem } from 'node:os';
import { heapFlags, heapLimit, memoryHere } from './heap-limit';

test.each([
  ['half of a host of 512 MB', 512, 256],
  ['half of a host of 1 GB', 1024, 512],
  ['a gigabyte at most', 64_000, 1024],
  ['what it needs to run, where there is less', 256, 192],
])('the server may fill %s', (_, memory, limit) => {
  expect(heapLimit(memory)).toBe(limit);
});

test('a container counts, not the machine around it', () => {
  const constrained = jest.spyOn(process, 'constrainedMemory').mockReturnValue(512 * 2 ** 20);
  expect(memoryHere()).toBe(512);
  // Without a limit it is 0, or a number beyond every machine.
  for (const none of [0, 2 ** 64]) {
    constrained.mockReturnValue(none);
    expect(memoryHere()).toBe(totalmem() / 2 ** 20);
  }
  constrained.mockRestore();
});

test('a limit in NODE_OPTIONS stays', () => {
  expect(heapFlags('--max-old-space-size=300', 512)).toEqual([]);
  expect(heapFlags('--no-warnings', 512)).toEqual(['--max-old-space-size=256']);
});
