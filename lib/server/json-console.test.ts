import { setTimeout as delay } from 'node:timers/promises';
import { recordFailure } from './http/failed-pages';
import { logConsoleErrors } from './json-console';
import { log } from './log';

test('an error on the console is one line of the log, and none when its page’s line has it', async () => {
  const line = jest.spyOn(log, 'error').mockImplementation();
  const target = { error: (..._said: unknown[]) => {} };
  logConsoleErrors(target);
  const [known, other] = [new Error('of a page'), new Error('of nothing')];
  target.error(known);
  target.error(' ⨯', other);
  recordFailure(known, { requestId: 'its-id', method: 'GET', path: '/trip/[tripId]' });
  target.error('%s words', 'plain');
  await delay(300);
  expect(line.mock.calls).toEqual([
    [{ requestId: 'its-id', method: 'GET', path: '/trip/[tripId]', err: known }, 'page failed'],
    ['plain words'],
    [{ err: other }, 'error outside a page'],
  ]);
});
