import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { db } from '../db/client';
import { saveFigures } from '../figures';
import { watchRequests } from './watch-requests';

let server: Server;
let port: number;
let end = () => {};

beforeAll(async () => {
  end = watchRequests();
  // A server that isn't made by serve.ts, as under a plain `next start`.
  server = createServer((request, response) => {
    response.setHeader('x-seen', request.url ?? '');
    response.setHeader('x-method', request.method ?? '');
    if (request.url === '/own/at-once') response.writeHead(200, own);
    else if (request.url === '/broken') response.statusCode = 500;
    else if (request.url?.startsWith('/api/health')) response.statusCode = 503;
    else if (request.url === '/own') response.setHeaders(new Map(Object.entries(own)));
    response.end(request.url?.startsWith('/own') ? 'as it is' : JSON.stringify(request.headers));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  end();
  server.close();
});

const own = { 'content-security-policy': "default-src 'self'", 'x-request-id': 'own' };
const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

const everywhere = {
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

test('every response has the common headers, and the app gets the client’s request id', async () => {
  const response = await ask('/', { headers: { 'x-request-id': 'made up' } });
  expect(Object.fromEntries(response.headers)).toMatchObject(everywhere);
  expect(response.headers.has('strict-transport-security')).toBe(false);
  expect((await response.json())['x-request-id']).toBe(response.headers.get('x-request-id'));
});

test('a failed response is saved with the request’s id among the errors', async () => {
  const requestId = (await ask('/broken')).headers.get('x-request-id') ?? '';
  await saveFigures();
  expect(await db.serverError.findUnique({ where: { requestId } })).toMatchObject({
    method: 'GET',
    route: 'other',
    status: 500,
  });
});

test('a server that leaves is no error, but one that isn’t ready is', async () => {
  const told = async (path: string) => {
    const requestId = (await ask(path)).headers.get('x-request-id') ?? '';
    await saveFigures();
    return db.serverError.count({ where: { requestId } });
  };
  const errors = async () =>
    (await db.dailyFigure.aggregate({ where: { name: 'errors' }, _sum: { count: true } }))._sum.count ?? 0n;
  const before = await errors();
  expect([await told('/api/health'), await told('/api/health?x'), await errors()]).toEqual([0, 0, before]);
  expect(await told('/api/health/ready')).toBe(1);
});

test('a response keeps the headers that it sets itself', async () => {
  for (const path of ['/own', '/own/at-once']) {
    const response = await ask(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...everywhere, ...own });
    expect(await response.text()).toBe('as it is');
  }
});

test.each([
  ['POST', '/icon.svg', '/'],
  ['DELETE', '/_next/static/chunks/a.js?dpl=1', '/'],
  ['GET', '/icon.svg', '/icon.svg'],
  ['POST', '/api/trips', '/api/trips'],
  ['POST', '/profile', '/profile'],
  ['POST', '/trip/x.png', '/trip/x.png'],
])('%s %s goes to the handler of %s, since Next refuses a file without words', async (method, path, seen) => {
  expect((await ask(path, { method })).headers.get('x-seen')).toBe(seen);
});

test.each([
  ['PROPFIND', '/api/trips', 'OPTIONS'],
  ['REPORT', '/login', 'OPTIONS'],
  ['PATCH', '/api/trips', 'PATCH'],
  ['HEAD', '/api/trips', 'HEAD'],
  ['OPTIONS', '/api/trips', 'OPTIONS'],
])('%s %s reaches Next as %s, since Next sends nothing for unknown methods', async (method, path, seen) => {
  expect((await ask(path, { method })).headers.get('x-method')).toBe(seen);
});

const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));

test.each([
  ['x-middleware-prefetch', '1', undefined],
  ['next-router-state-tree', 'nonsense', undefined],
  ['next-router-state-tree', '%E0%A4%A', undefined],
  ['next-router-state-tree', '{}', undefined],
  ['next-router-state-tree', state, state],
])('the header %s: %s reaches the app as %s', async (name, sent, seen) => {
  const response = await ask('/', { headers: { [name]: sent } });
  expect((await response.json())[name]).toBe(seen);
});

test.each([
  ['GET', '/api/groups', undefined],
  ['POST', '/crew?x=1', undefined],
  ['POST', '/profile', undefined],
  ['GET', '/join/abc/preview.png', undefined],
  ['GET', '/join/abc', '1'],
  ['GET', '/profile', '1'],
])('%s %s with the header of Next’s router reaches the app with rsc: %s', async (method, path, seen) => {
  expect((await (await ask(path, { method, headers: { rsc: '1' } })).json()).rsc).toBe(seen);
});

test('two router states in one request are removed', async () => {
  const headers = { 'next-router-state-tree': [state, state] };
  const seen = await new Promise<string>((resolve) => {
    request({ port, path: '/', headers }, async (response) => {
      for await (const chunk of response) resolve(String(chunk));
    }).end();
  });
  expect(JSON.parse(seen)).not.toHaveProperty('next-router-state-tree');
});

test('only a log-in through an untrusted proxy is logged, and only once', async () => {
  const trusted = process.env.TRUSTED_PROXIES;
  process.env.TRUSTED_PROXIES = '0';
  jest.resetModules();
  const warn = jest.spyOn((await import('@/lib/server/log')).log, 'warn');
  end = (await import('./watch-requests')).watchRequests();
  process.env.TRUSTED_PROXIES = trusted;

  const forwarded = { 'x-forwarded-for': '198.51.100.1' };
  await ask('/auth/login', { method: 'POST' });
  await ask('/auth/me', { headers: forwarded });
  expect(warn).not.toHaveBeenCalled();
  await ask('/auth/login', { method: 'POST', headers: forwarded });
  await ask('/auth/login', { method: 'POST', headers: forwarded });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUSTED_PROXIES')]]);
});

test('under https every response tells the browser to keep to https', async () => {
  const before = process.env.APP_URL;
  process.env.APP_URL = 'https://camp.example';
  jest.resetModules();
  end = (await import('./watch-requests')).watchRequests();
  if (before === undefined) delete process.env.APP_URL;
  else process.env.APP_URL = before;
  expect((await ask('/')).headers.get('strict-transport-security')).toMatch(/^max-age=\d{8};/);
});

test('the time of whole pages is counted, not that of calls, files and Next’s router', async () => {
  const pages = async () => {
    await saveFigures();
    const rows = await db.dailyFigure.findMany({ where: { name: { startsWith: 'page_ms_' } } });
    return rows.reduce((sum, { count }) => sum + Number(count), 0);
  };
  const before = await pages();
  for (const path of ['/', '/trip/1?x=y', '/login']) await (await ask(path)).text();
  for (const path of ['/api/trips', '/icons.svg', '/_next/static/a.js', '/cover/1/2', '/crew'])
    await (await ask(path)).text();
  await (await ask('/trip/1', { headers: { rsc: '1' } })).text();
  await (await ask('/trip/1', { method: 'POST' })).text();
  expect((await pages()) - before).toBe(3);
});
