import { defaultWays } from '@/lib/trips/notifications/kinds';
import { refuseMails, refuses } from '@/lib/trips/notifications/refuse-mails';
import type { Choices } from '@/lib/trips/notifications/schema';
import { call } from '@/tests/call';
import { newcomer, type Person, person } from '@/tests/factories/people';
import { GET, PUT } from './route';

type Caller = Pick<Person, 'cookie'>;
const chosen = async (as: Caller) => (await call<Choices>(GET, 'GET', { as })).body;
const choose = (as: Caller, body: unknown) => call(PUT, 'PUT', { as, body });

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
  expect(await call(GET, 'GET', { as: tom })).toMatchObject({ status: 200, body: defaultWays });
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
    return { answers: ways, announcements: ways, comments: ways, changes: ways, todos: ways };
  };
  await Promise.all([choose(mia, all(true)), choose(mia, all(false))]);
  expect([all(true), all(false)]).toContainEqual(await chosen(mia));
});

test('a signed-out caller gets 401', async () => {
  expect((await call(GET, 'GET', {})).status).toBe(401);
  expect((await call(PUT, 'PUT', { body: defaultWays })).status).toBe(401);
});
