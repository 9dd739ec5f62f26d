import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { linkMailedTo } from '../../tests/e2e/mail';

/** A person's log-in. */
interface Visitor {
  email: string;
  password: string;
}

/**
 * Signs up, opens the link in the mail file under the server's DATA_DIR, and completes the profile.
 */
export async function signUp(url: string, dataDir: string): Promise<Visitor> {
  const visitor = { email: `mia-${randomUUID()}@example.com`, password: 'Billy-tea-4-two' };
  await post(`${url}/auth/request-signup`, { ...visitor, name: 'Mia' });
  const link = await linkMailedTo(visitor.email, '/confirm-email', { folder: join(dataDir, 'mail') });
  const token = new URL(link).searchParams.get('token') ?? '';
  await expectOk(await fetch(`${url}/auth/confirm-email?${new URLSearchParams({ token })}`));
  const cookie = await logIn(url, visitor);
  const profile = { username: 'mia', name: 'Mia', suburb: 'Kedron', postcode: '4031' };
  await post(`${url}/api/profile`, profile, cookie);
  return visitor;
}

/** True when the person can log in and sees their own home page. */
export async function logsIn(url: string, visitor: Visitor): Promise<boolean> {
  const cookie = await logIn(url, visitor);
  const home = await fetch(url, { headers: { cookie }, redirect: 'manual' });
  return home.status === 200 && (await home.text()).includes('Mia');
}

/** Makes a token for a program of the person. */
export async function makeToken(url: string, visitor: Visitor): Promise<string> {
  const made = await post(
    `${url}/api/account/tokens`,
    { name: 'A check', days: 1 },
    await logIn(url, visitor),
  );
  return ((await made.json()) as { token: string }).token;
}

async function logIn(url: string, visitor: Visitor): Promise<string> {
  const response = await post(`${url}/auth/login`, visitor);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: new URL(url).origin, cookie };
  return expectOk(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }));
}

async function expectOk(response: Response): Promise<Response> {
  if (response.ok) return response;
  throw new Error(`${new URL(response.url).pathname} responded ${response.status}: ${await response.text()}`);
}
