import { POST as exportData } from '@/app/api/account/export/route';
import {
  observationsSql,
  readObservations,
  setDismissed,
} from '@/lib/campsites/observations/save-observation';
import type { Observations } from '@/lib/campsites/observations/schema';
import { changeSite, deleteSite } from '@/lib/campsites/sites/change-site';
import { dateOf } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { inDays, plan } from '@/tests/factories/trips';
import { PUT as putDismissed } from './dismissed/route';
import { DELETE, PUT } from './route';

let mia: Person;
let tom: Person;
beforeEach(async () => {
  [mia, tom] = [await person('Mia'), await person('Tom')];
});

describe('an observation', () => {
  interface Answer {
    observations: Observations;
    fields: object;
  }

  const say = (id: string, body: object, as: Person) =>
    call<Answer>(PUT, 'PUT', { as, params: { id }, body });
  const takeBack = (id: string, as: Person) => call<Answer>(DELETE, 'DELETE', { as, params: { id } });

  const seen_on = inDays(-10);

  async function saidAt(id: string, ...said: object[]) {
    let last: Observations = {};
    for (const body of said) last = (await say(id, { seen_on, ...body }, await person())).body.observations;
    return last;
  }

  /** Returns the numbers of observations and dismissals of a site. */
  const keptOf = (campsiteId: string) =>
    Promise.all([
      db.siteObservation.count({ where: { campsiteId } }),
      db.observationDismissal.count({ where: { campsiteId } }),
    ]);

  test('one person’s observation is shown as what campers say', async () => {
    const { id } = await siteOf(mia, { shared: true });
    const { status, body } = await say(
      id,
      { pets: true, boat_ramp: false, water: null, access: '4 Wheel Drive', seen_on },
      await person('Tom'),
    );
    expect([status, body]).toEqual([
      200,
      {
        observations: {
          pets: { value: true, says: 1, latest: seen_on },
          boat_ramp: { value: false, says: 1, latest: seen_on },
          access: { value: '4 Wheel Drive', says: 1, latest: seen_on },
        },
      },
    ]);
  });

  test('the majority counts, with the number of people and the latest of their days', async () => {
    const { id } = await siteOf(mia, { shared: true });
    const said = await saidAt(
      id,
      { pets: true, seen_on: inDays(-400) },
      { pets: true, seen_on: inDays(-30) },
      { pets: false, seen_on: inDays(0) },
      { toilets: true, seen_on: inDays(0) },
    );
    expect(said.pets).toEqual({ value: true, says: 2, latest: inDays(-30) });
  });

  test('in a tie the later visit counts, and on the same day the later report', async () => {
    const { id } = await siteOf(mia, { shared: true });
    const said = await saidAt(
      id,
      { access: '4 Wheel Drive', fires: false },
      { access: '2 Wheel Drive', seen_on: inDays(-90), fires: true },
      { fires: true, power: false },
      { fires: false, power: true },
    );
    expect(said.access).toEqual({ value: '4 Wheel Drive', says: 1, latest: seen_on });
    expect(said.fires).toEqual({ value: false, says: 2, latest: seen_on });
    expect(said.power).toEqual({ value: true, says: 1, latest: seen_on });
  });

  test('a person has one observation of a site, and the next one replaces it whole', async () => {
    const { id } = await siteOf(mia, { shared: true });
    await say(id, { pets: true, power: true, seen_on: inDays(-20) }, mia);
    const { body } = await say(id, { pets: false, seen_on }, mia);
    expect(body.observations).toEqual({ pets: { value: false, says: 1, latest: seen_on } });
    expect(await db.siteObservation.count({ where: { campsiteId: id } })).toBe(1);
  });

  test('a person deletes only their own observation, and can repeat that', async () => {
    const { id } = await siteOf(mia, { shared: true });
    await say(id, { pets: true, seen_on }, mia);
    await say(id, { pets: false, water: true, seen_on }, tom);
    const left = { pets: { value: true, says: 1, latest: seen_on } };
    for (let time = 0; time < 2; time++) {
      const { status, body } = await takeBack(id, tom);
      expect([status, body.observations]).toEqual([200, left]);
    }
  });

  test('the open data’s own facts stay unchanged', async () => {
    const open = await db.campsite.findFirstOrThrow({
      where: { source: 'open', petFriendly: true },
      include: { features: true },
    });
    await say(open.id, { pets: false, toilets: false, access: '4 Wheel Drive', seen_on }, await person());
    expect(await db.campsite.findUnique({ where: { id: open.id }, include: { features: true } })).toEqual(
      open,
    );
  });

  test('once a site is private, other people’s observations are deleted', async () => {
    const { id } = await siteOf(mia, { shared: true });
    await say(id, { pets: true, seen_on }, mia);
    await say(id, { pets: false, water: true, seen_on }, tom);
    await setDismissed(tom.viewer, id, true);
    await changeSite(mia.viewer, id, { name: 'Another name' });
    expect(await keptOf(id)).toEqual([2, 1]);
    await changeSite(mia.viewer, id, { share_flag: false });
    expect(await keptOf(id)).toEqual([1, 0]);
    const { body } = await say(id, { pets: true, seen_on }, mia);
    expect(body.observations).toEqual({ pets: { value: true, says: 1, latest: seen_on } });
  });

  test('the observations of a deleted site that a trip keeps are deleted', async () => {
    const { id } = await siteOf(mia, { shared: true });
    for (const each of [mia, tom]) await say(id, { pets: true, seen_on }, each);
    await plan(tom, { location_id: id });
    await deleteSite(mia.viewer, id);
    expect(await db.campsite.count({ where: { id } })).toBe(1);
    expect(await keptOf(id)).toEqual([0, 0]);
  });

  test('only its owner can observe a private site; for others it does not exist', async () => {
    const { id } = await siteOf(mia);
    const said = { pets: true, seen_on };
    for (const refused of [
      await say(id, said, tom),
      await takeBack(id, tom),
      await say('nonsense', said, tom),
    ])
      expect(refused.status).toBe(404);
    expect((await say(id, said, mia)).status).toBe(200);
    expect((await takeBack(id, mia)).body.observations).toEqual({});
  });

  test('bad input is refused with its field', async () => {
    const refused = await say((await siteOf(mia)).id, { seen_on: inDays(1) }, mia);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['seen_on']]);
  });

  test('the response names nobody, and unknown fields are ignored', async () => {
    const { id } = await siteOf(mia, { shared: true });
    const { body } = await say(id, { pets: true, seen_on, profile_id: 'x', note: 'Mia was here' }, mia);
    expect(JSON.stringify(body)).not.toMatch(/Mia|profile|note/);
  });

  test('the sixty-first observation of a person within a day is refused for now', async () => {
    const { id } = await siteOf(mia);
    for (let count = 0; count < 60; count++)
      expect((await say(id, { pets: true, seen_on }, mia)).status).toBe(200);
    const { status, headers } = await say(id, { pets: true, seen_on }, mia);
    expect([status, Number(headers.get('retry-after')) > 22 * 3600]).toEqual([429, true]);
  });
});

describe('a dismissed question', () => {
  interface Answer {
    dismissed: boolean;
    fields: object;
  }

  const dismiss = (id: string, as: Person, body: object = { dismissed: true }) =>
    call<Answer>(putDismissed, 'PUT', { as, params: { id }, body });
  const kept = ({ viewer: { profileId } }: Person) => db.observationDismissal.count({ where: { profileId } });

  test('a dismissal is stored once, until the person takes it back', async () => {
    const { id } = await siteOf(mia, { shared: true });
    await dismiss(id, tom);
    for (const dismissed of [true, true, false, false]) {
      const { status, body } = await dismiss(id, mia, { dismissed });
      expect([status, body]).toEqual([200, { dismissed }]);
      expect(await kept(mia)).toBe(dismissed ? 1 : 0);
    }
    expect(await kept(tom)).toBe(1);
  });

  test('two dismissals at once are stored once', async () => {
    const { id } = await siteOf(mia);
    const both = await Promise.all([dismiss(id, mia), dismiss(id, mia)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await kept(mia)).toBe(1);
  });

  test('a private site does not exist for others', async () => {
    const { id } = await siteOf(mia);
    expect((await dismiss(id, tom)).status).toBe(404);
    expect((await dismiss('nonsense', tom)).status).toBe(404);
    expect(await kept(tom)).toBe(0);
    const refused = await dismiss(id, mia, { dismissed: 'true' });
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['dismissed']]);
  });

  test('a dismissal is in the export, and is deleted with the account', async () => {
    const { id } = await siteOf(await person('Tom'), { shared: true });
    await dismiss(id, mia);
    const { body } = await call(exportData, 'POST', { as: mia, body: {} });
    expect(body).toMatchObject({ profile: { dismissals: [{ campsiteId: id }] } });
    await db.user.delete({ where: { id: mia.viewer.userId } });
    expect(await kept(mia)).toBe(0);
  });
});

describe('what campers say', () => {
  const say = ({ viewer: { profileId } }: Person, campsiteId: string, said: object) =>
    db.siteObservation.create({ data: { campsiteId, profileId, seenOn: dateOf('2026-05-02'), ...said } });

  test('what campers say of many sites is one query, and a site without observations has none', async () => {
    const [lake, creek, hill] = [await siteOf(mia), await siteOf(mia), await siteOf(mia)];
    await say(mia, lake.id, { pets: true });
    await say(tom, lake.id, { pets: true, seenOn: dateOf('2025-01-01') });
    await say(tom, creek.id, { boatRamp: false });
    const { result, queries } = await countQueries(() => readObservations([lake.id, creek.id, hill.id]));
    expect(queries).toHaveLength(1);
    expect([...result]).toEqual([
      [lake.id, { pets: { value: true, says: 2, latest: '2026-05-02' } }],
      [creek.id, { boat_ramp: { value: false, says: 1, latest: '2026-05-02' } }],
      [hill.id, {}],
    ]);
  });

  test('observations are read from the index of sites, however many there are', async () => {
    const { viewer } = await person();
    const ids = (await db.campsite.findMany({ take: 60, select: { id: true } })).map(({ id }) => id);
    const rollback = new Error('rolled back');
    const looked = db.$transaction(async (tx) => {
      await tx.$executeRaw`
      insert into site_observations (campsite_id, profile_id, pets, seen_on, updated_at)
      select id, ${viewer.profileId}::uuid, true, now(), now() from campsites`;
      await tx.$executeRaw`analyze site_observations`;
      const rows = await tx.$queryRaw<{ 'QUERY PLAN': string }[]>(
        Prisma.sql`explain ${observationsSql(ids)}`,
      );
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('site_observations_pkey');
      expect(plan).not.toContain('Seq Scan');
      throw rollback;
    });
    await expect(looked).rejects.toBe(rollback);
  });
});
