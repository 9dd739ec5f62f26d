import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { call } from '@/tests/call';
import { cookieOf, loggedIn, password } from '@/tests/factories/sign-up';
import { DELETE as endSession } from './[id]/route';
import { DELETE as endAll, GET as listSessions } from './route';

interface Sessions {
  sessions: { id: string; current: boolean; browser: string }[];
}

const again = async (email: string) =>
  cookieOf(
    (await call(login, 'POST', { body: { email, password }, headers: { 'user-agent': 'Firefox/1 Linux' } }))
      .headers,
  );
const isIn = async (cookie: string) => (await call(me, 'GET', { as: { cookie } })).status === 200;

test('sessions are listed, this browser first, and each can be ended', async () => {
  const { email, cookie } = await loggedIn();
  const other = await again(email);
  const { body } = await call<Sessions>(listSessions, 'GET', { as: { cookie } });
  expect(body.sessions.map(({ current, browser }) => [current, browser])).toEqual([
    [true, 'An unknown browser'],
    [false, 'Firefox on Linux'],
  ]);
  const params = { id: body.sessions[1]?.id ?? '' };
  expect((await call(endSession, 'DELETE', { as: { cookie }, params })).status).toBe(200);
  expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
});

test('another person’s session is not found', async () => {
  const [mine, theirs] = [await loggedIn(), await loggedIn()];
  const { body } = await call<Sessions>(listSessions, 'GET', { as: theirs });
  const params = { id: body.sessions[0]?.id ?? '' };
  expect((await call(endSession, 'DELETE', { as: mine, params })).status).toBe(404);
  expect(await isIn(theirs.cookie)).toBe(true);
});

test('all sessions end at once with "log out everywhere"', async () => {
  const { email, cookie } = await loggedIn();
  const other = await again(email);
  await call(endAll, 'DELETE', { as: { cookie } });
  expect([await isIn(cookie), await isIn(other)]).toEqual([false, false]);
});
