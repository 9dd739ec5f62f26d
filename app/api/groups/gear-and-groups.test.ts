import { PUT as putGear } from '@/app/api/gear/[id]/route';
import { GET as lookUpGear } from '@/app/api/gear/lookup/route';
import { POST as removeGear } from '@/app/api/gear/remove/route';
import { GET as getGear, POST as postGear } from '@/app/api/gear/route';
import { caps } from '@/lib/account/caps';
import { categoryOf } from '@/lib/household/gear/catalogue';
import type { GearItem, GearName } from '@/lib/household/gear/schema';
import { type Group, MAX_MEMBERS } from '@/lib/household/groups/schema';
import { db } from '@/lib/server/db/client';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { plan } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { DELETE as deleteMember } from './[id]/members/[memberId]/route';
import { POST as postMembers } from './[id]/members/route';
import { POST as postRestore } from './[id]/restore/route';
import { DELETE, PUT } from './[id]/route';
import { GET, POST } from './route';

let mia: Person;
let tom: Person;
beforeEach(async () => {
  [mia, tom] = [await person('Mia'), await person('Tom')];
});

describe('groups', () => {
  interface Body {
    group: Group;
    error: string;
    fields: Record<string, string>;
  }

  const add = (as: Person, body: unknown, headers = {}) => call<Body>(POST, 'POST', { as, body, headers });
  const groupsOf = async (as: Person) => (await call<{ groups: Group[] }>(GET, 'GET', { as })).body.groups;
  const emailsOf = ({ members }: Group) => members.map(({ email }) => email).sort();

  test('a new group has the same shape as in the list, with the usernames of registered members', async () => {
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
    const ann = await person('Ann');
    await plan(mia, { invitees: [tom.email] });
    for (const owner of [mia, ann]) await add(owner, { name: 'Family', emails: [tom.email] });
    const namesFor = async (as: Person) => (await groupsOf(as))[0]?.members.map(({ name }) => name);
    expect(await namesFor(mia)).toEqual(['Tom']);
    expect(await namesFor(ann)).toEqual([null]);
  });

  test('an organiser and the other invitees count as people of the same trip', async () => {
    const ann = await person('Ann');
    await plan(mia, { invitees: [tom.email, ann.email] });
    const { body } = await add(tom, { name: 'Family', emails: [mia.email, ann.email] });
    expect(body.group.members.map(({ name }) => name)).toEqual(['Ann', 'Mia']);
  });

  test('a member who has blocked the owner is shown by name like any invitee of the owner', async () => {
    await blockOrganiser(tom.viewer, (await plan(mia, { invitees: [tom.email] })).id);
    await plan(mia, { invitees: [tom.email] });
    const { body } = await add(mia, { name: 'Family', emails: [tom.email] });
    expect(body.group.members.map(({ name }) => name)).toEqual(['Tom']);
  });

  test('membership in a group shows nothing to anybody else, and mails nobody', async () => {
    await add(mia, { name: 'Family', emails: [tom.email] });
    expect(await groupsOf(tom)).toEqual([]);
    expect(await deliveredMail(tom.email)).toEqual([]);
  });

  test('all groups with their members and usernames come in one query, sorted by name', async () => {
    for (const name of ['scouts', 'Book club', 'Neighbours'])
      await add(mia, { name, emails: [tom.email, uniqueEmail()] });
    const { result, queries } = await countQueries(() => groupsOf(mia));
    expect(result.map(({ name }) => name)).toEqual(['Book club', 'Neighbours', 'scouts']);
    // One query for the session, and one for the list.
    expect(queries).toHaveLength(2);
  });

  test('duplicates in any case and the owner’s own address are ignored', async () => {
    const [one, two] = [uniqueEmail(), uniqueEmail()];
    const emails = [one, one.toUpperCase(), ` ${two} `, mia.email.toUpperCase()];
    const { body } = await add(mia, { name: 'Family', emails });
    expect(emailsOf(body.group)).toEqual([one, two].sort());
  });

  test.each([[undefined], [null], [[]]])('a group may have no members at first: %j', async (emails) => {
    const { status, body } = await add(mia, { name: 'Family', emails });
    expect([status, body.group.members]).toEqual([201, []]);
  });

  test('a wrong field is refused at it, and nothing is saved', async () => {
    expect(await add(mia, { name: ' ', emails: [mia.email, 'no address'] })).toMatchObject({
      status: 400,
      body: {
        error: 'Name is required',
        fields: { name: 'Name is required', 'emails.1': expect.any(String) },
      },
    });
    expect(await groupsOf(mia)).toEqual([]);
  });

  test('a name that the owner uses already, in any case, is refused at the field; another person may use it', async () => {
    await add(mia, { name: 'Family' });
    expect(await add(mia, { name: 'FAMILY' })).toMatchObject({
      status: 409,
      body: { fields: { name: expect.any(String) } },
    });
    expect((await add(tom, { name: 'Family' })).status).toBe(201);
  });

  test('two creations of one name at once make one group and refuse the other', async () => {
    const responses = await Promise.all([add(mia, { name: 'Family' }), add(mia, { name: 'family' })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await groupsOf(mia)).toHaveLength(1);
  });

  test('a person has at most 50 groups, even with two creations at once', async () => {
    const { profileId } = mia.viewer;
    const data = Array.from({ length: caps.groups - 1 }, (_, index) => ({
      profileId,
      name: `Group ${index}`,
    }));
    await db.group.createMany({ data });
    const responses = await Promise.all([add(mia, { name: 'One' }), add(mia, { name: 'Two' })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.error).toMatch(/up to 50 groups/);
  });

  test('adding members counts as looking addresses up', async () => {
    const emails = () => Array.from({ length: 200 }, () => uniqueEmail());
    for (let index = 0; index < 10; index++)
      expect((await add(mia, { name: `Group ${index}`, emails: emails() })).status).toBe(201);
    const refused = await add(mia, { name: 'One more', emails: [uniqueEmail()] });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  const rename = (as: Person, id: string, body: unknown) =>
    call<Body>(PUT, 'PUT', { as, params: { id }, body });
  const remove = (as: Person, id: string) => call<{ id: string }>(DELETE, 'DELETE', { as, params: { id } });
  const addPeople = (as: Person, id: string, emails: unknown) =>
    call<Body>(postMembers, 'POST', { as, params: { id }, body: { emails } });
  const takeOut = (as: Person, id: string, memberId: string) =>
    call<Body>(deleteMember, 'DELETE', { as, params: { id, memberId } });
  const groupOf = async (as: Person, name = 'Family', emails = [uniqueEmail()]) =>
    (await add(as, { name, emails })).body.group;
  const firstOf = ({ members }: Group) => members[0]?.id ?? '';

  const everyCall: [title: string, call: (as: Person, group: Group) => Promise<{ status: number }>][] = [
    ['renaming', (as, { id }) => rename(as, id, { name: 'Mine' })],
    ['deleting', (as, { id }) => remove(as, id)],
    ['adding people', (as, { id }) => addPeople(as, id, [uniqueEmail()])],
    ['taking somebody out', (as, group) => takeOut(as, group.id, firstOf(group))],
  ];

  describe.each(everyCall)('%s', (_, act) => {
    test('is only for the owner: for anybody else, even a member, the group does not exist', async () => {
      const sam = await person('Sam');
      const group = await groupOf(mia, 'Family', [tom.email]);
      for (const other of [tom, sam])
        expect(await act(other, group)).toMatchObject({
          status: 404,
          body: { error: 'We can’t find that. It may be gone, or it may not be yours.' },
        });
      expect(await groupsOf(mia)).toEqual([group]);
    });

    test('by what is no id finds nothing', async () => {
      const group = await groupOf(mia);
      for (const id of ['1', '', "' or 1=1 --", '018f3c5e-7d2a-7000-8000-000000000000'])
        expect((await act(mia, { ...group, id })).status).toBe(404);
    });
  });

  describe('renaming', () => {
    test('responds with the group and its members', async () => {
      const group = await groupOf(mia);
      expect(await rename(mia, group.id, { name: ' FAMILY ' })).toMatchObject({
        status: 200,
        body: { group: { ...group, name: 'FAMILY' } },
      });
    });

    test('to the name of another group, in any case, is refused at the field', async () => {
      await groupOf(mia, 'Scouts');
      const { id } = await groupOf(mia);
      expect(await rename(mia, id, { name: 'scouts' })).toMatchObject({
        status: 409,
        body: { fields: { name: expect.any(String) } },
      });
    });

    test('to a wrong name is refused at the field', async () => {
      const refused = await rename(mia, (await groupOf(mia)).id, { name: ' ' });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['name']]);
    });
  });

  describe('deleting', () => {
    test('responds with the id, deletes the members, and the second time finds nothing', async () => {
      const { id } = await groupOf(mia);
      expect(await remove(mia, id)).toMatchObject({ status: 200, body: { id } });
      expect(await db.groupMember.count({ where: { groupId: id } })).toBe(0);
      expect((await remove(mia, id)).status).toBe(404);
    });
  });

  describe('adding people', () => {
    test('ignores existing members, in any case, and the owner’s own address', async () => {
      const [known, added] = [uniqueEmail(), uniqueEmail()];
      const { id } = await groupOf(mia, 'Family', [known]);
      const { status, body } = await addPeople(mia, id, [known.toUpperCase(), added, added, mia.email]);
      expect([status, emailsOf(body.group)]).toEqual([200, [known, added].sort()]);
    });

    test('the same address twenty times at once adds one member', async () => {
      const { id } = await groupOf(mia, 'Family', []);
      const email = uniqueEmail();
      const responses = await Promise.all(Array.from({ length: 20 }, () => addPeople(mia, id, [email])));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect((await groupsOf(mia)).map(emailsOf)).toEqual([[email]]);
    });

    test('a group holds at most 200 members, even with two additions at once', async () => {
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

    test('bad input is refused at its field', async () => {
      const { id } = await groupOf(mia);
      const refused = await addPeople(mia, id, ['mia@example.com', 'no address']);
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['emails.1']]);
    });
  });

  describe('removing a member', () => {
    test('responds with the group without the member, and the second time finds nothing', async () => {
      const group = await groupOf(mia);
      const { status, body } = await takeOut(mia, group.id, firstOf(group));
      expect([status, body.group]).toEqual([200, { ...group, members: [] }]);
      expect((await takeOut(mia, group.id, firstOf(group))).status).toBe(404);
    });

    test('works only through the member’s own group, and not with an invalid id', async () => {
      const [family, scouts] = [await groupOf(mia), await groupOf(mia, 'Scouts')];
      expect((await takeOut(mia, scouts.id, firstOf(family))).status).toBe(404);
      expect((await takeOut(mia, family.id, 'nonsense')).status).toBe(404);
      expect(await groupsOf(mia)).toEqual([family, scouts]);
    });
  });

  const restore = (as: Person, id: string) =>
    call<Body>(postRestore, 'POST', { as, params: { id }, body: {} });

  test('a deleted group is restored with all its members', async () => {
    const group = await groupOf(mia, 'Family', [uniqueEmail('sam'), uniqueEmail('kim')]);
    await remove(mia, group.id);
    expect(await restore(mia, group.id)).toMatchObject({ status: 201, body: { group } });
  });

  test('only its owner can restore it', async () => {
    const group = await groupOf(mia, 'Family', [uniqueEmail('sam'), uniqueEmail('kim')]);
    await remove(mia, group.id);
    expect((await restore(tom, group.id)).status).toBe(404);
  });

  test('while its name is taken the group can’t be restored, but later it can', async () => {
    const first = await groupOf(mia);
    await remove(mia, first.id);
    const second = await groupOf(mia);
    expect(await restore(mia, first.id)).toMatchObject({ status: 409 });
    await remove(mia, second.id);
    expect((await restore(mia, first.id)).status).toBe(201);
  });
});

describe('gear', () => {
  interface Body {
    gear: GearItem[];
    error: string;
    fields: Record<string, string>;
  }

  const esky = { name: 'Esky', shared: true };
  const swag = { name: 'Swag', shared: false };

  const send = (as: Person, body: unknown) => call<Body>(postGear, 'POST', { as, body });
  const select = (as: Person, ...selectedGear: unknown[]) => send(as, { selectedGear });
  const gearOf = async (as: Person) => (await call<Body>(getGear, 'GET', { as })).body.gear;
  const listed = (item: { name: string; shared: boolean }) => ({
    id: expect.any(String),
    category: categoryOf(item.name),
    ...item,
  });

  test('the response is the whole list in the order of choosing', async () => {
    expect(await select(mia, swag)).toMatchObject({ status: 200, body: { gear: [listed(swag)] } });
    const { body } = await select(mia, esky);
    expect(body).toEqual({ gear: [listed(swag), listed(esky)] });
    expect(await gearOf(mia)).toEqual(body.gear);
  });

  test('gear is only its owner’s: the same name is another item for anybody else', async () => {
    await select(mia, esky);
    expect(await gearOf(tom)).toEqual([]);
    expect((await select(tom, { name: 'ESKY', shared: false })).body.gear).toEqual([
      listed({ name: 'ESKY', shared: false }),
    ]);
    expect(await gearOf(mia)).toEqual([listed(esky)]);
  });

  test('a name that exists already, in any case, takes the new flag and keeps its spelling', async () => {
    const [first] = (await select(mia, esky, swag)).body.gear;
    const { body } = await select(mia, { name: '  eSKY ', shared: false });
    expect(body.gear).toEqual([{ ...listed({ name: 'Esky', shared: false }), id: first?.id }, listed(swag)]);
  });

  test('a name in another Unicode form, or with further blanks, is the same name', async () => {
    await select(mia, { name: 'Caf\u00e9 press', shared: true });
    const { body } = await select(mia, { name: 'Cafe\u0301  press', shared: false });
    expect(body.gear).toEqual([listed({ name: 'Caf\u00e9 press', shared: false })]);
  });

  test('when a call names an item twice, the last flag counts, in any script', async () => {
    await select(mia, esky, { name: 'ESKY', shared: false }, { name: 'Öl', shared: false });
    await select(mia, { name: 'öl', shared: true }, { name: 'ÖL', shared: true });
    const gear = await gearOf(mia);
    expect(gear.map(({ name, shared }) => [name.toLowerCase(), shared])).toEqual([
      ['esky', false],
      ['öl', true],
    ]);
  });

  test('names are trimmed, and may be 80 characters of any script or emoji', async () => {
    for (const name of ['Zelt 帐篷 خيمة', '⛺'.repeat(80), "a','b{}\"\\"])
      expect((await select(mia, { name: ` ${name} `, shared: true })).body.gear).toContainEqual(
        listed({ name, shared: true }),
      );
  });

  test('an empty selection changes nothing', async () => {
    await select(mia, esky);
    expect(await select(mia)).toMatchObject({ status: 200, body: { gear: [listed(esky)] } });
  });

  test('a wrong field is refused at it, and nothing is saved', async () => {
    const refused = await select(mia, esky, { name: ' ', shared: 1 });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
      400,
      ['selectedGear.1.name', 'selectedGear.1.shared'],
    ]);
    expect(await gearOf(mia)).toEqual([]);
  });

  test('the same selection twenty times at once makes one item', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => select(mia, esky)));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await db.gearItem.count({ where: { profileId: mia.viewer.profileId } })).toBe(1);
  });

  test('two lists in opposite orders at once do not deadlock', async () => {
    const items = Array.from({ length: 100 }, (_, n) => ({ name: `Item ${n}`, shared: false }));
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, n) => select(mia, ...(n % 2 ? items : items.toReversed()))),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await gearOf(mia)).toHaveLength(100);
  });

  test('the gear comes in one query, whatever its size', async () => {
    await select(mia, ...Array.from({ length: 50 }, (_, n) => ({ name: `Item ${n}`, shared: false })));
    const { result, queries } = await countQueries(() => gearOf(mia));
    expect(result).toHaveLength(50);
    // One query for the session, and one for the list.
    expect(queries).toHaveLength(2);
  });

  test('a hundred items take as many statements as one', async () => {
    const items = Array.from({ length: 100 }, (_, n) => ({ name: `Item ${n}`, shared: false }));
    const one = await countQueries(() => select(mia, esky));
    const many = await countQueries(() => select(mia, ...items));
    expect(many.queries).toHaveLength(one.queries.length);
    // Three statements: save the items, check the limit, and read the list.
    expect(many.queries.filter((query) => query.includes('gear_items'))).toHaveLength(3);
  });

  const put = (as: Person, id: string, body: unknown) =>
    call<Body>(putGear, 'PUT', { as, params: { id }, body });
  const having = async (...names: string[]) => {
    const as = await person();
    const { body } = await select(as, ...names.map((name) => ({ name, shared: false })));
    return { as, id: body.gear[0]?.id ?? '' };
  };

  test('a stranger cannot tell that the item exists', async () => {
    const { as, id } = await having('Esky');
    const eve = await person('Eve');
    const unknown = await put(eve, '01a1fa44-8b0f-74d0-abce-4139e9581788', { shared: true });
    for (const other of [id, 'esky', '1']) {
      const refused = await put(eve, other, { shared: true });
      expect([refused.status, refused.body]).toEqual([404, unknown.body]);
    }
    expect(await gearOf(as)).toMatchObject([{ shared: false }]);
  });

  test('the owner shares an item and stops sharing it, and the response is the whole list', async () => {
    const { as, id } = await having('Esky', 'Swag');
    for (const shared of [true, true, false]) {
      const { status, body } = await put(as, id, { shared });
      expect(status).toBe(200);
      expect(body.gear).toMatchObject([
        { id, name: 'Esky', shared },
        { name: 'Swag', shared: false },
      ]);
      expect(await gearOf(as)).toEqual(body.gear);
    }
  });

  test('a flag that is not true or false is refused at the field', async () => {
    const { as, id } = await having('Esky');
    const refused = await put(as, id, { shared: 'true' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['shared']]);
    expect(await gearOf(as)).toMatchObject([{ shared: false }]);
  });

  const remove = (as: Person, gearName: unknown) =>
    call<Body>(removeGear, 'POST', { as, body: { gearName } });
  const namesOf = ({ gear }: Body) => gear.map(({ name }) => name);

  test('an item is removed by its name in any case, and the response is the rest of the list', async () => {
    const { as: mia } = await having('Esky', 'Esky lid', 'Swag');
    const { status, body } = await remove(mia, ' eSKY ');
    expect([status, namesOf(body)]).toEqual([200, ['Esky lid', 'Swag']]);
    expect((await gearOf(mia)).map(({ name }) => name)).toEqual(['Esky lid', 'Swag']);
  });

  test('removing an item again, or an unknown one, responds with the unchanged list', async () => {
    const { as: mia } = await having('Esky', 'Swag');
    for (const name of ['Esky', 'Esky', 'Piano', '%', 'sw_g']) {
      const { status, body } = await remove(mia, name);
      expect([status, namesOf(body)]).toEqual([200, ['Swag']]);
    }
  });

  test('another person’s item of the same name stays', async () => {
    const [{ as: mia }, { as: tom }] = [await having('Esky'), await having('Esky')];
    expect((await remove(tom, 'Esky')).body).toEqual({ gear: [] });
    expect(await gearOf(mia)).toMatchObject([{ name: 'Esky' }]);
  });

  test('a missing name is refused at the field', async () => {
    const { as: mia } = await having('Esky');
    const refused = await remove(mia, ' ');
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['gearName']]);
    expect(await gearOf(mia)).toMatchObject([{ name: 'Esky' }]);
  });
});

describe('the look-up of gear', () => {
  async function lookUp(as: Person, query: string): Promise<GearName[]> {
    const { status, body } = await call<GearName[]>(lookUpGear, 'GET', { as, query: { query } });
    expect(status).toBe(200);
    return body;
  }
  const keep = (as: Person, name: string) =>
    db.gearItem.create({ data: { profileId: as.viewer.profileId, name } });

  test('the response is a bare list of at most eight names from the catalogue; names that begin with the text come first', async () => {
    const found = await lookUp(mia, 'TENT');
    expect(found[0]).toEqual({ id: 'tent', name: 'Tent' });
    expect(found).toHaveLength(8);
    const begins = found.map(({ name }) => name.startsWith('Tent'));
    expect(begins).toEqual(begins.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('the person’s own names come before the catalogue’s, and nobody else’s are found', async () => {
    const { id } = await keep(mia, 'Tent of Grandpa');
    const own = await keep(mia, 'ESKY');
    expect((await lookUp(mia, 'tent'))[0]).toEqual({ id, name: 'Tent of Grandpa' });
    expect(await lookUp(mia, 'grandpa')).toEqual([{ id, name: 'Tent of Grandpa' }]);
    expect(await lookUp(mia, 'esky')).toEqual([{ id: own.id, name: 'ESKY' }]);
    expect(await lookUp(tom, 'grandpa')).toEqual([]);
  });

  test('an empty text finds nothing', async () => {
    for (const query of ['', '  ']) expect(await lookUp(mia, query)).toEqual([]);
    expect((await call(lookUpGear, 'GET', { as: mia })).body).toEqual([]);
  });

  test.each([
    ['81 characters', 'a'.repeat(81)],
    ['a NUL', 'te\0nt'],
  ])('%s is refused at the field', async (_, query) => {
    const refused = await call(lookUpGear, 'GET', { as: await person(), query: { query } });
    expect(refused).toMatchObject({ status: 400, body: { fields: { query: expect.any(String) } } });
  });
});
