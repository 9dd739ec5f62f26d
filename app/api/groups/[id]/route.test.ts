import { type Group, MAX_MEMBERS } from '@/lib/household/groups/schema';
import { db } from '@/lib/server/db/client';
import { call } from '@/tests/call';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { badTexts, missingTexts } from '@/tests/fixtures/bad-text';
import { GET, POST } from '../route';
import { DELETE as REMOVE } from './members/[memberId]/route';
import { POST as ADD } from './members/route';
import { DELETE, PUT } from './route';

interface Body {
  group: Group;
  id: string;
  error: string;
  fields: Record<string, string>;
}

type As = Person | undefined;
const rename = (as: As, id: string, body: unknown) => call<Body>(PUT, 'PUT', { as, params: { id }, body });
const remove = (as: As, id: string) => call<Body>(DELETE, 'DELETE', { as, params: { id } });
const addPeople = (as: As, id: string, emails: unknown) =>
  call<Body>(ADD, 'POST', { as, params: { id }, body: { emails } });
const takeOut = (as: As, id: string, memberId: string) =>
  call<Body>(REMOVE, 'DELETE', { as, params: { id, memberId } });

async function groupOf(as: Person, name = 'Family', emails = [uniqueEmail()]): Promise<Group> {
  return (await call<Body>(POST, 'POST', { as, body: { name, emails } })).body.group;
}
const groupsOf = async (as: Person) => (await call<{ groups: Group[] }>(GET, 'GET', { as })).body.groups;
const emailsOf = ({ members }: Group) => members.map(({ email }) => email).sort();
const firstOf = ({ members }: Group) => members[0]?.id ?? '';

const everyCall: [title: string, call: (as: As, group: Group) => Promise<{ status: number }>][] = [
  ['renaming', (as, { id }) => rename(as, id, { name: 'Mine' })],
  ['deleting', (as, { id }) => remove(as, id)],
  ['adding people', (as, { id }) => addPeople(as, id, [uniqueEmail()])],
  ['taking somebody out', (as, group) => takeOut(as, group.id, firstOf(group))],
];

describe.each(everyCall)('%s', (_, act) => {
  test('needs a signed-in person', async () => {
    const mia = await person();
    const group = await groupOf(mia);
    expect((await act(undefined, group)).status).toBe(401);
    expect(await groupsOf(mia)).toEqual([group]);
  });

  test('is only for the owner: for anybody else, even a member, the group does not exist', async () => {
    const [mia, tom, sam] = [await person('Mia'), await person('Tom'), await person('Sam')];
    const group = await groupOf(mia, 'Family', [tom.email]);
    for (const other of [tom, sam])
      expect(await act(other, group)).toMatchObject({
        status: 404,
        body: { error: 'We can’t find that. It may be gone, or it may not be yours.' },
      });
    expect(await groupsOf(mia)).toEqual([group]);
  });

  test.each(['1', '', "' or 1=1 --", '018f3c5e-7d2a-7000-8000-000000000000'])(
    'by the id %j finds nothing',
    async (id) => {
      const mia = await person();
      expect((await act(mia, { ...(await groupOf(mia)), id })).status).toBe(404);
    },
  );
});

describe('renaming', () => {
  test('responds with the group and its members', async () => {
    const mia = await person();
    const group = await groupOf(mia);
    expect(await rename(mia, group.id, { name: ' FAMILY ' })).toMatchObject({
      status: 200,
      body: { group: { ...group, name: 'FAMILY' } },
    });
  });

  test('to the name of another group, in any case, is refused at the field', async () => {
    const mia = await person();
    await groupOf(mia, 'Scouts');
    const { id } = await groupOf(mia);
    expect(await rename(mia, id, { name: 'scouts' })).toMatchObject({
      status: 409,
      body: { fields: { name: expect.any(String) } },
    });
  });

  test.each([...badTexts, ...missingTexts])('to %s is refused at the field', async (_, name) => {
    const mia = await person();
    const { id } = await groupOf(mia);
    const refused = await rename(mia, id, { name });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['name']]);
  });
});

describe('deleting', () => {
  test('responds with the id, deletes the members, and the second time finds nothing', async () => {
    const mia = await person();
    const { id } = await groupOf(mia);
    expect(await remove(mia, id)).toMatchObject({ status: 200, body: { id } });
    expect(await db.groupMember.count({ where: { groupId: id } })).toBe(0);
    expect((await remove(mia, id)).status).toBe(404);
  });
});

describe('adding people', () => {
  test('ignores existing members, in any case, and the owner’s own address', async () => {
    const mia = await person();
    const [known, added] = [uniqueEmail(), uniqueEmail()];
    const { id } = await groupOf(mia, 'Family', [known]);
    const { status, body } = await addPeople(mia, id, [known.toUpperCase(), added, added, mia.email]);
    expect([status, emailsOf(body.group)]).toEqual([200, [known, added].sort()]);
  });

  test('the same address twenty times at once adds one member', async () => {
    const mia = await person();
    const { id } = await groupOf(mia, 'Family', []);
    const email = uniqueEmail();
    const responses = await Promise.all(Array.from({ length: 20 }, () => addPeople(mia, id, [email])));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await groupsOf(mia)).map(emailsOf)).toEqual([[email]]);
  });

  test('a group holds at most 200 members, even with two additions at once', async () => {
    const mia = await person();
    const { id } = await groupOf(mia, 'Family', []);
    await addPeople(
      mia,
      id,
      Array.from({ length: MAX_MEMBERS - 1 }, () => uniqueEmail()),
    );
    const responses = await Promise.all([
      addPeople(mia, id, [uniqueEmail()]),
      addPeople(mia, id, [uniqueEmail()]),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(responses.find(({ status }) => status === 400)?.body).toEqual({
      error: 'A group holds up to 200 people.',
      fields: { emails: 'A group holds up to 200 people.' },
    });
    expect(await db.groupMember.count({ where: { groupId: id } })).toBe(MAX_MEMBERS);
  });

  test.each([
    ['emails', undefined],
    ['emails', null],
    ['emails', []],
    ['emails', 'mia@example.com'],
    ['emails.0', [{ not: '' }]],
    ['emails.0', ['a\0b@example.com']],
    ['emails.1', ['mia@example.com', 'no address']],
    ['emails', Array.from({ length: 201 }, (_, index) => `camper${index}@example.com`)],
  ])('bad input is refused at %s', async (field, emails) => {
    const mia = await person();
    const { id } = await groupOf(mia);
    const refused = await addPeople(mia, id, emails);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
  });
});

describe('removing a member', () => {
  test('responds with the group without the member, and the second time finds nothing', async () => {
    const mia = await person();
    const group = await groupOf(mia);
    const { status, body } = await takeOut(mia, group.id, firstOf(group));
    expect([status, body.group]).toEqual([200, { ...group, members: [] }]);
    expect((await takeOut(mia, group.id, firstOf(group))).status).toBe(404);
  });

  test('works only through the member’s own group, and not with an invalid id', async () => {
    const mia = await person();
    const [family, scouts] = [await groupOf(mia), await groupOf(mia, 'Scouts')];
    expect((await takeOut(mia, scouts.id, firstOf(family))).status).toBe(404);
    expect((await takeOut(mia, family.id, 'nonsense')).status).toBe(404);
    expect(await groupsOf(mia)).toEqual([family, scouts]);
  });
});
