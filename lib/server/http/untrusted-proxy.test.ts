import type { IncomingMessage } from 'node:http';
import { showsUntrustedProxy } from './untrusted-proxy';

const logIn = (
  remoteAddress: string,
  { url = '/auth/login', method = 'POST', forwarded = '198.51.100.1' } = {},
) =>
  ({
    url,
    method,
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress },
  }) as unknown as IncomingMessage;

test.each([
  ['127.0.0.1', true],
  ['::ffff:10.1.2.3', true],
  ['172.31.0.2', true],
  ['fd00::5', true],
  ['::1', true],
  ['172.32.0.2', false],
  ['203.0.113.7', false],
  ['2001:db8::1', false],
])('a log-in passed on by %s shows a proxy: %s', (address, shown) => {
  expect(showsUntrustedProxy(logIn(address), 0)).toBe(shown);
  expect(showsUntrustedProxy(logIn(address), 1)).toBe(false);
});

test.each([
  ['by the path of the handler', { url: '/api/auth/login?x' }, true],
  ['that no proxy passed on', { forwarded: '' }, false],
  ['by GET', { method: 'GET' }, false],
  ['by a similar path', { url: '/auth/login-help' }, false],
])('a log-in %s', (_what, request, shown) => {
  expect(showsUntrustedProxy(logIn('127.0.0.1', request), 0)).toBe(shown);
});
