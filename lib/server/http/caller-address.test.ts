import type { IncomingMessage } from 'node:http';
import { bearsSecret } from '../auth/bearer';
import { callerAddress, networkOf, pathWithoutValues, showsUntrustedProxy } from './caller-address';

const connection = '203.0.113.9';

test("without proxies the caller is the connection's address, whatever the header claims", () => {
  expect(callerAddress(connection, '198.51.100.1', 0)).toBe(connection);
});

test('an IPv4 address on an IPv6 socket is written as IPv4', () => {
  expect(callerAddress('::ffff:203.0.113.9', undefined, 0)).toBe(connection);
  expect(callerAddress('::ffff:cb00:7109', undefined, 0)).toBe(connection);
});

test('behind one proxy the caller is the last address in the header', () => {
  expect(callerAddress(connection, '198.51.100.1', 1)).toBe('198.51.100.1');
});

test('an address that the client itself wrote into the header is ignored', () => {
  expect(callerAddress(connection, '1.1.1.1, 198.51.100.1', 1)).toBe('198.51.100.1');
  expect(callerAddress(connection, '1.1.1.1, 198.51.100.1, 198.51.100.2', 2)).toBe('198.51.100.1');
});

test('a chain shorter than expected gives its first address', () => {
  expect(callerAddress(connection, '198.51.100.1', 3)).toBe('198.51.100.1');
  expect(callerAddress(connection, undefined, 1)).toBe(connection);
});

test('ports and brackets are removed', () => {
  expect(callerAddress(connection, '198.51.100.1:4711', 1)).toBe('198.51.100.1');
  expect(callerAddress(connection, '[2001:db8::1]:4711', 1)).toBe('2001:db8::1');
});

test.each(['unknown', '', '1', '0x7f.1', 'x'.repeat(9999), '198.51.100.1, <b>'])(
  'the invalid address %s falls back to the nearer hop',
  (header) => {
    expect(callerAddress(connection, header, 1)).toBe(connection);
  },
);

test("a trusted proxy gives the caller even when the connection's address is unknown", () => {
  expect(callerAddress(undefined, '198.51.100.1', 1)).toBe('198.51.100.1');
  expect(callerAddress(undefined, '198.51.100.1', 0)).toBeUndefined();
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the limits count %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

const bearing = (authorization?: string) =>
  bearsSecret(
    new Request('http://localhost/', { headers: authorization ? { authorization } : {} }),
    'secret',
  );

test('a request must carry exactly this secret as its bearer token', () => {
  expect(bearing('Bearer secret')).toBe(true);
  for (const wrong of [
    undefined,
    'secret',
    'Bearer',
    'Bearer secre',
    'Bearer secrets',
    'Basic secret',
    'Bearer SECRET',
  ])
    expect(bearing(wrong)).toBe(false);
});

test('a secret in a path does not reach the log', () => {
  expect(pathWithoutValues('/api/invites/s3cret', { token: 's3cret' })).toBe('/api/invites/{token}');
  expect(pathWithoutValues('/api/invites/a%20b', { token: 'a b' })).toBe('/api/invites/{token}');
  expect(pathWithoutValues('/api/invites/s3cret/typo', { rest: ['invites', 's3cret', 'typo'] })).toBe(
    '/api/{rest}',
  );
  expect(pathWithoutValues('/api/%E0%A4%A', {})).toBe('/api/%E0%A4%A');
});

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
