import { randomUUID } from 'node:crypto';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { gearSql, getGear, listOwnGear, ownGearSql } from '@/lib/trips/gear/get-gear';
import { MOST_ADDED } from '@/lib/trips/gear/most';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { Prisma } from '@/prisma/generated/client';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { siteOf } from '@/tests/factories/campsites';
import { addGear, changeGear, lineFor, offerOf, own, readGear } from '@/tests/factories/gear';
import { answer, family, guestTrip } from '@/tests/factories/guests';
import { person } from '@/tests/factories/people';
import { invitationOf, moveTo, party, plan } from '@/tests/factories/trips';

/** A trip for tests that only read it, or that change only a line of their own. */
let world: Awaited<ReturnType<typeof party>>;

beforeAll(async () => {
  world = await party();
});

describe('a trip’s gear', () => {
  test('every invitee sees what the trip needs, gaps first, and who brings it', async () => {
    const { mia, tom, ann, trip } = await party();
    await own(tom, ['6 camp chairs', 'Ukulele']);
    await own(tom, ['Gas stove'], false);
    await own(ann, ['Folding table']);
    const { status, body } = await readGear(trip.id, ann);
    expect(status).toBe(200);
    expect(body.lines.at(-1)).toEqual({
      id: expect.any(String),
      name: 'Camp chairs',
      needed: 2,
      offered: 6,
      gap: 0,
      surplus: 4,
      why: 'One each, except babies.',
      from: 'rule',
      rule: 'chairs',
      unit: null,
      struck: false,
      by_rule: { name: 'Camp chairs', needed: 2 },
      by: [{ household_id: (await invitationOf(trip, tom.email)).id, name: 'Tom', quantity: 6, said: false }],
    });
    for (const short of ['stoves', 'tables'])
      expect(await lineFor(mia, trip.id, short)).toMatchObject({ gap: 1 });
    await answerTrip(ann.viewer, trip.id, true);
    expect(await lineFor(mia, trip.id, 'tables')).toMatchObject({ offered: 1, gap: 0 });
  });

  test('water is needed for all nights, and for a day where the site’s data or campers report some', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const water = async (site: { id: string }) => {
      const { id } = await plan(mia, { location_id: site.id });
      return (await readGear(id, mia)).body.lines.find(({ rule }) => rule === 'water')?.needed ?? null;
    };
    const dry = await siteOf(mia, { lacks: ['Drinking water'], shared: true });
    expect(await water(dry)).toBe(18);
    expect(await water(await siteOf(mia, { features: ['Toilets'] }))).toBe(18);
    expect(await water(await siteOf(mia, { features: ['Tank water'] }))).toBe(5);
    await db.siteObservation.create({
      data: { campsiteId: dry.id, profileId: tom.viewer.profileId, water: true, seenOn: new Date() },
    });
    expect(await water(dry)).toBe(5);
  });

  test('a trip’s gear costs one query besides the session’s, whatever its size', async () => {
    const { mia, tom, trip } = await party();
    const queries = async () => (await countQueries(() => readGear(trip.id, mia))).queries.length;
    expect(await queries()).toBe(2);
    await own(tom, ['6 camp chairs', 'Gas stove']);
    for (const name of ['Mallet', 'Axe']) await addGear(trip.id, { name, needed: 2 }, tom);
    expect(await queries()).toBe(2);
  });

  test('members who are going add lines', async () => {
    const { mia, tom, zoe, trip } = world;
    const { status, body } = await addGear(trip.id, { name: ' Mallet ', needed: 3 }, tom);
    expect([status, body.line]).toEqual([
      201,
      {
        id: expect.any(String),
        name: 'Mallet',
        needed: 3,
        offered: 0,
        gap: 3,
        surplus: 0,
        by: [],
        why: 'Added for this trip.',
        from: 'added',
        rule: null,
        by_rule: null,
        unit: null,
        struck: false,
      },
    ]);
    expect(await lineFor(mia, trip.id, 'Mallet')).toEqual(body.line);
    expect(await addGear(trip.id, { name: 'Axe', needed: 1 }, zoe)).toMatchObject({
      status: 403,
      body: { error: 'Only those who are going can say what they bring.' },
    });
  });

  test('a trip has a limited number of lines', async () => {
    const { mia, tom, trip } = await party();
    await db.gearLine.createMany({
      data: Array.from({ length: MOST_ADDED - 1 }, (_, n) => ({
        tripId: trip.id,
        name: `Thing ${n}`,
        needed: 1,
      })),
    });
    // Lines that a gear rule creates don't count towards the limit.
    await db.gearLine.create({ data: { tripId: trip.id, rule: 'stoves', needed: 4 } });
    expect((await addGear(trip.id, { name: 'The last', needed: 1 }, tom)).status).toBe(201);
    expect(await addGear(trip.id, { name: 'Mallet', needed: 1 }, tom)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('300') },
    });
    const { body } = await readGear(trip.id, mia);
    expect((await changeGear(trip.id, body.lines[0]?.id ?? '', { needed: 9 }, mia)).status).toBe(200);
  });

  test('a household that says no takes its offers along, and brings them back; a removed one leaves nothing', async () => {
    const { mia, tom, trip } = await party();
    const { id } = await lineFor(mia, trip.id, 'stoves');
    await offerOf(trip.id, id, { quantity: 1 }, tom);
    await answerTrip(tom.viewer, trip.id, false);
    expect(await lineFor(mia, trip.id, 'stoves')).toMatchObject({ id, offered: 0 });
    await answerTrip(tom.viewer, trip.id, true);
    expect(await lineFor(mia, trip.id, 'stoves')).toMatchObject({ offered: 1 });
    await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id);
    expect(await db.gearOffer.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('once the trip is over or called off, its gear can be read but not changed', async () => {
    const { mia, tom, trip } = await party();
    const { id } = await lineFor(mia, trip.id, 'stoves');
    const tries = () =>
      Promise.all([
        addGear(trip.id, { name: 'Mallet', needed: 1 }, mia),
        changeGear(trip.id, id, { needed: 4 }, mia),
        offerOf(trip.id, id, { quantity: 1 }, tom),
        readGear(trip.id, tom),
      ]);
    const closed = [409, 409, 409, 200];
    await moveTo(trip, -9, -7);
    expect((await tries()).map(({ status }) => status)).toEqual(closed);
    await moveTo(trip, 7, 9);
    await callOffTrip(mia.viewer, trip.id);
    expect((await tries()).map(({ status }) => status)).toEqual(closed);
    expect(await db.gearLine.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('a thing that is added again, in another case or Unicode form, stays one line', async () => {
    const { mia, tom, trip } = await party();
    const first = (await addGear(trip.id, { name: 'Caf\u00e9 press', needed: 2 }, tom)).body.line;
    const again = await addGear(trip.id, { name: ' CAFE\u0301  press', needed: 3 }, mia);
    expect([again.status, again.body.line]).toMatchObject([
      201,
      { id: first.id, name: 'Caf\u00e9 press', needed: 3 },
    ]);
    expect((await addGear(trip.id, { name: 'cafe press', needed: 1 }, mia)).body.line.id).not.toBe(first.id);
    const lines = (await readGear(trip.id, mia)).body.lines.filter(({ from }) => from === 'added');
    expect(lines.map(({ name }) => name)).toEqual(['Caf\u00e9 press', 'cafe press']);
  });
});

describe('changing a line', () => {
  test('organisers set the needed number, rename and strike a line, and reset it to its rule', async () => {
    const { mia, tom, trip } = await party();
    const { id } = await lineFor(mia, trip.id, 'stoves');
    const change = async (body: object) => (await changeGear(trip.id, id, body, mia)).body.line;
    expect(await change({ needed: 4 })).toMatchObject({ id, needed: 4, gap: 4, name: 'Stoves' });
    expect(await change({ name: 'Big stoves' })).toMatchObject({ needed: 4, name: 'Big stoves' });
    expect(await change({ struck: true })).toMatchObject({ struck: true, gap: 0 });
    expect((await readGear(trip.id, tom)).body.lines.at(-1)).toMatchObject({ id, struck: true });
    const back = await change({ struck: false, needed: null, name: null });
    expect(back).toMatchObject({ struck: false, needed: 1, gap: 1, name: 'Stoves' });
    expect(await lineFor(tom, trip.id, 'stoves')).toEqual(back);
  });

  test('an added line always has a name and a number', async () => {
    const { mia, tom, trip } = world;
    const { id } = (await addGear(trip.id, { name: 'Hamer', needed: 1 }, tom)).body.line;
    const change = (body: object) => changeGear(trip.id, id, body, mia);
    expect((await change({ name: 'Hammer', needed: 2 })).body.line).toMatchObject({
      name: 'Hammer',
      needed: 2,
    });
    expect(await change({ name: '' })).toMatchObject({
      status: 400,
      body: { fields: { name: expect.any(String) } },
    });
    expect(await change({ needed: null })).toMatchObject({
      status: 400,
      body: { fields: { needed: 'Please say how many we need.' } },
    });
  });

  test('a line of another trip, or an unknown one, does not exist', async () => {
    const { mia, eve, trip } = world;
    const foreign = await lineFor(eve, (await plan(eve)).id, 'stoves');
    for (const line of [foreign.id, randomUUID(), 'nonsense']) {
      const refused = [
        await changeGear(trip.id, line, { struck: true }, mia),
        await offerOf(trip.id, line, { quantity: 1 }, mia),
      ];
      expect(refused.map(({ status }) => status)).toEqual([404, 404]);
    }
  });
});

describe('offers', () => {
  test('a member offers part of a line, changes that and takes it back; several members cover a line', async () => {
    const { mia, tom, trip } = world;
    const { line: tarps } = (await addGear(trip.id, { name: 'Tarp', needed: 3 }, mia)).body;
    const offer = async (quantity: number, as = tom) =>
      (await offerOf(trip.id, tarps.id, { quantity }, as)).body.line;
    expect(await offer(1)).toMatchObject({ offered: 1, gap: 2 });
    const both = await offer(3, mia);
    expect(both).toMatchObject({ offered: 4, gap: 0, surplus: 1 });
    expect(both.by.map(({ name, quantity, said }) => [name, quantity, said])).toEqual([
      ['Mia', 3, true],
      ['Tom', 1, true],
    ]);
    expect(await lineFor(tom, trip.id, 'Tarp')).toEqual(both);
    expect(await offer(0)).toMatchObject({ offered: 3, gap: 0 });
    expect(await db.gearOffer.count({ where: { lineId: tarps.id } })).toBe(1);
  });

  test('a rule’s line is stored from its first offer on, and not by taking back nothing', async () => {
    const { tom, trip } = await party();
    const { id } = await lineFor(tom, trip.id, 'stoves');
    expect((await offerOf(trip.id, id, { quantity: 0 }, tom)).body.line).toMatchObject({ offered: 0 });
    expect(await db.gearLine.count({ where: { tripId: trip.id } })).toBe(0);
    expect((await offerOf(trip.id, id, { quantity: 1 }, tom)).body.line).toMatchObject({ id, gap: 0 });
    expect(await db.gearLine.findMany({ where: { tripId: trip.id } })).toMatchObject([
      { id, rule: 'stoves' },
    ]);
  });

  test('an offer replaces shared gear, and zero keeps the gear at home', async () => {
    const { mia, tom, trip } = await party();
    await own(tom, ['6 camp chairs']);
    const { id } = await lineFor(mia, trip.id, 'chairs');
    const offer = async (quantity: number) =>
      (await offerOf(trip.id, id, { quantity }, tom)).body.line.offered;
    expect([await offer(2), await offer(0)]).toEqual([2, 0]);
    expect(await lineFor(mia, trip.id, 'chairs')).toMatchObject({ offered: 0, by: [] });
  });

  test('of two who take the last one at once, each gets the line as it is then', async () => {
    const { mia, tom, trip } = world;
    for (let round = 0; round < 4; round++) {
      const { line } = (await addGear(trip.id, { name: `Axe ${round}`, needed: 1 }, mia)).body;
      const both = await Promise.all([mia, tom].map((as) => offerOf(trip.id, line.id, { quantity: 1 }, as)));
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      expect(both.map(({ body }) => body.line.surplus).sort()).toEqual([0, 1]);
      expect(await lineFor(mia, trip.id, `Axe ${round}`)).toMatchObject({ offered: 2, surplus: 1 });
    }
  });

  test('organisers offer for every household that is going', async () => {
    const { mia, tom, ann, trip } = world;
    const { id } = (await addGear(trip.id, { name: 'Rope', needed: 1 }, mia)).body.line;
    const [toms, anns] = [(await invitationOf(trip, tom.email)).id, (await invitationOf(trip, ann.email)).id];
    const offer = (household_id: unknown, as: typeof mia) =>
      offerOf(trip.id, id, { quantity: 1, household_id }, as);
    expect((await offer(toms, mia)).body.line.by).toMatchObject([{ household_id: toms, name: 'Tom' }]);
    expect((await offer(toms, tom)).status).toBe(200);
    expect((await offer(anns, mia)).body.fields).toHaveProperty('household_id');
  });

  test('a struck line takes no more offers', async () => {
    const { mia, tom, trip } = world;
    const { id } = (await addGear(trip.id, { name: 'Pegs', needed: 1 }, mia)).body.line;
    await changeGear(trip.id, id, { struck: true }, mia);
    expect((await offerOf(trip.id, id, { quantity: 1 }, tom)).status).toBe(409);
    expect((await offerOf(trip.id, id, { quantity: 0 }, tom)).status).toBe(200);
    expect(await lineFor(tom, trip.id, 'Pegs')).toMatchObject({ id, offered: 0, struck: true });
    const bad = await offerOf(trip.id, id, {}, tom);
    expect([bad.status, Object.keys(bad.body.fields ?? {})]).toEqual([400, ['quantity']]);
  });
});

describe('queries', () => {
  test('a trip’s gear is read by indexes, for every kind of caller', async () => {
    const { mia, tom, trip } = world;
    const { trip: other, email, token } = await guestTrip();
    await answer(token, family);
    const invite = await db.invite.findFirstOrThrow({ where: { email } });
    const callers = [
      { tripId: trip.id, viewer: mia.viewer },
      { tripId: trip.id, viewer: tom.viewer },
      { tripId: other.id, householdId: invite.id },
    ];
    for (const caller of callers) {
      const rows = await db.$transaction(async (tx) => {
        await tx.$executeRaw`set local enable_seqscan = off`;
        return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${gearSql(caller)}`);
      });
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
      expect(plan).toContain('gear_lines_trip_id_rule_key');
      expect(plan).toContain('gear_items_profile_id_name_key');
    }
  });

  test('everything that a person owns is read by an index too', async () => {
    const mia = await person('Mia');
    await own(mia, ['Kayak'], false);
    await own(mia, ['Gas stove']);
    expect((await listOwnGear(mia.viewer)).sort()).toEqual(['Gas stove', 'Kayak']);
    const rows = await db.$transaction(async (tx) => {
      await tx.$executeRaw`set local enable_seqscan = off`;
      return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
        Prisma.sql`explain ${ownGearSql(mia.viewer.profileId)}`,
      );
    });
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('gear_items_profile_id_name_key');
  });

  test('a malformed id is not a trip', async () => {
    const { mia } = world;
    expect(await getGear({ tripId: 'nonsense', viewer: mia.viewer })).toBeNull();
  });
});
