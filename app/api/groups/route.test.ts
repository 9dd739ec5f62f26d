import { caps } from '@/lib/account/caps';
import type { Group } from '@/lib/household/groups/schema';
import { db } from '@/lib/server/db/client';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { newcomer, type Person, person, uniqueEmail } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { deliveredMail } from '@/tests/mail';
import { GET, POST } from './route';

interface Body {
  group: Group;
  error: string;
  fields: Record<string, string>;
}

const add = (as: Person, body: unknown, headers = {}) => call<Body>(POST, 'POST', { as, body, headers });
const groupsOf = async (as: Person) => (await call<{ groups: Group[] }>(GET, 'GET', { as })).body.groups;
const emailsOf = ({ members }: Group) => members.map(({ email }) => email).sort();

test('the signed-out are asked to log in, to see and to add', async () => {
  expect((await call(GET, 'GET')).status).toBe(401);
  expect((await call(POST, 'POST', { body: { name: 'Family' } })).status).toBe(401);
});

test('groups need a profile first', async () => {
  const as = await newcomer();
  expect((await call(GET, 'GET', { as })).status).toBe(403);
  expect((await call(POST, 'POST', { as, body: { name: 'Family' } })).status).toBe(403);
});

test('a new group has the same shape as in the list, with the usernames of registered members', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const stranger = uniqueEmail('zoe');
  const { status, body } = await add(mia, { name: ' Family ', emails: [stranger, tom.email] });
  expect(status).toBe(201);
  expect(body.group).toEqual({
    id: expect.any(String),
    name: 'Family',
    members: [
      { id: expect.any(String), email: tom.email, name: null, username: tom.viewer.username },
      { id: expect.any(String), email: stranger, name: null, username: null },
    ],
  });
  expect(await groupsOf(mia)).toEqual([body.group]);
});

test('a member is shown by name to people who were on a trip with them, and to nobody else', async () => {
  const [mia, tom, ann] = [await person('Mia'), await person('Tom'), await person('Ann')];
  await plan(mia, { invitees: [tom.email] });
  for (const owner of [mia, ann]) await add(owner, { name: 'Family', emails: [tom.email] });
  const namesFor = async (as: Person) => (await groupsOf(as))[0]?.members.map(({ name }) => name);
  expect(await namesFor(mia)).toEqual(['Tom']);
  expect(await namesFor(ann)).toEqual([null]);
});

test('an organiser and the other invitees count as people of the same trip', async () => {
  const [mia, tom, ann] = [await person('Mia'), await person('Tom'), await person('Ann')];
  await plan(mia, { invitees: [tom.email, ann.email] });
  const { body } = await add(tom, { name: 'Family', emails: [mia.email, ann.email] });
  expect(body.group.members.map(({ name }) => name)).toEqual(['Ann', 'Mia']);
});

test('a member who has blocked the owner is shown by name like any invitee of the owner', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  await blockOrganiser(tom.viewer, (await plan(mia, { invitees: [tom.email] })).id);
  await plan(mia, { invitees: [tom.email] });
  const { body } = await add(mia, { name: 'Family', emails: [tom.email] });
  expect(body.group.members.map(({ name }) => name)).toEqual(['Tom']);
});

test('membership in a group shows nothing to anybody else, and mails nobody', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  await add(mia, { name: 'Family', emails: [tom.email] });
  expect(await groupsOf(tom)).toEqual([]);
  expect(await deliveredMail(tom.email)).toEqual([]);
});

test('all groups with their members and usernames come in one query, sorted by name', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  for (const name of ['scouts', 'Book club', 'Neighbours'])
    await add(mia, { name, emails: [tom.email, uniqueEmail()] });
  const { result, queries } = await countQueries(() => groupsOf(mia));
  expect(result.map(({ name }) => name)).toEqual(['Book club', 'Neighbours', 'scouts']);
  // One query for the session, and one for the list.
  expect(queries).toHaveLength(2);
});

test('duplicates in any case and the owner’s own address are ignored', async () => {
  const mia = await person();
  const [one, two] = [uniqueEmail(), uniqueEmail()];
  const emails = [one, one.toUpperCase(), ` ${two} `, mia.email.toUpperCase()];
  const { body } = await add(mia, { name: 'Family', emails });
  expect(emailsOf(body.group)).toEqual([one, two].sort());
});

test.each([[undefined], [null], [[]]])('a group may have no members at first: %j', async (emails) => {
  const { status, body } = await add(await person(), { name: 'Family', emails });
  expect([status, body.group.members]).toEqual([201, []]);
});

test('a name may be 80 characters of any script or emoji', async () => {
  const name = '🏕'.repeat(80);
  expect((await add(await person(), { name })).body.group.name).toBe(name);
});

test.each(missingTexts)('a name that is %s is refused at the field', async (_, name) => {
  expect(await add(await person(), { name })).toMatchObject({
    status: 400,
    body: { error: 'Name is required', fields: { name: 'Name is required' } },
  });
});

test.each(badTexts)('%s is refused at the field', async (_, value) => {
  const mia = await person();
  for (const [field, body] of [
    ['name', { name: value }],
    ['emails.0', { name: 'Family', emails: [value] }],
  ] as const) {
    const refused = await add(mia, body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  }
  expect(await groupsOf(mia)).toEqual([]);
});

test.each([
  ['emails', 'mia@example.com'],
  ['emails', { 0: 'mia@example.com' }],
  ['emails.1', ['mia@example.com', 'no address']],
  ['emails', Array.from({ length: 201 }, (_, index) => `camper${index}@example.com`)],
])('invalid addresses, or too many, are refused at %s', async (field, emails) => {
  const refused = await add(await person(), { name: 'Family', emails });
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
});

test('a name that the owner uses already, in any case, is refused at the field; another person may use it', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  await add(mia, { name: 'Family' });
  expect(await add(mia, { name: 'FAMILY' })).toMatchObject({
    status: 409,
    body: { fields: { name: expect.any(String) } },
  });
  expect((await add(tom, { name: 'Family' })).status).toBe(201);
});

test('two creations of one name at once make one group and refuse the other', async () => {
  const mia = await person();
  const responses = await Promise.all([add(mia, { name: 'Family' }), add(mia, { name: 'family' })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await groupsOf(mia)).toHaveLength(1);
});

test('twenty submissions of one form at once make one group and get the same response', async () => {
  const mia = await person();
  const body = { name: 'Family', emails: [uniqueEmail(), uniqueEmail()] };
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => add(mia, body, { 'idempotency-key': 'one' })),
  );
  const groups = await groupsOf(mia);
  expect(groups).toHaveLength(1);
  expect(responses.map((response) => [response.status, response.body.group])).toEqual(
    responses.map(() => [201, groups[0]]),
  );
});

test('a person has at most 50 groups, even with two creations at once', async () => {
  const mia = await person();
  const { profileId } = mia.viewer;
  const data = Array.from({ length: caps.groups - 1 }, (_, index) => ({ profileId, name: `Group ${index}` }));
  await db.group.createMany({ data });
  const responses = await Promise.all([add(mia, { name: 'One' }), add(mia, { name: 'Two' })]);
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(responses.find(({ status }) => status === 409)?.body.error).toMatch(/up to 50 groups/);
});

test('unknown fields change nothing', async () => {
  const [mia, tom] = [await person('Mia'), await person('Tom')];
  const more = `"profileId":"${tom.viewer.profileId}","id":"1","__proto__":{"name":"X"}`;
  const { status } = await add(mia, `{"name":"Family",${more}}`);
  expect(status).toBe(201);
  expect(await groupsOf(tom)).toEqual([]);
});

test('adding members counts as looking addresses up', async () => {
  const mia = await person();
  const emails = () => Array.from({ length: 200 }, () => uniqueEmail());
  for (let index = 0; index < 10; index++)
    expect((await add(mia, { name: `Group ${index}`, emails: emails() })).status).toBe(201);
  const refused = await add(mia, { name: 'One more', emails: [uniqueEmail()] });
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
});
