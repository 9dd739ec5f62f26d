import { GET as me } from '@/app/api/auth/me/route';
import { db } from '@/lib/db';
import { call } from '@/tests/call';
import { newcomer, person } from '@/tests/factories';
import { deliveredMail, linkIn } from '@/tests/mail';
import { cookieOf, loggedIn, password } from '@/tests/sign-up';
import { added } from '@/tests/site-form';
import { POST as forgotPassword } from '../../auth/forgot-password/route';
import { POST as login } from '../../auth/login/route';
import { POST as resetPassword } from '../../auth/reset-password/route';
import { POST as exportData } from '../export/route';
import { POST as changePassword } from '../password/route';
import { DELETE as endSession } from '../sessions/[id]/route';
import { DELETE as endAll, GET as listSessions } from '../sessions/route';
import { POST as deleteAccount } from './route';

interface Sessions {
  sessions: { id: string; current: boolean; browser: string }[];
}

const again = async (email: string) =>
  cookieOf(
    (await call(login, 'POST', { body: { email, password }, headers: { 'user-agent': 'Firefox/1 Linux' } }))
      .headers,
  );

const isIn = async (cookie: string) => (await call(me, 'GET', { as: { cookie } })).status === 200;

describe('sessions', () => {
  test('are listed, this browser first, and each can be ended', async () => {
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

  test("a stranger's is not there", async () => {
    const [mine, theirs] = [await loggedIn(), await loggedIn()];
    const { body } = await call<Sessions>(listSessions, 'GET', { as: theirs });
    const params = { id: body.sessions[0]?.id ?? '' };
    expect((await call(endSession, 'DELETE', { as: mine, params })).status).toBe(404);
    expect(await isIn(theirs.cookie)).toBe(true);
  });

  test('all end at once with "log out everywhere"', async () => {
    const { email, cookie } = await loggedIn();
    const other = await again(email);
    await call(endAll, 'DELETE', { as: { cookie } });
    expect([await isIn(cookie), await isIn(other)]).toEqual([false, false]);
  });
});

describe('a new password', () => {
  const chosen = 'Damper-and-honey-9';

  test('wants the current one, ends every other session and is told by mail', async () => {
    const { email, cookie } = await loggedIn();
    const other = await again(email);
    const change = (current_password?: string) =>
      call(changePassword, 'POST', { as: { cookie }, body: { current_password, password: chosen } });
    expect(await change('wrong')).toMatchObject({
      status: 400,
      body: { fields: { current_password: expect.any(String) } },
    });
    expect((await change()).status).toBe(400);
    expect((await change(password)).status).toBe(200);
    expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
    expect((await call(login, 'POST', { body: { email, password: chosen } })).status).toBe(200);
    expect((await deliveredMail(email)).at(-1)?.subject).toBe('Your Campmates password has changed');
  });

  test('from a session that a reset has just ended changes nothing', async () => {
    const { email, cookie } = await loggedIn();
    await call(forgotPassword, 'POST', { body: { email } });
    const mails = (await deliveredMail(email)).filter(
      ({ subject }) => subject === 'Reset your Campmates password',
    );
    const token = new URL(linkIn(mails.at(-1), '/reset-password')).searchParams.get('token');
    const [changed, reset] = await Promise.all([
      call(changePassword, 'POST', {
        as: { cookie },
        body: { current_password: password, password: 'Attackers-choice-1' },
      }),
      call(resetPassword, 'POST', { body: { token, password: chosen } }),
    ]);
    // Whichever came first: the reset, which proves the mailbox, has the last word.
    expect([200, 400, 401]).toContain(changed.status);
    if (reset.status === 200) {
      expect((await call(login, 'POST', { body: { email, password: chosen } })).status).toBe(200);
      expect(await isIn(cookie)).toBe(false);
    } else {
      expect(changed.status).toBe(200);
    }
  });

  test('cannot be given to an account that signs in with Google alone', async () => {
    const { cookie } = await newcomer();
    expect((await call(changePassword, 'POST', { as: { cookie }, body: { password: chosen } })).status).toBe(
      403,
    );
  });

  test('that is too common is refused', async () => {
    const { cookie } = await loggedIn();
    const body = { current_password: password, password: 'qwertyuiop' };
    expect(await call(changePassword, 'POST', { as: { cookie }, body })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('most common') } },
    });
  });
});

test.each([
  ['exporting', exportData],
  ['deleting', deleteAccount],
])('%s asks for the password again', async (_what, handler) => {
  const { cookie } = await loggedIn();
  expect((await call(handler, 'POST', { body: {} })).status).toBe(401);
  for (const body of [{}, { password: 'wrong' }]) {
    expect((await call(handler, 'POST', { as: { cookie }, body })).status).toBe(400);
  }
  expect(await isIn(cookie)).toBe(true);
});

test.each([
  ['exporting', exportData],
  ['deleting', deleteAccount],
])('%s asks those without a password for a fresh sign-in', async (_what, handler) => {
  const { cookie, userId } = await newcomer();
  await db.session.updateMany({ where: { userId }, data: { createdAt: new Date(Date.now() - 11 * 60_000) } });
  expect((await call(handler, 'POST', { as: { cookie }, body: {} })).status).toBe(403);
  await db.session.updateMany({ where: { userId }, data: { createdAt: new Date() } });
  expect((await call(handler, 'POST', { as: { cookie }, body: {} })).status).toBe(200);
});

test('deleting while logging in, exporting and deleting again gives one clean outcome', async () => {
  const { email, cookie } = await loggedIn();
  const answers = await Promise.all([
    ...Array.from({ length: 3 }, () => call(deleteAccount, 'POST', { as: { cookie }, body: { password } })),
    call(exportData, 'POST', { as: { cookie }, body: { password } }),
    ...Array.from({ length: 3 }, () => call(login, 'POST', { body: { email, password } })),
  ]);
  expect(
    answers
      .slice(0, 3)
      .map(({ status }) => status)
      .sort(),
  ).toEqual([200, 401, 401]);
  expect(answers.every(({ status }) => [200, 401].includes(status))).toBe(true);
  expect(await db.user.count({ where: { email } })).toBe(0);
});

test('the export holds what is kept, and no hash', async () => {
  const mia = await person('Mia');
  await db.ride.create({
    data: {
      profileId: mia.viewer.profileId,
      type: 'boat',
      boatType: 'Sailboat',
      description: 'The old dinghy',
    },
  });
  const { headers, body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(headers.get('content-disposition')).toContain('campmates-export.json');
  expect(body).toMatchObject({
    user: { email: mia.email },
    profile: { name: 'Mia', crew: [{ name: 'Mia' }], rides: [{ description: 'The old dinghy' }] },
  });
  expect(JSON.stringify(body)).not.toMatch(/hash/i);
});

test('the export holds one’s campsites with their features', async () => {
  const mia = await person('Mia');
  const { name, latitude } = await added(mia, { site_features: ['Toilets'] });
  const { body } = await call(exportData, 'POST', { as: mia, body: {} });
  expect(body).toMatchObject({
    profile: { campsites: [{ name, latitude, features: [{ feature: { name: 'Toilets' }, present: true }] }] },
  });
});

test('deletion while a site is added leaves no site of the person', async () => {
  const mia = await person('Mia');
  const name = `Paddock ${Math.random()}`;
  const adding = Array.from({ length: 5 }, () => added(mia, { name, share_flag: true }).catch(() => null));
  expect((await call(deleteAccount, 'POST', { as: mia, body: {} })).status).toBe(200);
  await Promise.all(adding);
  expect(await db.campsite.count({ where: { name } })).toBe(0);
});

test('deletion leaves nothing of the person, tells those invited, and keeps for others’ trips the site they are at', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const site = (name: string) =>
    db.campsite.create({
      data: {
        source: 'user',
        ownerId: mia.viewer.profileId,
        shareFlag: true,
        name,
        latitude: -27,
        longitude: 153,
      },
    });
  const [used, unused] = [await site('Used'), await site('Unused')];
  const dates = { startDate: new Date('2030-01-04'), endDate: new Date('2030-01-06') };
  const mine = await db.trip.create({
    data: {
      organiserId: mia.viewer.profileId,
      name: 'Easter',
      locationName: 'Kedron',
      ...dates,
      invites: {
        create: { email: tom.email, profileId: tom.viewer.profileId },
      },
    },
  });
  const theirs = await db.trip.create({
    data: { organiserId: tom.viewer.profileId, campsiteId: used.id, locationName: 'Used', ...dates },
  });

  expect((await call(deleteAccount, 'POST', { as: mia, body: {} })).status).toBe(200);
  expect(await isIn(mia.cookie)).toBe(false);
  expect(await db.user.count({ where: { email: mia.email } })).toBe(0);
  expect(await db.profile.count({ where: { id: mia.viewer.profileId } })).toBe(0);
  expect(await db.trip.count({ where: { id: mine.id } })).toBe(0);
  expect(await db.campsite.findUnique({ where: { id: used.id } })).toMatchObject({
    ownerId: null,
    shareFlag: false,
  });
  expect(await db.campsite.count({ where: { id: unused.id } })).toBe(0);
  expect(await db.trip.count({ where: { id: theirs.id, campsiteId: used.id } })).toBe(1);
  const [mail] = await deliveredMail(tom.email);
  expect(mail).toMatchObject({
    subject: 'Easter is off',
    text: expect.stringContaining('Mia has left Campmates'),
  });
});
