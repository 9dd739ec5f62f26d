import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchRequests } from './watch-requests';

let server: Server;
let port: number;
let end = () => {};

beforeAll(async () => {
  end = watchRequests();
  // Any server of this process, such as that of a plain `next start`.
  server = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  end();
  server.close();
});

const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

test('a server that is not ours gives the common headers too', async () => {
  const answer = await ask('/');
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

const state = encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }]));

test.each([
  ['x-middleware-prefetch', '1', undefined],
  ['next-router-state-tree', 'nonsense', undefined],
  ['next-router-state-tree', '%E0%A4%A', undefined],
  ['next-router-state-tree', '{}', undefined],
  ['next-router-state-tree', state, state],
])('of the header %s: %s the app sees %s', async (name, sent, seen) => {
  const answer = await ask('/', { headers: { [name]: sent } });
  expect((await answer.json())[name]).toBe(seen);
});

test('two states at once are none', async () => {
  const headers = { 'next-router-state-tree': [state, state] };
  const seen = await new Promise<string>((resolve) => {
    request({ port, path: '/', headers }, async (answer) => {
      for await (const chunk of answer) resolve(String(chunk));
    }).end();
  });
  expect(JSON.parse(seen)).not.toHaveProperty('next-router-state-tree');
});

test('a log-in through a proxy that is not trusted is told of once, anything else is not', async () => {
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
