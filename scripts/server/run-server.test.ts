import { runProgram } from '../run';
import { runServer } from './run-server';

jest.mock('../run', () => ({ runProgram: jest.fn(async () => 3) }));

test('the server gets a heap limit that fits the machine, and ends when its parent ends', async () => {
  const { signal } = new AbortController();
  expect(await runServer(signal)).toBe(3);
  expect(runProgram).toHaveBeenCalledWith(
    process.execPath,
    [expect.stringMatching(/^--max-old-space-size=\d+$/), expect.stringMatching(/serve\.mjs$/)],
    { signal, tied: true },
  );
});
