import { randomUUID } from 'node:crypto';
import type { JudgedPerson } from '@/lib/operator/people/schema';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import type { Handler } from '@/lib/server/http/route';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { OPERATOR, operator, SECOND_OPERATOR } from '@/tests/factories/operators';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST as remove } from './delete/route';
import { POST as mute } from './mute/route';
import { POST as restore } from './restore/route';
import { POST as resume } from './resume/route';
import { POST as suspend } from './suspend/route';
import { POST as unmute } from './unmute/route';

const judge = async (handler: Handler, user: string, body: unknown = { reason: 'Advertises' }) =>
  call<{ person: JudgedPerson | null; error?: string; fields?: Record<string, string> }>(handler, 'POST', {
    ...{ as: await operator(), params: { user }, body },
  });

const rowOf = (id: string) => db.user.findUnique({ where: { id } });
const logOf = (subjectId: string) =>
  db.operatorEntry.findMany({ where: { subjectId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] });
const subjectsTo = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);

const all = { suspend, restore, mute, unmute, resume, remove };

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
  const done = await judge(suspend, viewer.userId, { reason: 'Sells tents' });
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
  for (const handler of [suspend, restore, suspend, restore])
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
  ['suspend', [suspend, suspend]],
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
  const done = await Promise.all([call(suspend, 'POST', sent), call(suspend, 'POST', sent)]);
  expect(done.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await subjectsTo(email)).toHaveLength(1);
});

test('an operator can neither suspend nor delete another', async () => {
  const { viewer } = await operator({ email: SECOND_OPERATOR });
  for (const handler of [suspend, remove]) {
    const refused = await judge(handler, viewer.userId);
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'This is an operator’s account. Take its address out of OPERATOR_EMAILS first.',
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
