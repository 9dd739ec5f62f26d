import { NextRequest } from 'next/server';
import { POST as forgotPassword } from '@/app/api/auth/forgot-password/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { GET as getInvitation } from '@/app/api/invites/[token]/route';
import { GET as getNext } from '@/app/api/trips/[id]/next/route';
import { DELETE as deleteTrip, GET as getTrip } from '@/app/api/trips/[id]/route';
import { GET as getVersion } from '@/app/api/trips/[id]/version/route';
import { POST as createTrip, GET as listTrips } from '@/app/api/trips/route';
import { GET as metrics } from '@/app/metrics/route';
import { endAccount } from '@/lib/own-data/delete-account';
import { hashToken } from '@/lib/server/auth/tokens';
import { accountOf } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { limits } from '@/lib/server/http/rate-limits';
import { log } from '@/lib/server/log';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { bearing, makeToken, programOf } from '@/tests/factories/api-tokens';
import { asGuest, invited } from '@/tests/factories/guests';
import { restore, suspend } from '@/tests/factories/judgements';
import { newcomer, person } from '@/tests/factories/people';
import { loggedIn, password } from '@/tests/factories/sign-up';
import { plan, tripForm } from '@/tests/factories/trips';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail, linkIn } from '@/tests/mail';
import { POST as changePassword } from '../password/route';
import { DELETE as endSession } from '../sessions/[id]/route';
import { DELETE as endAll } from '../sessions/route';
import { DELETE as endToken } from './[id]/route';
import { GET as listTokens } from './route';

interface Token {
  id: string;
  name: string;
  ends_at: string;
  last_used_at: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const newPassword = 'Damper-and-honey-9';
const list = async (as: { cookie: string }) =>
  (await call<{ tokens: Token[] }>(listTokens, 'GET', { as })).body.tokens;
const trips = async (headers: Record<string, string>) => (await call(listTrips, 'GET', { headers })).status;

describe('making tokens', () => {
  test('a token is shown once, stored as a hash, and listed with its end and last use', async () => {
    const mia = await person('Mia');
    const { status, body } = await makeToken(mia, { name: ' Kitchen screen ', days: 365 });
    const { token, ...shown } = body;
    expect(status).toBe(201);
    expect(token).toMatch(/^cm_[\w-]{43}$/);
    expect(Math.abs(Date.parse(body.ends_at) - Date.now() - 365 * DAY_MS)).toBeLessThan(60_000);
    expect(await list(mia)).toEqual([{ ...shown, name: 'Kitchen screen', last_used_at: null }]);
    const row = await db.apiToken.findUniqueOrThrow({ where: { id: body.id } });
    expect(row.tokenHash).toBe(hashToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test('the owner is mailed that a token was made, and how to end it, but not the token', async () => {
    const mia = await person('Mia');
    const { token } = (await makeToken(mia, { name: 'Kitchen screen', days: 90 })).body;
    const [mail] = await deliveredMail(mia.email);
    expect(mail?.subject).toBe('A token was made for your Campmates account');
    expect(mail?.text).toContain('“Kitchen screen”');
    expect(mail?.text).toContain('for 90 days');
    expect(mail?.text).toContain('“Log out everywhere”');
    expect(linkIn(mail, '/profile/account')).toBeTruthy();
    expect(JSON.stringify(mail)).not.toContain(token.slice(3));
  });

  test.each([{ days: 30 }, { name: ' ', days: 30 }, { name: 'a'.repeat(101), days: 30 }])(
    '%j has no name that says what it is for',
    async (body) => {
      expect(await makeToken(await person(), body)).toMatchObject({
        status: 400,
        body: { fields: { name: expect.any(String) } },
      });
    },
  );

  test.each([0, 366, 1.5, '30', null, undefined])('%j is no number of days', async (days) => {
    expect(await makeToken(await person(), { name: 'A script', days })).toMatchObject({
      status: 400,
      body: { fields: { days: 'Please enter 1 to 365 days.' } },
    });
  });

  test('a person has at most ten, of which ended ones don’t count', async () => {
    const mia = await person('Mia');
    const made = await Promise.all(Array.from({ length: 12 }, () => makeToken(mia)));
    expect(made.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 409, 409]);
    const [one, other] = await list(mia);
    expect((await call(endToken, 'DELETE', { as: mia, params: { id: one?.id ?? '' } })).status).toBe(204);
    await db.apiToken.update({ where: { id: other?.id ?? '' }, data: { endsAt: new Date() } });
    expect([await makeToken(mia), await makeToken(mia), await makeToken(mia)]).toMatchObject([
      { status: 201 },
      { status: 201 },
      { status: 409 },
    ]);
    expect(await list(mia)).toHaveLength(10);
  });

  test('another person’s token is not found, and stays', async () => {
    const [mia, eve] = [await person('Mia'), await person('Eve')];
    const { id, token } = (await makeToken(mia)).body;
    expect((await call(endToken, 'DELETE', { as: eve, params: { id } })).status).toBe(404);
    expect(await trips(bearing(token))).toBe(200);
    expect(await list(eve)).toEqual([]);
  });

  test('a session that ends meanwhile makes no token', async () => {
    const mia = await person('Mia');
    const { userId } = mia.viewer;
    const { making } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`select id from users where id = ${userId}::uuid for update`;
      const making = makeToken(mia);
      await untilBlocked();
      await tx.session.deleteMany({ where: { userId } });
      return { making };
    });
    expect((await making).status).toBe(401);
    expect(await db.apiToken.count({ where: { userId } })).toBe(0);
  });
});

describe('a program', () => {
  test('a program creates, reads and deletes its owner’s trip without a cookie or an Origin', async () => {
    const mia = await person('Mia');
    const headers = await programOf(mia);
    const { status, body } = await call<{ trip: { id: string } }>(createTrip, 'POST', {
      headers,
      body: tripForm(),
    });
    expect(status).toBe(201);
    const params = { id: body.trip.id };
    expect((await call(getTrip, 'GET', { as: mia, params })).status).toBe(200);
    expect((await call(getTrip, 'GET', { headers, params })).status).toBe(200);
    expect((await call(getVersion, 'GET', { headers, params })).status).toBe(200);
    expect((await call(deleteTrip, 'DELETE', { headers, params })).status).toBe(200);
  });

  test.each([
    ['no token', 'Bearer'],
    ['a malformed token', 'Bearer cm_wrong'],
    ['an unknown token', `bearer cm_${'x'.repeat(43)}`],
    ['a very long token', `Bearer ${'x'.repeat(9000)}`],
  ])(
    '%s gets 401, though a session, a guest or anybody at all could read it',
    async (_what, authorization) => {
      const { mia, trip, token } = await invited();
      const guest = await asGuest(token);
      const headers = { authorization };
      expect(await trips(headers)).toBe(401);
      for (const as of [mia, guest])
        expect((await call(getTrip, 'GET', { as, headers, params: { id: trip.id } })).status).toBe(401);
      expect((await call(getInvitation, 'GET', { headers, params: { token } })).status).toBe(401);
    },
  );

  test('a token says who calls, whatever the cookies say', async () => {
    const { mia, trip, token } = await invited();
    const guest = await asGuest(token);
    const eve = await programOf(await person('Eve'));
    const params = { id: trip.id };
    for (const as of [mia, guest]) {
      expect((await call(getTrip, 'GET', { as, params })).status).toBe(200);
      expect((await call(getTrip, 'GET', { as, params, headers: eve })).status).toBe(404);
    }
    expect((await call(me, 'GET', { as: mia, headers: await programOf(mia) })).status).toBe(401);
  });

  test('a program’s requests never read a replica, which may lack its last change', async () => {
    const request = new NextRequest('http://localhost/', { headers: await programOf(await person('Mia')) });
    expect(await accountOf(request)).toMatchObject({ justWrote: true });
  });

  test('another scheme than Bearer is a proxy’s, and the cookie counts', async () => {
    const headers = { authorization: 'Basic bWlhOnNlY3JldA==' };
    expect((await call(listTrips, 'GET', { as: await person(), headers })).status).toBe(200);
    expect(await trips(headers)).toBe(401);
  });

  test('a token does not open the metrics', async () => {
    expect((await call(metrics, 'GET', { headers: await programOf(await person()) })).status).toBe(404);
  });

  test('a token of somebody without a profile is told to complete it', async () => {
    expect(await trips(await programOf(await newcomer()))).toBe(403);
  });

  test('a request for another account than the token’s is refused', async () => {
    const headers = await programOf(await person('Mia'));
    const { userId } = (await person('Tom')).viewer;
    expect(await trips({ ...headers, 'for-account': userId })).toBe(401);
  });

  test('a program’s calls count against its owner', async () => {
    const mia = await person('Mia');
    const headers = await programOf(mia);
    const params = { id: (await plan(mia)).id };
    for (let n = 0; n < limits.largeReads.points; n++) await spend('largeReads', mia.viewer.userId);
    expect((await call(getNext, 'GET', { headers, params })).status).toBe(429);
  });

  test('a use is written down at most once an hour', async () => {
    const mia = await person('Mia');
    const { id, token } = (await makeToken(mia)).body;
    const usedAt = async () => (await list(mia))[0]?.last_used_at;
    await trips(bearing(token));
    const first = await usedAt();
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
    await trips(bearing(token));
    expect(await usedAt()).toBe(first);
    await db.apiToken.update({ where: { id }, data: { lastUsedAt: new Date(Date.now() - 61 * 60_000) } });
    await trips(bearing(token));
    expect(Date.now() - Date.parse((await usedAt()) ?? '')).toBeLessThan(60_000);
  });

  test('parallel first calls write the use once', async () => {
    const { token } = (await makeToken(await person())).body;
    const update = jest.spyOn(db, '$executeRaw');
    await db
      .$transaction(async (tx) => {
        await tx.$queryRaw`select id from api_tokens where token_hash = ${hashToken(token)} for update`;
        const calls = Promise.all([trips(bearing(token)), trips(bearing(token))]);
        await untilBlocked(2);
        return { calls };
      })
      .then(({ calls }) => calls);
    const written = await Promise.all(update.mock.results.map(({ value }) => value));
    expect(written.sort()).toEqual([0, 1]);
    update.mockRestore();
  });

  test('what can’t be a token costs no query', async () => {
    const wrong = [
      `cm_${'x'.repeat(42)}`,
      `cm_${'x'.repeat(44)}`,
      `am_${'x'.repeat(43)}`,
      '',
      'x'.repeat(9000),
    ];
    const { result, queries } = await countQueries(() =>
      Promise.all(wrong.map((token) => trips(bearing(token)))),
    );
    expect([new Set(result), queries]).toEqual([new Set([401]), []]);
  });

  test('no log has the token', async () => {
    const lines: unknown[] = [];
    for (const level of ['info', 'warn', 'error'] as const)
      jest.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line));
    const mia = await person('Mia');
    const { token } = (await makeToken(mia)).body;
    await trips(bearing(token));
    jest.spyOn(db, '$executeRaw').mockRejectedValueOnce(new Error('broken'));
    await db.apiToken.updateMany({ data: { lastUsedAt: null } });
    expect(await trips(bearing(token))).toBe(200);
    const text = JSON.stringify(lines, (_key, value) => (value instanceof Error ? value.stack : value));
    expect(text).toContain('broken');
    expect(text).not.toContain(token.slice(3));
  });
});

describe('the end of a token', () => {
  test.each<[how: string, end: (token: { id: string; cookie: string }) => Promise<unknown>]>([
    ['its owner ends it', ({ id, cookie }) => call(endToken, 'DELETE', { as: { cookie }, params: { id } })],
    ['its time has come', ({ id }) => db.apiToken.update({ where: { id }, data: { endsAt: new Date() } })],
    ['its owner logs out everywhere', ({ cookie }) => call(endAll, 'DELETE', { as: { cookie } })],
  ])('a token is refused once %s', async (_how, end) => {
    const mia = await person('Mia');
    const trip = await plan(mia);
    const { id, token } = (await makeToken(mia)).body;
    const headers = bearing(token);
    await end({ id, cookie: mia.cookie });
    expect(await trips(headers)).toBe(401);
    expect((await call(getVersion, 'GET', { headers, params: { id: trip.id } })).status).toBe(401);
  });

  test('a new password ends it, by the account page or by a reset', async () => {
    const { email, cookie } = await loggedIn();
    const headers = await programOf({ cookie });
    const body = { current_password: password, password: newPassword };
    expect((await call(changePassword, 'POST', { as: { cookie }, body })).status).toBe(200);
    expect(await trips(headers)).toBe(401);

    const again = await programOf({ cookie });
    await call(forgotPassword, 'POST', { body: { email } });
    const mail = (await deliveredMail(email)).findLast(({ subject }) => subject?.startsWith('Reset'));
    const token = new URL(linkIn(mail, '/reset-password')).searchParams.get('token');
    expect((await call(resetPassword, 'POST', { body: { token, password } })).status).toBe(200);
    expect(await trips(again)).toBe(401);
  });

  test('a suspension ends it for good, and so does the account’s deletion', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const [first, second] = [await programOf(mia), await programOf(tom)];
    await suspend(mia);
    expect(await trips(first)).toBe(401);
    await restore(mia);
    expect(await trips(first)).toBe(401);
    await endAccount(tom.viewer, async () => {});
    expect(await trips(second)).toBe(401);
  });

  test('a suspended account’s token is refused even while its row is there', async () => {
    const mia = await person('Mia');
    const headers = await programOf(mia);
    await db.user.update({
      where: { id: mia.viewer.userId },
      data: { suspendedAt: new Date(), suspendedFor: 'spam' },
    });
    expect(await trips(headers)).toBe(401);
  });

  test('the end of one browser’s session leaves it', async () => {
    const mia = await person('Mia');
    const headers = await programOf(mia);
    await call(endSession, 'DELETE', { as: mia, params: { id: mia.viewer.sessionId } });
    expect(await trips(headers)).toBe(200);
  });
});
