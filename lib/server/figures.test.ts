import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { db } from './db/client';
import { env } from './env';
import { countFigure, countResponse, PAGE_STEPS, saveFigures } from './figures';
import { log } from './log';

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
