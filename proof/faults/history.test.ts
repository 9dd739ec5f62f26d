import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, HistoryFile, readHistory } from './history';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'campmates-history-'));
});
afterAll(() => rm(folder, { recursive: true }));

const call = (index: number, start: number): Call => ({
  index,
  process: 1,
  kind: 'notice',
  call: 'POST /',
  start,
  end: start + 1,
  outcome: 'ok',
  status: 201,
  tries: 1,
});

test('a history is read as it was written, with its calls sorted by their start', async () => {
  const file = join(folder, 'whole.jsonl');
  const history = new HistoryFile(file);
  expect([history.next(), history.next()]).toEqual([0, 1]);
  const killed = { at: 2, did: 'app killed' };
  for (const line of [call(1, 3), killed, call(0, 1)]) history.add(line);
  await history.close();
  expect(await readHistory(file)).toEqual({ calls: [call(0, 1), call(1, 3)], disturbances: [killed] });
});

test('an invalid line is refused with its number', async () => {
  const file = join(folder, 'broken.jsonl');
  await writeFile(file, `${JSON.stringify(call(0, 1))}\n{"half": \n`);
  await expect(readHistory(file)).rejects.toThrow(`Line 2 of ${file} is not a call of a history.`);
});
