import { v7 as uuid7 } from 'uuid';
import { GET as confirmEmail } from '@/app/api/auth/confirm-email/route';
import { POST as forgotPassword } from '@/app/api/auth/forgot-password/route';
import { POST as login } from '@/app/api/auth/login/route';
import { GET as me } from '@/app/api/auth/me/route';
import { POST as resetPassword } from '@/app/api/auth/reset-password/route';
import { GET as listTrips } from '@/app/api/trips/route';
import { GET as exists } from '@/app/api/users/exists/route';
import { GET as lookUp, POST as lookUpMany } from '@/app/api/users/lookup/route';
import { GET as provider } from '@/app/api/users/provider/route';
import { startSession } from '@/lib/server/auth/sessions';
import { newToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import type { Block } from '@/lib/trips/invitations/schema';
import { defaultWays } from '@/lib/trips/notification-kinds';
import { refuseMails, refuses } from '@/lib/trips/notifications/refuse-mails';
import type { Choices } from '@/lib/trips/notifications/schema';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { newcomer, type Person, person, uniqueEmail } from '@/tests/factories/people';
import { cookieOf, loggedIn, password } from '@/tests/factories/sign-up';
import { changeHousehold } from '@/tests/factories/trip-households';
import { invitationOf, moveTo, plan } from '@/tests/factories/trips';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail, linkIn } from '@/tests/mail';
import { DELETE as unblock } from './blocks/[id]/route';
import { GET as listBlocks, DELETE as unblockAll } from './blocks/route';
import { POST as change, DELETE as stay } from './email/route';
import { POST as exportData } from './export/route';
import { GET as readChoices, PUT as saveChoices } from './notifications/route';
import { POST as changePassword } from './password/route';
import { DELETE as endSession } from './sessions/[id]/route';
import { DELETE as endAll, GET as listSessions } from './sessions/route';

const newPassword = 'Damper-and-honey-9';
const isIn = async (cookie: string) => (await call(me, 'GET', { as: { cookie } })).status === 200;
const again = async (email: string) =>
  cookieOf(
    (await call(login, 'POST', { body: { email, password }, headers: { 'user-agent': 'Firefox/1 Linux' } }))
      .headers,
  );

describe('sessions', () => {
  interface Sessions {
    sessions: { id: string; current: boolean; browser: string }[];
  }

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
});

describe('the password', () => {
  test('a new password needs the current one, ends every other session and sends a mail', async () => {
    const { email, cookie } = await loggedIn();
    const other = await again(email);
    const change = (current_password?: string) =>
      call(changePassword, 'POST', { as: { cookie }, body: { current_password, password: newPassword } });
    expect(await change('wrong')).toMatchObject({
      status: 400,
      body: { fields: { current_password: expect.any(String) } },
    });
    expect((await change()).status).toBe(400);
    expect((await change(password)).status).toBe(200);
    expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
    expect((await call(login, 'POST', { body: { email, password: newPassword } })).status).toBe(200);
    expect((await deliveredMail(email)).at(-1)?.subject).toBe('Your Campmates password has changed');
  });

  test('a new password from a session that a reset has just ended changes nothing', async () => {
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
      call(resetPassword, 'POST', { body: { token, password: newPassword } }),
    ]);
    // Whichever request comes first, a successful reset decides the password, because the reset
    // proves access to the mailbox.
    expect([200, 400, 401]).toContain(changed.status);
    if (reset.status === 200) {
      expect((await call(login, 'POST', { body: { email, password: newPassword } })).status).toBe(200);
      expect(await isIn(cookie)).toBe(false);
    } else {
      expect(changed.status).toBe(200);
    }
  });

  test('an account that signs in only with Google cannot set a password', async () => {
    const { cookie } = await newcomer();
    expect(
      (await call(changePassword, 'POST', { as: { cookie }, body: { password: newPassword } })).status,
    ).toBe(403);
  });

  test('a new password that is too common is refused', async () => {
    const { cookie } = await loggedIn();
    const body = { current_password: password, password: 'qwertyuiop' };
    expect(await call(changePassword, 'POST', { as: { cookie }, body })).toMatchObject({
      status: 400,
      body: { fields: { password: expect.stringContaining('most common') } },
    });
  });
});

describe('the address', () => {
  const ask = (cookie: string, email: string, secret: string | undefined = password) =>
    call(change, 'POST', { as: { cookie }, body: { email, password: secret } });
  const tokenFor = async (email: string) =>
    new URL(linkIn((await deliveredMail(email)).at(-1), '/confirm-email')).searchParams.get('token') ?? '';
  const confirm = (token: string) => call(confirmEmail, 'GET', { query: { token } });
  const logIn = (email: string, secret = password) =>
    call(login, 'POST', { body: { email, password: secret } });
  const subjects = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);

  test('the link mailed to the new address changes the address, ends every other session and tells the old address', async () => {
    const { email, cookie } = await loggedIn();
    const other = cookieOf((await logIn(email)).headers);
    const next = uniqueEmail('next');
    expect((await ask(cookie, next, 'wrong')).status).toBe(400);
    expect((await ask(cookie, next)).status).toBe(200);
    expect([(await logIn(email)).status, (await logIn(next)).status]).toEqual([200, 401]);

    const token = await tokenFor(next);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { next: '/profile/account' } });
    expect([await isIn(cookie), await isIn(other)]).toEqual([true, false]);
    expect([(await logIn(email)).status, (await logIn(next)).status]).toEqual([401, 200]);
    expect((await subjects(email)).slice(-2)).toEqual([
      'A new address for your Campmates account',
      'Your Campmates email address has changed',
    ]);
    // A second visit to the link does not end sessions that started after the first visit.
    const since = cookieOf((await logIn(next)).headers);
    expect([(await confirm(token)).status, await isIn(since)]).toEqual([200, true]);
  });

  test('a taken address gets the same response, and its owner gets a mail that says so', async () => {
    const [mia, tom] = [await loggedIn(), await loggedIn()];
    const [free, taken] = [await ask(mia.cookie, uniqueEmail()), await ask(mia.cookie, tom.email)];
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const mail = (await deliveredMail(tom.email)).at(-1);
    expect(mail?.subject).toBe('You already have a Campmates account');
    expect(mail?.text).not.toContain('/confirm-email');
  });

  test('an address that somebody signs up with before the link is opened belongs to that account', async () => {
    const { email, cookie } = await loggedIn();
    const next = uniqueEmail('next');
    await ask(cookie, next);
    const token = await tokenFor(next);
    await newcomer(next);
    expect(await confirm(token)).toMatchObject({
      status: 400,
      body: { error: 'Invalid confirmation link.' },
    });
    expect((await logIn(email)).status).toBe(200);
  });

  test('a newer change, a cancellation, an expired link and a new password each stop the change', async () => {
    const { email, cookie } = await loggedIn();
    const [first, second, third, fourth] = [uniqueEmail(), uniqueEmail(), uniqueEmail(), uniqueEmail()];
    await ask(cookie, first);
    const dropped = [await tokenFor(first)];
    await ask(cookie, second);
    dropped.push(await tokenFor(second));
    expect((await call(stay, 'DELETE', { as: { cookie } })).status).toBe(200);
    await ask(cookie, third);
    dropped.push(await tokenFor(third));
    await db.emailChange.updateMany({ where: { email: third }, data: { expiresAt: new Date() } });
    for (const token of dropped) expect((await confirm(token)).status).toBe(400);

    await ask(cookie, fourth);
    await call(forgotPassword, 'POST', { body: { email } });
    const mails = await deliveredMail(email);
    const reset = mails.findLast(({ subject }) => subject === 'Reset your Campmates password');
    const token = new URL(linkIn(reset, '/reset-password')).searchParams.get('token');
    await call(resetPassword, 'POST', { body: { token, password: newPassword } });
    expect((await confirm(await tokenFor(fourth))).status).toBe(400);
  });

  test('invitations of the new address become the person’s, and their own camper shows the new address', async () => {
    const [organiser, sam] = [await person('Mia'), await person('Sam')];
    const next = uniqueEmail('sam-at-home');
    const waiting = await plan(organiser, { invitees: [next] });
    const both = await plan(organiser, { invitees: [next, sam.email] });
    const own = await plan(sam, { invitees: [next] });
    expect((await ask(sam.cookie, next, undefined)).status).toBe(200);
    expect((await confirm(await tokenFor(next))).status).toBe(200);
    expect((await invitationOf(waiting, next)).profileId).toBe(sam.viewer.profileId);
    for (const trip of [both, own]) expect((await invitationOf(trip, next)).profileId).toBeNull();
    expect(await db.crewMember.findUnique({ where: { id: sam.camperId } })).toMatchObject({ email: next });
  });

  test('ten visits to the link at once change the address once', async () => {
    const { email, cookie } = await loggedIn();
    const next = uniqueEmail('next');
    await ask(cookie, next);
    const token = await tokenFor(next);
    const responses = await Promise.all(Array.from({ length: 10 }, () => confirm(token)));
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const told = (await subjects(email)).filter((subject) => subject?.includes('has changed'));
    expect(told).toHaveLength(1);
  });

  test('a person without a password can change the address within ten minutes of signing in with Google', async () => {
    const { userId, cookie } = await newcomer();
    const next = uniqueEmail('next');
    const signedInAt = (minutes: number) =>
      db.session.updateMany({
        where: { userId },
        data: { createdAt: new Date(Date.now() - minutes * 60_000) },
      });
    await signedInAt(11);
    expect((await ask(cookie, next, undefined)).status).toBe(403);
    expect(await db.emailChange.count({ where: { userId } })).toBe(0);
    await signedInAt(9);
    expect((await ask(cookie, next, undefined)).status).toBe(200);
  });

  test('the current address is refused with 400, and the sixth change of a day with 429', async () => {
    const { email, cookie } = await newcomer();
    expect(await ask(cookie, email.toUpperCase(), undefined)).toMatchObject({
      status: 400,
      body: { fields: { email: expect.any(String) } },
    });
    const statuses: number[] = [];
    for (let wish = 0; wish < 6; wish++) statuses.push((await ask(cookie, uniqueEmail(), undefined)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a change of address that is stopped', () => {
  interface Browser {
    email: string;
    cookie: string;
  }

  /**
   * Requests a change of the account's address. Returns a function that opens the mailed link and
   * returns the response's status.
   */
  async function asked({ cookie }: Pick<Browser, 'cookie'>, next = uniqueEmail('next'), secret?: string) {
    const body = { email: next, password: secret };
    expect((await call(change, 'POST', { as: { cookie }, body })).status).toBe(200);
    const mail = (await deliveredMail(next)).at(-1);
    const token = new URL(linkIn(mail, '/confirm-email')).searchParams.get('token') ?? '';
    return async () => (await call(confirmEmail, 'GET', { query: { token } })).status;
  }

  /** Creates an account that is logged in with two browsers. */
  async function twoBrowsers() {
    const { email, cookie, userId } = await newcomer();
    const setCookie = await startSession(userId, { userAgent: null, address: null });
    const [own, other] = await db.session.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
    return {
      own: { email, cookie, sessionId: own?.id ?? '' },
      other: { email, cookie: setCookie.split(';')[0] ?? '', sessionId: other?.id ?? '' },
    };
  }

  test('a changed password stops a change of address', async () => {
    const { email, cookie } = await loggedIn();
    const confirm = await asked({ cookie }, undefined, password);
    const body = { current_password: password, password: newPassword };
    expect((await call(changePassword, 'POST', { as: { cookie }, body })).status).toBe(200);
    expect(await confirm()).toBe(400);
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  test('a password that changes while the old one is being checked stops a change of address', async () => {
    const { email, cookie } = await loggedIn();
    const body = { email: uniqueEmail('next'), password };
    const { asking } = await db.$transaction(async (tx) => {
      await tx.user.update({ where: { email }, data: { passwordHash: 'another' } });
      const asking = call(change, 'POST', { as: { cookie }, body });
      await untilBlocked();
      return { asking };
    });
    expect((await asking).status).toBe(401);
    expect(await db.emailChange.count({ where: { user: { email } } })).toBe(0);
  });

  test('logging out everywhere stops a change of address', async () => {
    const { own } = await twoBrowsers();
    const confirm = await asked(own);
    expect((await call(endAll, 'DELETE', { as: own })).status).toBe(200);
    expect(await confirm()).toBe(400);
  });

  test('ending the session that asked for the change stops it; ending another one does not', async () => {
    for (const [ended, status] of [
      ['own', 400],
      ['other', 200],
    ] as const) {
      const browsers = await twoBrowsers();
      const confirm = await asked(browsers.own);
      const as = ended === 'own' ? browsers.other : browsers.own;
      const params = { id: browsers[ended].sessionId };
      expect((await call(endSession, 'DELETE', { as, params })).status).toBe(200);
      expect(await confirm()).toBe(status);
    }
  });

  test('after the change, earlier links to reset the password and to sign up with the address don’t work', async () => {
    const { email, cookie, userId } = await newcomer();
    const expiresAt = new Date(Date.now() + 60_000);
    await db.resetToken.create({ data: { userId, tokenHash: newToken().hash, expiresAt } });
    const next = uniqueEmail('next');
    const claim = { name: next, passwordHash: 'x', tokenHash: newToken().hash, browserHash: 'x', expiresAt };
    const confirm = await asked({ cookie }, next);
    await db.pendingSignup.create({ data: { email: next, ...claim } });
    expect(await confirm()).toBe(200);
    expect(await db.resetToken.count({ where: { userId } })).toBe(0);
    expect(await db.pendingSignup.count({ where: { email: next } })).toBe(0);
    expect(await db.user.count({ where: { email } })).toBe(0);
  });

  test('invitations by a blocked organiser, or that another account has refused, are not taken over', async () => {
    const [bob, mia, sam, ann] = await Promise.all(['Bob', 'Mia', 'Sam', 'Ann'].map((name) => person(name)));
    if (!bob || !mia || !sam || !ann) throw new Error('the factory made nobody');
    const next = uniqueEmail('sam-at-home');
    const [blocked, refused] = [await plan(bob, { invitees: [next] }), await plan(mia, { invitees: [next] })];
    await db.block.create({ data: { profileId: sam.viewer.profileId, blockedId: bob.viewer.profileId } });
    await changeHousehold(refused, next, { refusedById: ann.viewer.profileId });
    expect(await (await asked(sam, next))()).toBe(200);
    for (const trip of [blocked, refused]) {
      expect((await invitationOf(trip, next)).profileId).toBeNull();
    }
  });
});

describe('the choices of notifications', () => {
  type Caller = Pick<Person, 'cookie'>;
  const chosen = async (as: Caller) => (await call<Choices>(readChoices, 'GET', { as })).body;
  const choose = (as: Caller, body: unknown) => call(saveChoices, 'PUT', { as, body });

  test('everybody starts with the usual choices, and changes only their own', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    expect(await chosen(mia)).toEqual(defaultWays);
    const quiet = { mail: false, bell: false, push: false };
    const choice = { ...defaultWays, comments: quiet, answers: { mail: false, bell: true, push: true } };
    const { status, body } = await choose(mia, choice);
    expect([status, body]).toEqual([200, choice]);
    expect(await chosen(mia)).toEqual(choice);
    expect(await chosen(tom)).toEqual(defaultWays);
    await choose(mia, defaultWays);
    expect(await chosen(mia)).toEqual(defaultWays);
  });

  test('a person without a profile can read their notification choices, and change them once they have a profile', async () => {
    const tom = await newcomer();
    expect(await call(readChoices, 'GET', { as: tom })).toMatchObject({ status: 200, body: defaultWays });
    await refuseMails({ email: tom.email, kind: 'comments' });
    expect((await chosen(tom)).comments.mail).toBe(false);
    expect((await choose(tom, defaultWays)).status).toBe(403);
  });

  test('a choice names each kind and channel, with yes or no', async () => {
    const mia = await person('Mia');
    const { comments: _, ...three } = defaultWays;
    for (const wrong of [
      {},
      three,
      { ...defaultWays, comments: null },
      { ...defaultWays, comments: { mail: true, bell: true } },
      { ...defaultWays, comments: { mail: 'yes', bell: true, push: true } },
    ]) {
      const { status, body } = await choose(mia, wrong);
      expect(status).toBe(400);
      expect(body).toHaveProperty('fields');
    }
    expect(await chosen(mia)).toEqual(defaultWays);
  });

  test('mails that a mail’s link stopped are sent again once they are chosen', async () => {
    const mia = await person('Mia');
    await refuseMails({ email: mia.email, kind: 'comments' });
    await refuseMails({ email: mia.email, kind: 'answers' });
    const stopped = await chosen(mia);
    expect([stopped.comments.mail, stopped.answers.mail, stopped.changes.mail]).toEqual([false, false, true]);
    await choose(mia, { ...stopped, comments: { mail: true, bell: true, push: false } });
    expect(await refuses(mia.email, 'comments')).toBe(false);
    expect(await refuses(mia.email, 'answers')).toBe(true);
  });

  test('a page of the previous release, which has no to-dos, can still save its choices', async () => {
    const mia = await person('Mia');
    const { todos: _, ...before } = defaultWays;
    expect((await choose(mia, before)).body).toEqual(defaultWays);
  });

  test('of two choices at once, one is saved whole', async () => {
    const mia = await person('Mia');
    const all = (on: boolean) => {
      const ways = { mail: on, bell: on, push: on };
      return Object.fromEntries(Object.keys(defaultWays).map((kind) => [kind, ways])) as typeof defaultWays;
    };
    await Promise.all([choose(mia, all(true)), choose(mia, all(false))]);
    expect([all(true), all(false)]).toContainEqual(await chosen(mia));
  });
});

describe('blocked people', () => {
  const blocksOf = async (as: { cookie: string }) =>
    (await call<{ blocks: Block[] }>(listBlocks, 'GET', { as })).body.blocks;
  const tripsOf = async (as: Person) =>
    (await call<{ trips: Trip[] }>(listTrips, 'GET', { as })).body.trips.map(({ id }) => id);

  /** Creates Ann. For each name, creates an organiser and makes Ann block that organiser. */
  async function blocking(...names: string[]) {
    const ann = await person('Ann');
    const blocked = await Promise.all(names.map((name) => person(name)));
    for (const organiser of blocked) {
      await blockOrganiser(ann.viewer, (await plan(organiser, { invitees: [ann.email] })).id);
    }
    return { ann, blocked };
  }

  test('blocked people are listed by name, the latest first, only to the person who blocked them', async () => {
    const { ann, blocked } = await blocking('Mia', 'Bob');
    expect((await blocksOf(ann)).map(({ name }) => name)).toEqual(['Bob', 'Mia']);
    expect(await blocksOf(blocked[0] as Person)).toEqual([]);
    expect(await blocksOf(await newcomer())).toEqual([]);
  });

  test('after unblocking, invitations that came meanwhile can be answered, without a mail, once for each trip', async () => {
    const { ann, blocked } = await blocking('Mia');
    const [mia] = blocked as [Person];
    const meanwhile = await plan(mia, { invitees: [ann.email] });
    const off = await plan(mia, { invitees: [ann.email] });
    await db.trip.update({ where: { id: off.id }, data: { calledOffAt: new Date() } });
    await moveTo(await plan(mia, { invitees: [ann.email] }), -9, -2);
    const mailed = (await deliveredMail(ann.email)).length;
    const id = (await blocksOf(ann))[0]?.id ?? '';
    expect(await call(unblock, 'DELETE', { as: ann, params: { id } })).toMatchObject({
      status: 200,
      body: { id },
    });
    expect(await blocksOf(ann)).toEqual([]);
    expect(await tripsOf(ann)).toEqual([meanwhile.id]);
    const next = await plan(mia, { invitees: [ann.email] });
    expect((await tripsOf(ann)).sort()).toEqual([meanwhile.id, next.id].sort());
    expect(await deliveredMail(ann.email)).toHaveLength(mailed + 1);
  });

  test('an invitation that is refused while its organiser is being unblocked can be answered too', async () => {
    const { ann, blocked } = await blocking('Mia');
    const { profileId, userId } = ann.viewer;
    const trip = await plan(blocked[0] as Person);
    const { unblocking } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`select id::text from users where id = ${userId}::uuid for share`;
      const unblocking = call(unblockAll, 'DELETE', { as: ann });
      await untilBlocked();
      const household = { tripId: trip.id, id: uuid7() };
      await tx.household.create({ data: { ...household, refusedById: profileId } });
      await tx.invite.create({ data: { ...household, email: ann.email } });
      return { unblocking };
    });
    await unblocking;
    expect(await tripsOf(ann)).toEqual([trip.id]);
  });

  test('all blocked people can be unblocked at once', async () => {
    const { ann } = await blocking('Mia', 'Bob');
    expect((await call(unblockAll, 'DELETE', { as: ann })).body).toEqual({ lifted: 2 });
    expect(await blocksOf(ann)).toEqual([]);
  });

  test('another person’s block is not found, and neither is a block of the caller', async () => {
    const { ann, blocked } = await blocking('Mia');
    const id = (await blocksOf(ann))[0]?.id ?? '';
    for (const as of [blocked[0] as Person, await newcomer()]) {
      expect((await call(unblock, 'DELETE', { as, params: { id } })).status).toBe(404);
    }
    expect(await blocksOf(ann)).toHaveLength(1);
  });

  test('the export names blocked people and hidden trips; deleting either account deletes the block', async () => {
    const { ann, blocked } = await blocking('Mia');
    const own = await plan(ann);
    await db.hiddenTrip.create({ data: { profileId: ann.viewer.profileId, tripId: own.id } });
    const exported = async (as: Person) => (await call(exportData, 'POST', { as, body: {} })).body;
    expect(await exported(ann)).toMatchObject({
      profile: {
        blocks: [{ blocked: { name: 'Mia' } }],
        households: expect.arrayContaining([
          expect.objectContaining({ tripId: own.id, hidden: { createdAt: expect.any(String) } }),
        ]),
      },
    });
    expect(await exported(blocked[0] as Person)).toMatchObject({ profile: { blocks: [], refused: [] } });
    await db.user.delete({ where: { id: blocked[0]?.viewer.userId ?? '' } });
    expect(await blocksOf(ann)).toEqual([]);
  });
});

describe('the look-up of people', () => {
  test('an address with a profile is found with its username, in any case', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const { body } = await call(lookUp, 'GET', { as: mia, query: { email: tom.email.toUpperCase() } });
    expect(body).toEqual({ found: true, username: tom.viewer.username });
  });

  test('an unknown address and an account without a profile are not found', async () => {
    const mia = await person('Mia');
    for (const email of [uniqueEmail(), (await newcomer()).email]) {
      const { body } = await call(lookUp, 'GET', { as: mia, query: { email } });
      expect(body).toEqual({ found: false, username: null });
    }
  });

  test('a pasted list is looked up in its order by one query', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const emails = [uniqueEmail(), tom.email, ...Array.from({ length: 498 }, () => uniqueEmail())];
    const { result, queries } = await countQueries(() =>
      call<{ users: object[] }>(lookUpMany, 'POST', { as: mia, body: { emails } }),
    );
    expect(result.body.users).toHaveLength(500);
    expect(result.body.users.slice(0, 2)).toEqual([
      { email: emails[0], found: false, username: null },
      { email: tom.email, found: true, username: tom.viewer.username },
    ]);
    expect(queries).toHaveLength(2);
  });

  test('bad input names its field', async () => {
    const as = await person();
    const send = async (body: unknown) =>
      (await call<{ fields: object }>(lookUpMany, 'POST', { as, body })).body.fields;
    expect(Object.keys(await send({}))).toEqual(['emails']);
    expect(Object.keys(await send({ emails: ['mia'] }))).toEqual(['emails.0']);
    expect(Object.keys(await send({ emails: Array(501).fill('a@b.cc') }))).toEqual(['emails']);
    const asked = await call<{ fields: object }>(lookUp, 'GET', { as, query: { email: 'mia' } });
    expect([asked.status, Object.keys(asked.body.fields)]).toEqual([400, ['email']]);
  });
});

test('the two look-ups say whether an address is known, and how it signs in', async () => {
  const email = uniqueEmail();
  const look = async () => [
    (await call(exists, 'GET', { query: { email } })).body,
    (await call(provider, 'GET', { query: { email } })).body,
  ];
  expect(await look()).toEqual([{ exists: false }, { provider: null }]);
  await loggedIn(email);
  expect(await look()).toEqual([{ exists: true }, { provider: 'local' }]);
});
