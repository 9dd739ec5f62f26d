import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { db, pool } from './db/client';
import { env } from './env';
import { countFigure, countResponse, PAGE_STEPS, saveFigures } from './figures';
import { addJob, addJobAt } from './jobs/queue';
import { log } from './log';
import { countEvent, meter } from './metrics/meter';
import { startMetrics } from './metrics/start-metrics';

describe('the day’s figures', () => {
  const savedFigures = async () => {
    const rows = await db.dailyFigure.findMany({ select: { name: true, count: true } });
    return Object.fromEntries(rows.map(({ name, count }) => [name, Number(count)]));
  };

  beforeEach(async () => {
    await saveFigures();
    await db.dailyFigure.deleteMany();
  });
  afterEach(() => {
    jest.useRealTimers();
    Object.assign(env(), { SERVERLESS: false });
  });

  test('counts are added to the day in one statement, and only once', async () => {
    countFigure('mails');
    countFigure('mails', 2);
    countFigure('answers');
    const saving = jest.spyOn(db, '$executeRaw');
    await saveFigures();
    await saveFigures();
    expect(saving).toHaveBeenCalledTimes(1);
    saving.mockRestore();
    countFigure('mails');
    await saveFigures();
    expect(await savedFigures()).toEqual({ mails: 4, answers: 1 });
    const [{ day } = {}] = await db.dailyFigure.findMany();
    expect(day?.toISOString().slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
  });

  test('counts are saved by themselves within the minute', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'performance', 'Date'] });
    const saving = jest.spyOn(db, '$executeRaw').mockImplementation((() => Promise.resolve(1)) as never);
    countFigure('mails');
    countFigure('mails');
    jest.advanceTimersByTime(59_000);
    expect(saving).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(saving).toHaveBeenCalledTimes(1);
    countFigure('mails');
    jest.advanceTimersByTime(60_000);
    expect(saving).toHaveBeenCalledTimes(2);
    saving.mockRestore();
  });

  test('counts that can’t be saved are saved the next time', async () => {
    jest.spyOn(log, 'warn').mockImplementation(() => undefined);
    const saving = jest.spyOn(db, '$executeRaw').mockRejectedValueOnce(new Error('no database') as never);
    countFigure('errors', 3);
    await saveFigures();
    saving.mockRestore();
    countFigure('errors');
    await saveFigures();
    expect(await savedFigures()).toEqual({ errors: 4 });
  });

  test('on a host that may freeze the process, counts are saved at once and then once a minute', async () => {
    Object.assign(env(), { SERVERLESS: true });
    const now = jest.spyOn(performance, 'now').mockReturnValue(1e9);
    const saving = jest.spyOn(db, '$executeRaw').mockImplementation((() => Promise.resolve(1)) as never);
    countFigure('answers');
    expect(saving).toHaveBeenCalledTimes(1);
    countFigure('answers');
    now.mockReturnValue(1e9 + 59_999);
    countFigure('answers');
    expect(saving).toHaveBeenCalledTimes(1);
    now.mockReturnValue(1e9 + 60_000);
    countFigure('answers');
    expect(saving).toHaveBeenCalledTimes(2);
    for (const spy of [now, saving]) spy.mockRestore();
  });

  /** Simulates a response that took this many milliseconds. */
  function respond(statusCode: number, isPage: boolean, ms: number): void {
    const response = Object.assign(new EventEmitter(), { statusCode }) as unknown as ServerResponse;
    const now = jest.spyOn(performance, 'now').mockReturnValue(0);
    countResponse(response, isPage);
    now.mockReturnValue(ms);
    response.emit('finish');
    now.mockRestore();
  }

  test('responses from 500 on count as errors, and a page’s time counts in its step', async () => {
    respond(200, false, 70);
    respond(499, false, 70);
    respond(500, false, 70);
    respond(503, true, 50);
    respond(200, true, 50.1);
    respond(404, true, 99_000);
    await saveFigures();
    expect(await savedFigures()).toEqual({ errors: 2, page_ms_50: 1, page_ms_75: 1, page_ms_10000: 1 });
  });

  test('the steps of the page times go up', () => {
    expect([...PAGE_STEPS].sort((a, b) => a - b)).toEqual([...PAGE_STEPS]);
  });
});

describe('the metrics', () => {
  beforeEach(async () => {
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    startMetrics();
  });
  afterEach(() => meter.on?.end());

  /** Returns a metric's values, keyed by their labels. Both are as the text format writes them. */
  async function valuesOf(metric: string, told = meter.on?.text()): Promise<Record<string, number>> {
    const lines = ((await told) ?? '').split('\n');
    return Object.fromEntries(
      lines
        .filter((line) => line.startsWith(`${metric} `) || line.startsWith(`${metric}{`))
        .map((line) => {
          const at = line.lastIndexOf(' ');
          return [line.slice(metric.length, at), Number(line.slice(at))];
        }),
    );
  }

  test('an outcome is zero before its first event and then counts up', async () => {
    countEvent('campmates_mails_total', 'sent');
    countEvent('campmates_mails_total', 'sent');
    countEvent('campmates_mails_total', 'refused');
    expect(await valuesOf('campmates_mails_total')).toEqual({
      '{outcome="sent"}': 2,
      '{outcome="refused"}': 1,
      '{outcome="failed"}': 0,
    });
  });

  test('an event without a running meter is ignored', () => {
    meter.on?.end();
    expect(() => countEvent('campmates_ai_calls_total', 'failed')).not.toThrow();
    expect(meter.on).toBeUndefined();
  });

  test('a second start replaces the first', async () => {
    countEvent('campmates_mails_total', 'sent');
    startMetrics();
    expect((await valuesOf('campmates_mails_total'))['{outcome="sent"}']).toBe(0);
  });

  test('metrics cover the process, its event loop and open streams', async () => {
    for (const metric of [
      'process_cpu_seconds_total',
      'nodejs_eventloop_lag_p99_seconds',
      'campmates_live_streams',
    ])
      expect(await valuesOf(metric)).toEqual({ '': expect.any(Number) });
  });

  test('the pool’s connections are idle or busy, and waiting callers are counted', async () => {
    const clients = await Promise.all(Array.from({ length: 10 }, () => pool.connect()));
    const late = pool.query('select 1');
    const told = meter.on?.text();
    for (const client of clients) client.release();
    await late;
    expect(await valuesOf('campmates_database_connections', told)).toEqual({
      '{state="idle"}': 0,
      '{state="busy"}': 10,
    });
    expect(await valuesOf('campmates_database_waiting', told)).toEqual({ '': 1 });
    expect(await valuesOf('campmates_database_waiting')).toEqual({ '': 0 });
  });

  test('jobs are counted by state, with the age of the oldest that is due', async () => {
    await db.$transaction(async (tx) => {
      for (let job = 0; job < 4; job++) await addJob(tx, 'mail', {});
      await addJobAt(tx, 'mail', {}, { key: 'later', at: new Date(Date.now() + 60_000) });
    });
    const [failed, working] = await db.$queryRaw<{ id: bigint }[]>`
    select id from graphile_worker._private_jobs order by id limit 2`;
    await db.$executeRaw`
    update graphile_worker._private_jobs set attempts = max_attempts, run_at = now() - interval '2 days' where id = ${failed?.id}`;
    await db.$executeRaw`
    update graphile_worker._private_jobs set locked_at = now(), locked_by = 'a worker' where id = ${working?.id}`;
    await db.$executeRaw`
    update graphile_worker._private_jobs set run_at = now() - interval '90 seconds' where id > ${working?.id} and key is null`;
    expect(await valuesOf('campmates_queue_jobs')).toEqual({
      '{state="due"}': 2,
      '{state="working"}': 1,
      '{state="later"}': 1,
      '{state="failed"}': 1,
    });
    const { '': age } = await valuesOf('campmates_queue_oldest_due_seconds');
    expect(age).toBeGreaterThanOrEqual(90);
    expect(age).toBeLessThan(150);
    expect(await valuesOf('campmates_database_up')).toEqual({ '': 1 });
  });

  test('one query serves all scrapes within a few seconds', async () => {
    const asked = jest.spyOn(pool, 'query');
    await Promise.all([meter.on?.text(), meter.on?.text()]);
    await meter.on?.text();
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  test('without a database the other metrics work, and the queue’s are left out', async () => {
    const asked = jest
      .spyOn(pool, 'query')
      .mockImplementation(() => Promise.reject(new Error('connect ECONNREFUSED')));
    expect(await valuesOf('campmates_database_up')).toEqual({ '': 0 });
    expect(await valuesOf('campmates_queue_jobs')).toEqual({});
    expect(await valuesOf('campmates_queue_oldest_due_seconds')).toEqual({});
    expect(await valuesOf('campmates_live_streams')).toEqual({ '': 0 });
    asked.mockRestore();
  });
});
