import { totalmem } from 'node:os';
import { heapFlags, heapLimit, memoryHere } from './heap-limit';

test.each([
  ['half of a host of 512 MB', 512, 256],
  ['half of a host of 1 GB', 1024, 512],
  ['a gigabyte at most', 64_000, 1024],
  ['192 MB on a small host, since it needs them', 256, 192],
])('the heap limit is %s', (_, memory, limit) => {
  expect(heapLimit(memory)).toBe(limit);
});

test('a container’s memory limit counts instead of the machine’s memory', () => {
  const constrained = jest.spyOn(process, 'constrainedMemory').mockReturnValue(512 * 2 ** 20);
  expect(memoryHere()).toBe(512);
  // Without a memory limit, Node returns 0 or a number larger than any memory.
  for (const none of [0, 2 ** 64]) {
    constrained.mockReturnValue(none);
    expect(memoryHere()).toBe(totalmem() / 2 ** 20);
  }
  constrained.mockRestore();
});

test('a limit in NODE_OPTIONS is kept', () => {
  expect(heapFlags('--max-old-space-size=300', 512)).toEqual([]);
  expect(heapFlags('--no-warnings', 512)).toEqual(['--max-old-space-size=256']);
});
