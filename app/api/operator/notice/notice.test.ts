import { currentNotice } from '@/lib/operator/notice/notice';
import type { Notice } from '@/lib/operator/notice/schema';
import { db } from '@/lib/server/db/client';
import { log } from '@/lib/server/log';
import { singletons } from '@/lib/server/singleton';
import { purgeExpired } from '@/lib/tasks/purge';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { operator } from '@/tests/factories/operators';
import { meanwhile } from '@/tests/lock-waits';
import { PUT } from './route';

const text = 'Campmates is away on Sunday from 6 to 7 am.';
const later = (ms = 3_600_000) => new Date(Date.now() + ms).toISOString();
const put = async (body: object) =>
  call<{ notice: Notice | null; error?: string }>(PUT, 'PUT', { as: await operator(), body });

/** Lets time pass for the server's copy of the notice. */
const age = (ms: number) => {
  const known = singletons.get('notice') as { at: number };
  known.at -= ms;
};

beforeEach(async () => {
  await put({ text: null });
});

test('a notice is shown until its end or until it is taken down, and the log keeps both', async () => {
  const until = later();
  expect((await put({ text, until })).body).toEqual({ notice: { text, until } });
  expect(await currentNotice()).toEqual({ text, until });
  expect((await put({ text: null })).body).toEqual({ notice: null });
  expect(await currentNotice()).toBeNull();
  const entries = await db.operatorEntry.findMany({ orderBy: { at: 'desc' }, take: 2 });
  expect(entries.map(({ action, kind, about, reason }) => [action, kind, about, reason])).toEqual([
    ['took down', 'notice', text, 'Taken down by an operator'],
    ['announced', 'notice', text, `Until ${until.slice(0, 16).replace('T', ' ')} UTC`],
  ]);
});

test('a notice ends by itself, and the purge forgets it', async () => {
  await put({ text, until: later() });
  const ended = new Date(Date.now() - 1000);
  await db.systemNotice.updateMany({ data: { until: ended } });
  age(30_001);
  expect(await currentNotice()).toBeNull();
  await purgeExpired();
  expect(await db.systemNotice.count()).toBe(0);
});

test('pages cost no query but one in half a minute, after which another server’s notice is known', async () => {
  await put({ text, until: later() });
  await db.systemNotice.updateMany({ data: { text: 'By another server' } });
  age(29_000);
  const known = await countQueries(() => currentNotice());
  expect([known.result?.text, known.queries.length]).toEqual([text, 0]);
  age(2000);
  const read = await countQueries(() => Promise.all([currentNotice(), currentNotice()]));
  expect([read.result[1]?.text, read.queries.length]).toEqual(['By another server', 1]);
});

test('a page that reads during a change neither shows nor brings back the notice before', async () => {
  await put({ text, until: later() });
  age(31_000);
  const { findUnique } = db.systemNotice;
  let changed = async () => {};
  const read = jest.spyOn(db.systemNotice, 'findUnique').mockImplementationOnce(((given: never) =>
    findUnique(given).then(async (row) => {
      await changed();
      return row;
    })) as never);
  const until = later();
  let answer: unknown;
  changed = async () => {
    answer = (await put({ text: 'It takes until 8 am.', until })).body;
  };
  expect(await currentNotice()).toMatchObject({ text: 'It takes until 8 am.' });
  expect(answer).toEqual({ notice: { text: 'It takes until 8 am.', until } });
  read.mockRestore();
});

test('two operators take a notice down at once, and the log has it once', async () => {
  await put({ text, until: later() });
  const before = await db.operatorEntry.count();
  const both = await meanwhile(
    ['delete', 'system_notices'],
    () => put({ text: null }),
    () => put({ text: null }),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await db.operatorEntry.count()).toBe(before + 1);
});

test('pages keep the last notice while the database is away', async () => {
  await put({ text, until: later() });
  age(31_000);
  const warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const away = jest.spyOn(db.systemNotice, 'findUnique').mockRejectedValue(new Error('away') as never);
  expect(await currentNotice()).toMatchObject({ text });
  for (const spy of [warned, away]) spy.mockRestore();
});

test.each([
  ['without an end', { text }],
  ['with an end in the past', { text, until: later(-1000) }],
  ['with an end in a year', { text, until: later(365 * 86_400_000) }],
  ['with an end that isn’t a time', { text, until: 'tomorrow' }],
  ['that is empty', { text: ' ', until: later() }],
  ['of 201 characters', { text: 'x'.repeat(201), until: later() }],
])('a notice %s is refused', async (_, body) => {
  expect((await put(body)).status).toBe(400);
  expect(await currentNotice()).toBeNull();
});
