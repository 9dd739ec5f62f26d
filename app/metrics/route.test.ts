import { GET as nowhere } from '@/app/api/[...rest]/route';
import { pool } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { meter } from '@/lib/server/metrics/meter';
import { startMetrics } from '@/lib/server/metrics/start-metrics';
import { call } from '@/tests/call';
import { person } from '@/tests/factories/people';
import { someAddress } from '@/tests/some-address';
import { GET } from './route';

const token = 'a token for Prometheus';

beforeEach(() => {
  env().METRICS_TOKEN = token;
  startMetrics();
});
afterEach(() => {
  delete env().METRICS_TOKEN;
  meter.on?.end();
});

const scrape = (authorization?: string, headers: Record<string, string> = {}) =>
  call<string>(GET, 'GET', { headers: { ...headers, ...(authorization && { authorization }) } });

test('with the token the metrics come in Prometheus’ format, and may not be cached', async () => {
  const { status, headers, body } = await scrape(`Bearer ${token}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatch(/^# TYPE campmates_mails_total counter$/m);
});

/** Returns a response without its request id, which differs for each response. */
async function shown(response: ReturnType<typeof call>) {
  const { status, headers, body } = await response;
  headers.delete('x-request-id');
  return { status, headers: Object.fromEntries(headers), body };
}

test('without the token, or when none is set, the address looks like one that doesn’t exist', async () => {
  const missing = await shown(call(nowhere, 'GET', { as: await person(), params: { rest: 'nowhere' } }));
  expect(missing.status).toBe(404);
  const wrong = ['Bearer ', token, `Bearer ${token}!`, `Bearer ${token.slice(1)}`, `Basic ${token}`];
  for (const header of [undefined, ...wrong]) expect(await shown(scrape(header))).toEqual(missing);
  delete env().METRICS_TOKEN;
  for (const header of [`Bearer ${token}`, 'Bearer undefined', 'Bearer '])
    expect(await shown(scrape(header))).toEqual(missing);
});

test('a caller may scrape sixty times a minute, and wrong tokens don’t count', async () => {
  const headers = { 'x-forwarded-for': someAddress() };
  for (let guess = 0; guess < 3; guess++) await scrape('Bearer wrong', headers);
  const statuses: number[] = [];
  for (let scraped = 0; scraped < 61; scraped++)
    statuses.push((await scrape(`Bearer ${token}`, headers)).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
});

test('while the database is down the metrics still work', async () => {
  const gone = jest
    .spyOn(pool, 'query')
    .mockImplementation(() => Promise.reject(new Error('connect ECONNREFUSED')));
  const { status, body } = await scrape(`Bearer ${token}`);
  gone.mockRestore();
  expect(status).toBe(200);
  expect(body).toMatch(/^campmates_database_up 0$/m);
});
