import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { env } from '../env';
import { startGoogle } from './google-redirect';
import { authOptions } from './options';

let provider: Server;
let issuer = '';

beforeAll(async () => {
  provider = createServer((_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ issuer, authorization_endpoint: `${issuer}/authorise` }));
  });
  await new Promise<void>((listening) => {
    provider.listen(0, '127.0.0.1', listening);
  });
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  Object.assign(env(), {
    GOOGLE_CLIENT_ID: 'campmates',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: issuer,
  });
});

afterAll(() => {
  provider.close();
});

const landing = () => new URL('/post-auth', env().APP_URL).href;
const start = () => startGoogle(authOptions({ userAgent: null, address: null }, undefined), landing());

test('the browser is sent to Google with our callback as the return address', async () => {
  const url = new URL((await start()).url);
  expect(url.origin + url.pathname).toBe(`${issuer}/authorise`);
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'campmates',
    response_type: 'code',
    redirect_uri: new URL('/api/auth/callback/google', env().APP_URL).href,
  });
});

test('the redirect sets the cookies that next-auth checks when the browser comes back', async () => {
  const cookies = (await start()).cookies.map((cookie) => decodeURIComponent(cookie));
  const named = (name: string) => cookies.filter((cookie) => cookie.includes(`next-auth.${name}=`));
  expect(named('csrf-token')[0]).toMatch(/=[0-9a-f]{64}\|[0-9a-f]{64};/);
  expect(named('callback-url').at(-1)).toContain(`=${landing()};`);
  expect(named('state')).toHaveLength(1);
  for (const cookie of cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
});
