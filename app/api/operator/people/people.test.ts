import { randomUUID } from 'node:crypto';
import { v7 as uuid7 } from 'uuid';
import { GET as confirmEmail } from '@/app/api/auth/confirm-email/route';
import { POST as forgotPassword } from '@/app/api/auth/forgot-password/route';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { GET as readFeed } from '@/app/api/calendar/[token]/route';
import { GET as invitationCalendar } from '@/app/api/invites/[token]/calendar/route';
import { POST as openInvitation } from '@/app/api/invites/[token]/open/route';
import { POST as search } from '@/app/api/locations/public/route';
import { POST as subscribe } from '@/app/api/push/subscriptions/route';
import { dateOf } from '@/lib/dates';
import { findPeople } from '@/lib/operator/people/find-people';
import type { JudgedPerson } from '@/lib/operator/people/schema';
import { countWaiting } from '@/lib/operator/waiting';
import { authOptions } from '@/lib/server/auth/options';
import { hashPassword } from '@/lib/server/auth/password';
import { sessionEnd } from '@/lib/server/auth/session-cookie';
import { openSession } from '@/lib/server/auth/sessions';
import { readSuspension } from '@/lib/server/auth/suspension';
import { liveAccount, livePageAccount } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { Handler } from '@/lib/server/http/route';
import { createFeed } from '@/lib/trips/calendar/feed';
import { getInvitation } from '@/lib/trips/invitations/get-invitation';
import { findMissing } from '@/lib/trips/missing-page';
import { getLinkPreview } from '@/lib/trips/share-link/link-preview';
import { getTripVersion } from '@/lib/trips/trip-version';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { answer, asGuest, family, invited, read } from '@/tests/factories/guests';
import { restore as restoreFactories, suspend } from '@/tests/factories/judgements';
import { OPERATOR, operator, READER, SECOND_OPERATOR } from '@/tests/factories/operators';
import { newcomer, type Person, person, uniqueEmail } from '@/tests/factories/people';
import { alone, join, openLink, sharedToken } from '@/tests/factories/share-link';
import { password } from '@/tests/factories/sign-up';
import { inDays, plan, tripForm, tripRow } from '@/tests/factories/trips';
import { deliveredMail, linkIn } from '@/tests/mail';
import { browser } from '@/tests/servers/push-service';
import { POST as remove } from './[user]/delete/route';
import { POST as mute } from './[user]/mute/route';
import { POST as restore } from './[user]/restore/route';
import { POST as resume } from './[user]/resume/route';
import { POST as suspendPerson } from './[user]/suspend/route';
import { POST as unmute } from './[user]/unmute/route';
import { GET } from './route';

describe('the search for people', () => {
  interface Found {
    people: JudgedPerson[];
    fields?: Record<string, string>;
  }

  const ask = async (query?: string) =>
    call<Found>(GET, 'GET', { as: await operator(), query: query === undefined ? {} : { query } });
  const idsOf = (people: JudgedPerson[]) => people.map(({ id }) => id);
  const idOf = ({ viewer }: Person) => viewer.userId;
  const daysAgo = (days: number) =>
    dateOf(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10) as never);

  describe('a person is found', () => {
    test('by their address or its beginning, in any case', async () => {
      const [mia, tom] = [await person('Mia'), await person('Tom')];
      for (const query of [mia.email, mia.email.toUpperCase(), mia.email.slice(0, -6).toUpperCase()])
        expect(idsOf((await ask(query)).body.people)).toEqual([idOf(mia)]);
      expect(idsOf((await ask(`  ${tom.email} `)).body.people)).toEqual([idOf(tom)]);
    });

    test('by their name or its beginning, in any case, and not by its middle', async () => {
      const name = `Zoë ${randomUUID().slice(0, 8)}`;
      const zoe = await person(name, { email: `${randomUUID()}@example.com` });
      for (const query of [name, name.toUpperCase(), name.slice(0, -2)])
        expect(idsOf((await ask(query)).body.people)).toEqual([idOf(zoe)]);
      expect((await ask(name.slice(1))).body.people).toEqual([]);
    });

    test('characters that LIKE treats as wildcards are matched literally', async () => {
      const mia = await person('Mia');
      for (const query of ['%%', '__', `${mia.email.slice(0, 6)}%`])
        expect((await ask(query)).body.people).toEqual([]);
    });

    test('without a profile too', async () => {
      const { email, userId } = await newcomer();
      expect((await ask(email)).body.people).toMatchObject([{ id: userId, email, name: email, trips: 0 }]);
    });

    test('the exact address comes before addresses that begin with it', async () => {
      const email = `${randomUUID()}@example.co`;
      const short = await person('Mia', { email });
      const long = await person('Mia', { email: `${email}m` });
      expect(idsOf((await ask(email)).body.people)).toEqual([idOf(short), idOf(long)]);
    });

    test('at most 20, by texts of 2 to 100 characters', async () => {
      const start = randomUUID().slice(0, 8);
      const emails = Array.from({ length: 23 }, (_, at) => `${start}${at}@example.com`);
      await db.user.createMany({ data: emails.map((email) => ({ id: uuid7(), email })) });
      expect((await ask(start)).body.people).toHaveLength(20);
      for (const query of ['x', 'x'.repeat(101), '']) {
        const refused = await ask(query);
        expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['query']]);
      }
      expect((await ask('x'.repeat(100))).status).toBe(200);
    });
  });

  test('the counts that help to judge a person are shown, and nothing of their trips', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { profileId, userId } = mia.viewer;
    const trip = {
      name: 'Secret',
      locationName: 'Bend',
      startDate: dateOf(inDays(5)),
      endDate: dateOf(inDays(6)),
    };
    for (const who of [profileId, profileId, tom.viewer.profileId]) await tripRow(who, trip);
    const tally = (days: number, sent: number, refused: number) => ({
      senderId: profileId,
      day: daysAgo(days),
      sent,
      refused,
    });
    await db.mailTally.createMany({ data: [tally(0, 5, 2), tally(29, 3, 1), tally(30, 100, 100)] });
    await db.invitationReport.createMany({
      data: [profileId, profileId, profileId, tom.viewer.profileId].map((senderId) => ({
        inviteId: uuid7(),
        senderId,
      })),
    });
    const { createdAt } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    const [found] = (await ask(mia.email)).body.people;
    expect({ ...found, since: new Date(found?.since ?? '') }).toEqual({
      id: userId,
      email: mia.email,
      name: 'Mia',
      since: createdAt,
      trips: 2,
      mails: 8,
      refused: 3,
      reports: 3,
      suspended: false,
      suspended_for: null,
      muted: false,
      paused: null,
    });
  });

  test('without a search suspended, muted and paused people are listed: paused first, then the newest', async () => {
    await db.user.updateMany({
      data: {
        suspendedAt: null,
        suspendedFor: null,
        reportsMutedAt: null,
        sendingPausedAt: null,
        sendingPausedFor: null,
      },
    });
    const [mia, tom, sam, ida] = [
      await person('Mia'),
      await person('Tom'),
      await person('Sam'),
      await person('Ida'),
    ];
    const change = (who: Person, data: object) => db.user.update({ where: { id: idOf(who) }, data });
    const hourAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await change(tom, { reportsMutedAt: hourAgo(1) });
    await change(sam, { sendingPausedAt: hourAgo(5), sendingPausedFor: 'refusals' });
    await change(ida, { suspendedAt: hourAgo(2), suspendedFor: 'Spam' });
    const { people } = (await ask()).body;
    expect(people.map(({ id, suspended_for, muted, paused }) => [id, suspended_for, muted, paused])).toEqual([
      [idOf(sam), null, false, 'refusals'],
      [idOf(tom), null, true, null],
      [idOf(ida), 'Spam', false, null],
    ]);
    // Sam is suspended now, so he isn't listed first any more: a suspended sender needs no decision
    // about the pause.
    await change(sam, { suspendedAt: hourAgo(4), suspendedFor: 'Spam' });
    await suspend(mia);
    expect(idsOf(await findPeople())).toEqual([idOf(mia), idOf(tom), idOf(ida), idOf(sam)]);
  });

  test('one query finds the people, whatever their number', async () => {
    await person('Mia');
    const { queries, result } = await countQueries(() => findPeople('mi'));
    expect(result.length).toBeGreaterThan(1);
    expect(queries).toHaveLength(1);
  });

  test('paused senders wait at the desk until they are resumed or suspended', async () => {
    const waiting = async () => (await countWaiting()).people;
    const [before, { viewer }] = [await waiting(), await person('Spammer')];
    const where = { id: viewer.userId };
    await db.user.update({ where, data: { sendingPausedAt: new Date(), sendingPausedFor: 'reports' } });
    expect(await waiting()).toBe(before + 1);
    await db.user.update({ where, data: { suspendedAt: new Date(), suspendedFor: 'Advertises' } });
    expect(await waiting()).toBe(before);
  });

  test('the list of judged people reads an index of these people, and not all accounts', async () => {
    const plan = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>`
      explain select id from users u
      where u.suspended_at is not null or u.reports_muted_at is not null or u.sending_paused_at is not null`;
    });
    expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain('users_judged_idx');
  });
});

describe('a decision about a person', () => {
  const judge = async (handler: Handler, user: string, body: unknown = { reason: 'Advertises' }) =>
    call<{ person: JudgedPerson | null; error?: string; fields?: Record<string, string> }>(handler, 'POST', {
      as: await operator(),
      params: { user },
      body,
    });

  const rowOf = (id: string) => db.user.findUnique({ where: { id } });
  const logOf = (subjectId: string) =>
    db.operatorEntry.findMany({ where: { subjectId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });
  const subjectsTo = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);

  const all = { suspend: suspendPerson, restore, mute, unmute, resume, remove };

  describe.each(Object.entries(all))('%s', (_, handler) => {
    test('an unknown account is not found', async () => {
      for (const user of [randomUUID(), 'nobody']) expect((await judge(handler, user)).status).toBe(404);
    });

    test('a reason is required', async () => {
      const { userId } = await newcomer();
      const before = await rowOf(userId);
      for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }]) {
        const refused = await judge(handler, userId, body);
        expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['reason']]);
      }
      expect(await rowOf(userId)).toEqual(before);
      expect(await logOf(userId)).toEqual([]);
    });
  });

  test('the person is told of a suspension and its end with the reason, and both are in the log', async () => {
    const { viewer, email } = await person('Mia');
    const done = await judge(suspendPerson, viewer.userId, { reason: 'Sells tents' });
    expect(done).toMatchObject({
      status: 200,
      body: { person: { suspended: true, suspended_for: 'Sells tents' } },
    });
    const back = await judge(restore, viewer.userId, { reason: 'Was a mix-up' });
    expect(back.body.person).toMatchObject({ suspended: false, suspended_for: null });
    const mails = await deliveredMail(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Campmates account is suspended',
      'You can use Campmates again',
    ]);
    expect(mails[0]?.text).toContain('Sells tents');
    expect(mails[0]?.text).toContain(`write to ${env().CONTACT_EMAIL}`);
    expect(mails[1]?.text).toContain('Was a mix-up');
    const [first, second] = await logOf(viewer.userId);
    const entry = { by: OPERATOR, kind: 'person', about: email };
    expect(first).toMatchObject({ ...entry, action: 'suspended', reason: 'Sells tents', undoes: null });
    expect(second).toMatchObject({ ...entry, action: 'restored', reason: 'Was a mix-up', undoes: first?.id });
  });

  test('a decision that was undone can be made and undone again, each time with log entries of its own', async () => {
    const { viewer } = await person('Mia');
    for (const handler of [suspendPerson, restore, suspendPerson, restore])
      expect((await judge(handler, viewer.userId)).status).toBe(200);
    const log = await logOf(viewer.userId);
    expect(log.map(({ undoes }) => log.findIndex(({ id }) => id === undoes))).toEqual([-1, 0, -1, 2]);
  });

  test('muting is silent, and undoing it has a log entry of its own', async () => {
    const { viewer, email } = await person('Mia');
    expect((await judge(mute, viewer.userId)).body.person).toMatchObject({ muted: true });
    expect((await judge(unmute, viewer.userId)).body.person).toMatchObject({ muted: false });
    const [first, second] = await logOf(viewer.userId);
    expect([first?.action, second?.action, second?.undoes]).toEqual(['muted', 'unmuted', first?.id]);
    expect(await subjectsTo(email)).toEqual([]);
  });

  test('a paused sender can be resumed, and is told so', async () => {
    const { viewer, email } = await person('Mia');
    const data = { sendingPausedAt: new Date(), sendingPausedFor: 'reports' };
    await db.user.update({ where: { id: viewer.userId }, data });
    expect((await judge(resume, viewer.userId)).body.person).toMatchObject({ paused: null });
    expect(await rowOf(viewer.userId)).toMatchObject({ sendingPausedAt: null, sendingPausedFor: null });
    expect(await subjectsTo(email)).toEqual(['You can invite people again']);
    expect(await logOf(viewer.userId)).toMatchObject([{ action: 'resumed', undoes: null }]);
  });

  test.each([
    ['suspend', [suspendPerson, suspendPerson]],
    ['restore', [restore]],
    ['mute', [mute, mute]],
    ['unmute', [unmute]],
    ['resume', [resume]],
  ])('%s: a repeated decision is refused and not logged again', async (_, handlers) => {
    const { viewer } = await person('Mia');
    const statuses: number[] = [];
    for (const handler of handlers) statuses.push((await judge(handler, viewer.userId)).status);
    expect(statuses).toEqual([...handlers.slice(1).map(() => 200), 409]);
    expect(await logOf(viewer.userId)).toHaveLength(handlers.length - 1);
  });

  test('of two suspensions at once, one succeeds', async () => {
    const { viewer, email } = await person('Mia');
    const as = await operator();
    const sent = { as, params: { user: viewer.userId }, body: { reason: 'Advertises' } };
    const done = await Promise.all([call(suspendPerson, 'POST', sent), call(suspendPerson, 'POST', sent)]);
    expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  test('an operator can neither suspend nor delete another', async () => {
    const { viewer } = await operator({ email: SECOND_OPERATOR });
    const reader = (await operator({ email: READER })).viewer;
    for (const [handler, id] of [
      [suspendPerson, viewer.userId],
      [remove, viewer.userId],
      [suspendPerson, reader.userId],
    ] as const) {
      const refused = await judge(handler, id);
      expect([refused.status, refused.body.error]).toEqual([
        400,
        'This is an operator’s account. Take its address out of OPERATOR_EMAILS or OPERATOR_READERS first.',
      ]);
    }
    expect(await rowOf(viewer.userId)).toMatchObject({ suspendedAt: null });
    expect(await logOf(viewer.userId)).toEqual([]);
  });

  test('an operator deletes an account as its owner would: invitees and the person are told', async () => {
    const [mia, invitee] = [await person('Mia'), uniqueEmail()];
    const trip = await plan(mia, { invitees: [invitee] });
    await deliveredMail(invitee);
    const site = await siteOf(mia, { shared: true });
    const { userId } = mia.viewer;
    const done = await judge(remove, userId, { reason: 'A bot' });
    expect([done.status, done.body]).toEqual([200, { person: null }]);
    expect(await rowOf(userId)).toBeNull();
    expect(await db.trip.count({ where: { id: trip.id } })).toBe(0);
    expect(await db.campsite.count({ where: { id: site.id } })).toBe(0);
    const mails = await deliveredMail(mia.email);
    expect(mails.at(-1)).toMatchObject({ subject: 'Your Campmates account is deleted' });
    expect(mails.at(-1)?.text).toContain('A bot');
    expect((await subjectsTo(invitee)).at(-1)).toBe('Easter at Bendeela is off');
    expect(await logOf(userId)).toMatchObject([{ action: 'deleted', about: mia.email, reason: 'A bot' }]);
    expect((await judge(remove, userId)).status).toBe(404);
  });

  test('an account without a profile can be deleted too', async () => {
    const { userId } = await newcomer();
    expect((await judge(remove, userId)).status).toBe(200);
    expect(await rowOf(userId)).toBeNull();
  });
});

describe('a suspension', () => {
  const words = () => `Your account is suspended: Sends advertisements. Write to ${env().CONTACT_EMAIL}.`;
  const paused = { status: 410, body: { error: 'This trip is paused for now. Ask whoever invited you.' } };
  const device = { userAgent: null, address: null };

  /** Creates Mia, whose account has a password. */
  async function mia() {
    const mia = await person('Mia');
    await db.user.update({
      where: { id: mia.viewer.userId },
      data: { passwordHash: await hashPassword(password) },
    });
    return mia;
  }

  const sessionsOf = ({ viewer }: Person) => db.session.count({ where: { userId: viewer.userId } });
  const tokenOf = ({ viewer }: Person, sid = viewer.sessionId) => ({
    sub: viewer.userId,
    sid,
    profile: true,
    until: Math.floor(sessionEnd().getTime() / 1000),
  });

  describe('a suspended account', () => {
    test('is logged out everywhere at once, and its browsers get no more push notifications', async () => {
      const who = await mia();
      const { subscription } = browser('https://push.example.com/1');
      expect((await call(subscribe, 'POST', { as: who, body: subscription })).status).toBe(201);
      await suspend(who);
      expect((await call(me, 'GET', { as: who })).status).toBe(401);
      expect(await livePageAccount(tokenOf(who))).toBeNull();
      expect(await sessionsOf(who)).toBe(0);
      expect(await db.pushSubscription.count({ where: { endpoint: subscription.endpoint } })).toBe(0);
    });

    test('has no working session, not even one that was being created during the suspension', async () => {
      const who = await mia();
      await suspend(who);
      const late = await db.session.create({ data: { userId: who.viewer.userId, expiresAt: sessionEnd() } });
      expect(await liveAccount(tokenOf(who, late.id))).toBeNull();
      expect(await livePageAccount(tokenOf(who, late.id))).toBeNull();
      await expect(openSession(who.viewer.userId, device)).rejects.toThrow(words());
    });

    test('reads the reason and whom to ask, once its password is right', async () => {
      const who = await mia();
      await suspend(who);
      const { email } = who;
      expect(await call(login, 'POST', { body: { email, password } })).toMatchObject({
        status: 403,
        body: { error: words() },
      });
      const wrong = await call(login, 'POST', { body: { email, password: 'not-the-password' } });
      const unknown = await call(login, 'POST', { body: { email: uniqueEmail(), password } });
      expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
      expect(await sessionsOf(who)).toBe(0);
    });

    test('gets no session by a password reset, which changes nothing', async () => {
      const who = await mia();
      await suspend(who);
      await call(forgotPassword, 'POST', { body: { email: who.email } });
      const token = new URL(linkIn((await deliveredMail(who.email)).at(-1), '/reset-password')).searchParams;
      const body = { token: token.get('token'), password: 'Damper-and-honey-9' };
      const asked = await call(resetPassword, 'POST', { body });
      expect([asked.status, asked.body]).toEqual([403, { error: words() }]);
      expect((await call(login, 'POST', { body: { email: who.email, password } })).status).toBe(403);
      await restoreFactories(who);
      expect((await call(resetPassword, 'POST', { body })).status).toBe(200);
    });

    test('gets no session by Google, which leads to the message on the log-in page', async () => {
      const who = await mia();
      const identity = { type: 'oauth' as const, provider: 'google', providerAccountId: who.viewer.userId };
      await db.account.create({ data: { userId: who.viewer.userId, ...identity } });
      const { callbacks } = authOptions(device, undefined);
      const comesBack = () =>
        callbacks?.signIn?.({
          user: { id: who.viewer.userId },
          account: identity,
          profile: { email_verified: true } as object,
        });
      expect(await comesBack()).toBe(true);
      await suspend(who);
      const path = String(await comesBack());
      const sealed = new URL(path, 'https://camp.example').searchParams.get('suspended') ?? '';
      expect(path).toMatch(/^\/login\?suspended=[\w-]+$/);
      expect(readSuspension(sealed)).toBe(words());
      expect(readSuspension(`${sealed.slice(0, -4)}AAAA`)).toBeNull();
      expect(readSuspension('')).toBeNull();
    });

    test('gets no account by a sign-up with its address', async () => {
      const who = await mia();
      const claim = { email: who.email, name: 'Mia', passwordHash: 'x', browserHash: 'x' };
      const tokenHash = (await import('@/lib/server/auth/tokens')).hashToken('t'.repeat(43));
      const expiresAt = new Date(Date.now() + 60_000);
      await db.pendingSignup.create({ data: { ...claim, tokenHash, expiresAt } });
      await suspend(who);
      expect((await call(confirmEmail, 'GET', { query: { token: 't'.repeat(43) } })).status).toBe(400);
      expect(await sessionsOf(who)).toBe(0);
    });

    test('keeps its address: links mailed before the suspension don’t change it', async () => {
      const who = await mia();
      const { userId, sessionId } = who.viewer;
      const wish = { userId, sessionId, email: uniqueEmail(), expiresAt: sessionEnd() };
      await db.emailChange.create({ data: { ...wish, tokenHash: `hash of ${wish.email}` } });
      await suspend(who);
      expect(await db.emailChange.count({ where: { userId } })).toBe(0);
    });

    test('loses a page’s live stream at the stream’s next check', async () => {
      const who = await mia();
      const trip = await plan(who);
      const caller = { tripId: trip.id, viewer: who.viewer };
      expect(await getTripVersion(caller)).not.toBeNull();
      await suspend(who);
      expect(await getTripVersion(caller)).toBeNull();
    });

    test('has a calendar feed that doesn’t work until the account is restored', async () => {
      const who = await mia();
      const { url } = await createFeed(who.viewer);
      const token = url.split('/').at(-1) ?? '';
      const status = async () => (await call(readFeed, 'GET', { params: { token } })).status;
      expect(await status()).toBe(200);
      await suspend(who);
      expect(await status()).toBe(404);
      await restoreFactories(who);
      expect(await status()).toBe(200);
    });
  });

  describe('the links of a trip whose organiser is suspended', () => {
    const there = (path: string) => findMissing(new URL(path, env().APP_URL), null, []);

    test('an invitation says that the trip is paused, and shows nothing of the trip, until the account is restored', async () => {
      const { mia: who, token } = await invited();
      await suspend(who);
      expect(await read(token)).toMatchObject(paused);
      expect((await read(token)).body).toEqual(paused.body);
      expect(await answer(token, family)).toMatchObject(paused);
      expect(await call(openInvitation, 'POST', { params: { token }, body: {} })).toMatchObject(paused);
      expect(await call(invitationCalendar, 'GET', { params: { token } })).toMatchObject(paused);
      expect((await getInvitation(null, token))?.closed).toBe('paused');
      expect(await getLinkPreview('invite', token)).toBeNull();
      expect(await there(`/invite/${token}`)).toBeNull();
      await restoreFactories(who);
      expect((await answer(token, family)).status).toBe(200);
      expect(await getLinkPreview('invite', token)).not.toBeNull();
    });

    test('an account is refused as a guest is', async () => {
      const { mia: who, token } = await invited();
      const sam = await person('Sam');
      await suspend(who);
      expect(await read(token, sam)).toMatchObject(paused);
      expect(await answer(token, { attending: true }, sam)).toMatchObject(paused);
    });

    test('a guest who has answered keeps the trip, even in another browser', async () => {
      const { mia: who, token, trip } = await invited();
      await answer(token, family);
      await suspend(who);
      expect(await answer(token, family)).toMatchObject(paused);
      const { cookie, tripId } = await asGuest(token);
      expect([tripId, cookie]).toEqual([trip.id, expect.stringContaining('=')]);
    });

    test('a share link says the same, and lets nobody join', async () => {
      const { mia: who, trip } = await invited();
      const token = await sharedToken(trip.id, who);
      await suspend(who);
      expect(await openLink(token)).toMatchObject(paused);
      expect(await join(token, alone('Lou'))).toMatchObject(paused);
      expect(await join(token, { attending: true }, await person('Sam'))).toMatchObject(paused);
      expect(await there(`/join/${token}`)).toBeNull();
      expect(await getLinkPreview('join', token)).toBeNull();
      await restoreFactories(who);
      expect((await join(token, alone('Lou'))).status).toBe(200);
    });

    test('people on the trip keep it, and other organisers’ links still work', async () => {
      const [who, sam] = [await mia(), await person('Sam')];
      const theirs = await plan(who, { invitees: [sam.email] });
      const email = uniqueEmail();
      const { trip, token } = await invited(email);
      await suspend(who);
      expect(await getTripVersion({ tripId: theirs.id, viewer: sam.viewer })).not.toBeNull();
      expect((await read(token)).body.trip.trip_name).toBe(trip.trip_name);
    });
  });

  describe('the shared sites of a suspended person', () => {
    interface Found {
      locations: { id: string }[];
    }
    const finds = async (as: Person, id: string) =>
      (await call<Found>(search, 'POST', { as, body: { postcode: '4031', radius: 50 } })).body.locations.some(
        (site) => site.id === id,
      );

    test('are hidden from searches until the account is restored; sites that were hidden before stay hidden', async () => {
      const [who, sam] = [await person('Mia'), await person('Sam')];
      const [shared, reported, own] = [
        await siteOf(who, { shared: true, name: 'Wombat bend' }),
        await siteOf(who, { shared: true, name: 'Locked gate' }),
        await siteOf(who, { name: 'Secret spot' }),
      ];
      await db.campsite.update({ where: { id: reported.id }, data: { hiddenAt: new Date() } });
      expect(await finds(sam, shared.id)).toBe(true);
      await suspend(who);
      expect(await finds(sam, shared.id)).toBe(false);
      await restoreFactories(who);
      expect([await finds(sam, shared.id), await finds(sam, reported.id)]).toEqual([true, false]);
      const { hiddenAt } = await db.campsite.findUniqueOrThrow({ where: { id: own.id } });
      expect(hiddenAt).toBeNull();
    });

    test('of another person are not hidden with the suspension, nor shown at its end', async () => {
      const [who, tom] = [await person('Mia'), await person('Tom')];
      const site = await siteOf(tom, { shared: true });
      await suspend(who);
      expect(await db.campsite.findUniqueOrThrow({ where: { id: site.id } })).toMatchObject({
        hiddenAt: null,
      });
      const { suspendedAt } = await db.user.findUniqueOrThrow({ where: { id: who.viewer.userId } });
      await db.campsite.update({ where: { id: site.id }, data: { hiddenAt: suspendedAt } });
      await restoreFactories(who);
      expect((await db.campsite.findUniqueOrThrow({ where: { id: site.id } })).hiddenAt).toEqual(suspendedAt);
    });
  });

  test('waiting mails that a suspended person has caused are dropped, except mails about their account', async () => {
    const [who, email] = [await person('Mia'), uniqueEmail()];
    // Calls createTrip directly, because the factory would also deliver the invitation's mail.
    const { createTrip } = await import('@/lib/trips/create-trip');
    await createTrip(who.viewer, tripForm({ invitees: [email] }));
    const tom = await person('Tom');
    const toTom = uniqueEmail();
    await createTrip(tom.viewer, tripForm({ invitees: [toTom] }));
    await suspend(who);
    expect(await deliveredMail(email)).toEqual([]);
    expect(await deliveredMail(toTom)).toHaveLength(1);
    expect((await deliveredMail(who.email)).map(({ subject }) => subject)).toEqual([
      'Your Campmates account is suspended',
    ]);
  });
});
