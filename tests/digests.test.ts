import { createHash } from 'node:crypto';
import { GET as getChoices, PUT as putChoices } from '@/app/api/account/notifications/route';
import { GET as openAddress, POST as stopMails } from '@/app/api/unsubscribe/[token]/route';
import { addDays, today } from '@/lib/dates';
import { exportData } from '@/lib/own-data/export-data';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { limits } from '@/lib/server/http/rate-limits';
import { runDueJobs } from '@/lib/tasks/worker';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { sendDigests } from '@/lib/trips/digests/send-digests';
import { setDigestsDue } from '@/lib/trips/digests/set-digests-due';
import { remind } from '@/lib/trips/invitations/remind';
import { readRefusalToken, refusalToken } from '@/lib/trips/mails/refusal-token';
import { getNext } from '@/lib/trips/next/get-next';
import { defaultWays, type MailKind, mailKinds } from '@/lib/trips/notification-kinds';
import { notify } from '@/lib/trips/notifications/notify';
import type { Choices } from '@/lib/trips/notifications/schema';
import type { Trip } from '@/lib/trips/schema';
import { call } from './call';
import { answerTrip } from './factories/answers';
import { answer, family } from './factories/guests';
import { type Person, person, uniqueEmail } from './factories/people';
import { stopsOn } from './factories/stops';
import { postTodo } from './factories/todos';
import { changeHousehold } from './factories/trip-households';
import { appoint, inDays, invitationOf, invitedToken, moveTo, party, plan } from './factories/trips';
import { deliveredMail, headersOf, linkIn, minutesPass } from './mail';

describe('digests', () => {
  const HOUR = 60;

  /** Returns Mia's trip. Tom, Ann and Sam have yet to answer. */
  async function invitedTrip() {
    const [mia, tom, ann, sam] = [
      await person('Mia'),
      await person('Tom'),
      await person('Ann'),
      await person('Sam'),
    ];
    const trip = await plan(mia, { invitees: [tom.email, ann.email, sam.email] });
    return { mia, tom, ann, sam, trip };
  }

  /** Runs the due jobs, lets this many minutes pass and runs the due jobs again. */
  async function wait(minutes: number) {
    await runDueJobs();
    await minutesPass(minutes);
    await runDueJobs();
  }

  const digests = async ({ email }: Person) =>
    (await deliveredMail(email)).filter(({ text }) => text?.startsWith('What’s new on'));
  const subjects = async (who: Person) => (await digests(who)).map(({ subject }) => subject);

  const comment = (trip: Trip, householdId: string, text: string) =>
    db.$transaction(async (tx) => {
      const { id } = await tx.notice.create({ data: { tripId: trip.id, householdId, text } });
      const event = {
        tripId: trip.id,
        kind: 'comments',
        about: id,
        by: householdId,
        to: 'everyone',
      } as const;
      await notify(tx, { ...event, text });
    });

  test('a trip of several stops is named by their number, its first and all with their days', async () => {
    const { mia, tom, trip } = await invitedTrip();
    await stopsOn(trip.id, [{ nights: 2 }, { nights: 1, name: 'Gorge' }, { nights: 2, name: 'Hut' }]);
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR);
    const [mail] = await digests(mia);
    const text = mail?.text?.replaceAll(/\s+/g, ' ');
    expect(text).toContain(`Three stops, from ${trip.location_name}`);
    expect(text).toMatch(new RegExp(`${trip.location_name}, [^;]+; Gorge, [^;]+; Hut, `));
  });

  test('answers are sent in one mail an hour after the first, in their current state', async () => {
    const { mia, tom, ann, sam, trip } = await invitedTrip();
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR - 1);
    expect(await digests(mia)).toEqual([]);
    await answerTrip(ann.viewer, trip.id, true);
    await answerTrip(ann.viewer, trip.id, false);
    await minutesPass(1);
    const [mail, ...more] = await digests(mia);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 answers: Easter at Bendeela');
    for (const part of ['Going now: Tom\n', 'Can’t come: Ann\n', 'Waiting: Sam\n'])
      expect(mail?.text).toContain(part);
    expect(mail?.text).toContain('Going so far: 2 people of 2 households');
    expect(mail?.text).toContain(`/trip/${trip.id}/people`);
    for (const who of [tom, ann, sam]) expect(await digests(who)).toEqual([]);
  });

  test('a digest says what is next for its recipient, as their trip’s page does', async () => {
    const { mia, tom, ann, trip } = await invitedTrip();
    await appoint(trip, tom);
    await answerTrip(tom.viewer, trip.id, true);
    await postTodo(
      trip.id,
      { text: 'Fill the gas bottle', due_on: addDays(today(), 1), household_id: trip.id },
      mia,
    );
    await answerTrip(ann.viewer, trip.id, true);
    await wait(HOUR);
    const [[mias], [toms]] = [await digests(mia), await digests(tom)];
    const next = (await getNext({ viewer: mia.viewer, tripId: trip.id }))?.next ?? [];
    expect(mias?.text).toContain(`Next for you: Fill the gas bottle, and ${next.length - 1} more\n`);
    expect(toms?.text).toContain('Next for you: ');
    expect(toms?.text).not.toContain('Fill the gas bottle');
  });

  test('an answer that was undone in the meantime is not sent', async () => {
    const { mia, tom, trip } = await invitedTrip();
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR);
    expect(await subjects(mia)).toEqual(['Tom is going: Easter at Bendeela']);
    await answerTrip(tom.viewer, trip.id, false);
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR);
    expect(await digests(mia)).toHaveLength(1);
  });

  test('a digest comes at most every hour on the first day, then at most once a day', async () => {
    const { mia, tom, trip } = await invitedTrip();
    const change = async (attending: boolean) => {
      await answerTrip(tom.viewer, trip.id, attending);
      await runDueJobs();
    };
    await change(true);
    await wait(HOUR);
    expect(await digests(mia)).toHaveLength(1);
    await change(false);
    await wait(HOUR);
    expect(await digests(mia)).toHaveLength(2);
    await wait(23 * HOUR);
    await change(true);
    await wait(HOUR);
    expect(await subjects(mia)).toHaveLength(3);
    await change(false);
    await wait(23 * HOUR);
    expect(await subjects(mia)).toHaveLength(3);
    await wait(HOUR);
    expect(await subjects(mia)).toHaveLength(4);
  });

  test('a digest that had nothing to say doesn’t use up the day', async () => {
    const { mia, tom, trip } = await invitedTrip();
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR);
    await wait(24 * HOUR);
    for (const attending of [false, true]) await answerTrip(tom.viewer, trip.id, attending);
    await wait(HOUR);
    expect(await digests(mia)).toHaveLength(1);
    await answerTrip(tom.viewer, trip.id, false);
    await wait(HOUR);
    expect(await digests(mia)).toHaveLength(2);
  });

  test('co-organisers get digests of others’ answers, with a guest’s name and number of people', async () => {
    const { mia, tom, ann, address, trip } = await party();
    await appoint(trip, tom);
    await wait(HOUR);
    await answer(await invitedToken(address), family);
    await answerTrip(ann.viewer, trip.id, true);
    await wait(HOUR);
    for (const who of [mia, tom]) {
      const text = (await digests(who)).at(-1)?.text;
      expect(text).toContain('Going now: Priya with 2 others and Ann\n');
    }
    expect((await digests(tom)).at(-1)?.text).not.toContain(address);
  });

  test('only the organiser sees the address of a person who has yet to answer', async () => {
    const { mia, tom, ann, address, trip } = await party();
    await appoint(trip, tom);
    await answerTrip(ann.viewer, trip.id, true);
    await wait(HOUR);
    expect((await digests(mia)).at(-1)?.text).toContain(`Waiting: ${address}`);
    expect((await digests(tom)).at(-1)?.text).toContain('Waiting: A guest');
  });

  test('people who confirmed a change are listed as still going, and those who have yet to are named', async () => {
    const { mia, tom, ann, trip } = await invitedTrip();
    for (const { viewer } of [tom, ann]) await answerTrip(viewer, trip.id, true);
    await wait(HOUR);
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(40), end_date: inDays(42) });
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR);
    const mail = (await digests(mia)).at(-1);
    expect(mail?.subject).toBe('Tom is still going: Easter at Bendeela');
    expect(mail?.text).toContain('To confirm: Ann');
  });

  test('comments are quoted by their first lines, without one’s own', async () => {
    const { mia, tom, trip } = await party();
    await wait(HOUR);
    const { id } = await invitationOf(trip, tom.email);
    await comment(trip, id, 'Who brings the big tent?\nI have none.');
    await comment(trip, trip.id, 'I do.');
    await wait(HOUR);
    const mail = (await digests(mia)).at(-1);
    expect(mail?.subject).toBe('1 comment: Easter at Bendeela');
    expect(mail?.text).toContain('Tom wrote: Who brings the big tent?\n');
    expect(mail?.text).not.toMatch(/I have none|I do/);
    expect(mail?.text).toContain(`/trip/${trip.id}/notices`);
  });

  test('a person who turned off a kind of mail gets none of that kind', async () => {
    const { mia, tom, trip } = await invitedTrip();
    const { profileId } = mia.viewer;
    await db.notificationChoice.create({
      data: { profileId, kind: 'answers', mail: false, bell: true, push: false },
    });
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR);
    expect(await digests(mia)).toEqual([]);
    await comment(trip, (await invitationOf(trip, tom.email)).id, 'Hi');
    await wait(HOUR);
    expect(await subjects(mia)).toEqual(['1 comment: Easter at Bendeela']);
  });

  test('a kind that was stopped before there was an account is left out of digests', async () => {
    const { mia, tom, trip } = await invitedTrip();
    await db.mailRefusal.create({ data: { email: mia.email, kind: 'comments' } });
    await answerTrip(tom.viewer, trip.id, true);
    await comment(trip, (await invitationOf(trip, tom.email)).id, 'Hi');
    await wait(HOUR);
    expect(await subjects(mia)).toEqual(['Tom is going: Easter at Bendeela']);
  });

  test('no digest is sent about a trip that is over or called off', async () => {
    const [gone, off] = [await invitedTrip(), await invitedTrip()];
    for (const { tom, trip } of [gone, off]) await answerTrip(tom.viewer, trip.id, true);
    await wait(0);
    await moveTo(gone.trip, -5, -3);
    await callOffTrip(off.mia.viewer, off.trip.id);
    await wait(HOUR);
    for (const { mia } of [gone, off]) expect(await digests(mia)).toEqual([]);
    expect(await db.digest.count({ where: { tripId: off.trip.id } })).toBe(0);
  });

  test('a person who no longer organises the trip gets no digest', async () => {
    const { mia, tom, ann, trip } = await party();
    await appoint(trip, tom);
    await answerTrip(ann.viewer, trip.id, true);
    await wait(0);
    await changeHousehold(trip, tom.email, { role: 'member' });
    await wait(HOUR);
    expect(await digests(tom)).toEqual([]);
    expect(await digests(mia)).toHaveLength(1);
    expect(await db.digest.count({ where: { tripId: trip.id } })).toBe(1);
  });

  test('when the recipient’s daily limit is used up, the digest comes the next day with current news', async () => {
    const { mia, tom, trip } = await invitedTrip();
    await spend('mailsToAddress', mia.email, limits.mailsToAddress.points);
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR);
    expect(await digests(mia)).toEqual([]);
    await db.rateLimit.deleteMany({ where: { key: { startsWith: 'mailsToAddress:' } } });
    await answerTrip(tom.viewer, trip.id, false);
    await wait(24 * HOUR);
    expect(await subjects(mia)).toEqual(['Tom can’t come: Easter at Bendeela']);
  });

  test('a digest counts once in its recipient’s daily limit, and not at all when there was nothing to say', async () => {
    const { mia, tom, trip } = await invitedTrip();
    const key = `mailsToAddress:${createHash('sha256').update(mia.email).digest('base64url')}`;
    const left = async () => (await db.rateLimit.findUnique({ where: { key } }))?.points ?? 0;
    const before = await left();
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR);
    expect(await digests(mia)).toHaveLength(1);
    expect(await left()).toBe(before + 1);
    await answerTrip(tom.viewer, trip.id, false);
    await answerTrip(tom.viewer, trip.id, true);
    await wait(HOUR);
    expect(await digests(mia)).toHaveLength(1);
    expect(await left()).toBe(before + 1);
  });

  describe('a process that is killed', () => {
    test('after saving that a digest is due: saving it again leads to one digest', async () => {
      const { mia, tom, trip } = await invitedTrip();
      await answerTrip(tom.viewer, trip.id, true);
      const by = (await invitationOf(trip, tom.email)).id;
      for (let times = 0; times < 3; times += 1)
        await setDigestsDue({ tripId: trip.id, kind: 'answers', by });
      await wait(HOUR);
      expect(await digests(mia)).toHaveLength(1);
      await wait(24 * HOUR);
      expect(await digests(mia)).toHaveLength(1);
    });

    test('while queuing a digest: nothing is queued, and the next run sends it', async () => {
      const { mia, tom, trip } = await invitedTrip();
      await answerTrip(tom.viewer, trip.id, true);
      await runDueJobs();
      await minutesPass(HOUR);
      await db.$executeRaw`create function fail_digest() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`;
      await db.$executeRaw`create trigger fail_digest before update on digests for each row execute function fail_digest()`;
      await expect(sendDigests({ tripId: trip.id })).rejects.toThrow('killed');
      await db.$executeRaw`drop trigger fail_digest on digests`;
      await db.$executeRaw`drop function fail_digest`;
      expect(await digests(mia)).toHaveLength(1);
    });

    test('after queuing a digest, before the job is done: running again sends nothing twice', async () => {
      const { mia, tom, trip } = await invitedTrip();
      await answerTrip(tom.viewer, trip.id, true);
      await runDueJobs();
      await db.$executeRaw`update digests set due_at = now() where trip_id = ${trip.id}::uuid`;
      await sendDigests({ tripId: trip.id });
      await sendDigests({ tripId: trip.id });
      await wait(HOUR);
      expect(await digests(mia)).toHaveLength(1);
    });
  });
});

describe('stopping a kind of mail', () => {
  /** The headers of a request from a mail provider: a form sent from another site, without a session. */
  const byProvider = {
    'sec-fetch-site': 'cross-site',
    origin: 'https://mail.example',
    'content-type': 'application/x-www-form-urlencoded',
  };

  const stop = (token: string, query = {}, headers: Record<string, string> = {}) =>
    call<{ message: string }>(stopMails, 'POST', {
      params: { token },
      query,
      body: 'List-Unsubscribe=One-Click',
      headers: { ...byProvider, ...headers },
    });

  const refusalsOf = async (email: string) =>
    (await db.mailRefusal.findMany({ where: { email }, select: { kind: true } })).map(({ kind }) => kind);

  test('the link in a mail stops its kind, even when it is used twice, and another kind still comes', async () => {
    const email = uniqueEmail();
    const mia = await person('Mia');
    const trip = await plan(mia, { invitees: [email] });
    const [mail] = await deliveredMail(email);
    const url = headersOf(mail as never)['list-unsubscribe']?.slice(1, -1) ?? '';
    expect(headersOf(mail as never)['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const token = new URL(url).pathname.replace('/api/unsubscribe/', '');
    expect(linkIn(mail, '/unsubscribe/')).toContain(token);

    const answers = [await stop(token), await stop(token)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]?.body.message).toBe('You won’t get invitations and reminders any more.');
    await minutesPass(2 * 24 * 60);
    await remind(mia.viewer, trip.id, {});
    await plan(mia, { invitees: [email] });
    expect(await deliveredMail(email)).toHaveLength(1);
    await callOffTrip(mia.viewer, trip.id);
    expect((await deliveredMail(email)).at(-1)?.subject).toContain('is off');
  });

  test('a waiting mail is dropped, urgent or not', async () => {
    const { mia, tom, trip } = await party();
    const before = (await deliveredMail(tom.email)).length;
    await callOffTrip(mia.viewer, trip.id);
    await stop(refusalToken({ email: tom.email.toUpperCase(), kind: 'changes' }));
    expect(await deliveredMail(tom.email)).toHaveLength(before);
  });

  test('an account sees it among its choices, and can turn the mails on again', async () => {
    const tom = await person('Tom');
    const choice = () =>
      db.notificationChoice.findMany({
        where: { profileId: tom.viewer.profileId },
        select: { kind: true, mail: true, bell: true, push: true },
      });
    const token = refusalToken({ email: tom.email, kind: 'comments' });
    await stop(token);
    expect(await choice()).toEqual([{ kind: 'comments', mail: false, bell: true, push: false }]);
    expect(await refusalsOf(tom.email)).toEqual(['comments']);
    const { body } = await stop(token, { again: '1' });
    expect(body.message).toBe('You get emails with comments again.');
    expect(await choice()).toEqual([{ kind: 'comments', mail: true, bell: true, push: false }]);
    expect(await refusalsOf(tom.email)).toEqual([]);
  });

  test('mails that are stopped before there is an account show in its choices, and choosing mail turns them on', async () => {
    const tom = await person('Tom');
    await db.mailRefusal.create({ data: { email: tom.email, kind: 'answers' } });
    const shown = async () => (await call<Choices>(getChoices, 'GET', { as: tom })).body;
    expect((await shown()).answers).toEqual({ ...defaultWays.answers, mail: false });
    await call(putChoices, 'PUT', {
      as: tom,
      body: { ...defaultWays, changes: { ...defaultWays.changes, mail: false } },
    });
    expect(await refusalsOf(tom.email)).toEqual([]);
    expect((await shown()).answers.mail).toBe(true);
    await stop(refusalToken({ email: tom.email, kind: 'changes' }));
    expect((await shown()).changes.mail).toBe(false);
  });

  test('it is exported, and is deleted with the account', async () => {
    const tom = await person('Tom');
    await stop(refusalToken({ email: tom.email, kind: 'invitations' }));
    expect((await exportData(tom.viewer))?.stopped_mails).toEqual([
      expect.objectContaining({ kind: 'invitations' }),
    ]);
  });

  test('the page’s own form returns a browser to the page, which shows the current state', async () => {
    const token = refusalToken({ email: uniqueEmail(), kind: 'answers' });
    const { status, headers } = await stop(token, {}, { 'sec-fetch-mode': 'navigate' });
    expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000/unsubscribe/${token}`]);
  });

  test('opening the address changes nothing', async () => {
    const email = uniqueEmail();
    const token = refusalToken({ email, kind: 'answers' });
    const { status, headers } = await call(openAddress, 'GET', { params: { token } });
    expect([status, headers.get('location')]).toEqual([303, `http://localhost:3000/unsubscribe/${token}`]);
    expect(await refusalsOf(email)).toEqual([]);
  });

  const genuine = refusalToken({ email: 'tom@example.com', kind: 'answers' });

  test.each([
    ['nonsense', 'nonsense'],
    ['none', ''],
    ['one cut short', genuine.slice(0, -3)],
    [
      'one with a letter changed',
      `${genuine.slice(0, 30)}${genuine[30] === 'a' ? 'b' : 'a'}${genuine.slice(31)}`,
    ],
    ['very long', 'a'.repeat(499)],
  ])('a token that is %s is 404', async (_, token) => {
    expect((await stop(token)).status).toBe(404);
    expect((await call(openAddress, 'GET', { params: { token } })).status).toBe(404);
  });

  test('a token reveals neither address nor kind, and differs each time', () => {
    const refusal = { email: 'Tom.Hall@example.com', kind: 'changes' as MailKind };
    const [one, two] = [refusalToken(refusal), refusalToken(refusal)];
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').toString('latin1')).not.toMatch(/tom|changes/i);
    for (const kind of mailKinds) {
      const email = 'tom.hall@example.com';
      expect(readRefusalToken(refusalToken({ ...refusal, kind }))).toEqual({ email, kind });
    }
  });
});
