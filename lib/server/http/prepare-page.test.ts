import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { PATH_HEADER } from '../auth/callback';
import { preparePage } from './prepare-page';

const cookie = 'campmates-session=whatever';

function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method, headers: { ...headers } });
  const response = new ServerResponse(request);
  preparePage(request, response);
  return {
    asked: request.headers['content-security-policy'],
    path: request.headers[PATH_HEADER],
    sent: response.getHeader('content-security-policy'),
  };
}

test('a page that the middleware need not see gets its policy and its path, the same for Next and the browser', () => {
  for (const [url, headers] of [
    ['/login?mode=signup', {}],
    ['/', { cookie }],
    ['/createtrip?postcode=4031', { cookie }],
    ['/your-campsites?own=60', { cookie }],
    ['/trip/019d0000-0000-7000-8000-000000000000', { cookie }],
    ['/trip/019d0000-0000-7000-8000-000000000000/people?people=60', { cookie }],
    ['/trip/019d0000-0000-7000-8000-000000000000/cars', { cookie }],
    ['/trip/019d0000-0000-7000-8000-000000000000/print', { cookie }],
    ['/campsite/019d0000-0000-7000-8000-000000000000', { cookie }],
    ['/campsite/ai-019d0000-0000-7000-8000-000000000000', { cookie }],
  ] as const) {
    const { asked, path, sent } = ask(url, headers);
    expect(asked).toMatch(/script-src 'self' 'nonce-[^']{20,}' 'strict-dynamic'/);
    expect(sent).toBe(asked);
    expect(path).toBe(url);
  }
  expect(ask('/login').asked).not.toBe(ask('/login').asked);
});

test.each([
  ['a page of one’s own without a session’s cookie', '/', {}, 'GET'],
  ['a trip', '/trip/1', { cookie }, 'GET'],
  ['a trip’s attendance', '/trip/019d0000-0000-7000-8000-000000000000/attendance', { cookie }, 'GET'],
  ['an invitation', '/invite/1', {}, 'GET'],
  ['what the router fetches', '/', { cookie, rsc: '1' }, 'GET'],
  ['what the router fetches, by its query', '/?_rsc=1', { cookie }, 'GET'],
  ['a call', '/api/trips', { cookie }, 'GET'],
  ['a page that is sent something', '/login', {}, 'POST'],
])('%s is left to the middleware, whatever policy the client sends', (_, url, headers, method) => {
  const made = { 'content-security-policy': "script-src 'nonce-made-up'" };
  expect(ask(url, { ...headers, ...made }, method)).toMatchObject({ asked: undefined, sent: undefined });
});
