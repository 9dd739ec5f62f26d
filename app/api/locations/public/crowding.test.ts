import { v7 as uuid7 } from 'uuid';
import { POST as report } from '@/app/api/locations/[id]/report/route';
import { searchSources } from '@/lib/campsites/search/sources';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { strangers } from '@/tests/factories/reporters';
import { tripRow } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST } from './route';

interface Found {
  locations: { id: string; name: string; source: string }[];
  total: number;
}

const search = async (as: Person, body: object = {}) =>
  (await call<Found>(POST, 'POST', { as, body: { postcode: '4031', radius: 50, ...body } })).body;

/**
 * Creates shared sites of one person near the centre of the postcode 4031, `metres` apart from each
 * other.
 */
async function fill(owner: Person, count: number, metres: number, more: object = {}) {
  const { profileId: ownerId } = owner.viewer;
  await db.campsite.createMany({
    data: Array.from({ length: count }, (_, index) => ({
      ...({ source: 'user', shareFlag: true, ownerId, name: `${owner.viewer.username} ${index}` } as const),
      latitude: -27.4083 - (index * metres) / 111_195,
      longitude: 153.0298,
      ...more,
    })),
  });
}

const of = ({ viewer }: Person, { locations }: Found) =>
  locations.filter(({ name }) => name.startsWith(viewer.username));

test('two hundred sites of one person within metres leave room for other people’s', async () => {
  const [eve, tom] = [await person('Eve'), await person('Tom')];
  const before = await search(tom);
  await fill(eve, 200, 1);
  const after = await search(tom);
  expect(of(eve, after)).toHaveLength(3);
  expect(after.locations.slice(3)).toEqual(before.locations.slice(0, 197));
  expect(after.total).toBe(before.total + 3);
  expect(of(eve, await search(eve))).toHaveLength(200);
  await db.campsite.deleteMany({ where: { ownerId: eve.viewer.profileId } });
});

test('sites of one person spread over the area take at most twenty places, even on the page and with a text', async () => {
  const [eve, tom] = [await person('Eve'), await person('Tom')];
  await fill(eve, 40, 1100);
  expect(of(eve, await search(tom))).toHaveLength(20);
  const asked = { sources: ['user' as const], wants: [], unsuited: false, order: 'near' as const, all: true };
  const nobody = { car: null, pets: [] };
  const found = await searchSources(tom.viewer, asked, { postcode: '4031', radius: 50 }, nobody, 30_000);
  expect(of(eve, found?.results.user as Found)).toHaveLength(20);
  const { locations, total } = await search(tom, { text: eve.viewer.username });
  expect([locations.length, total]).toEqual([20, 20]);
  await db.campsite.deleteMany({ where: { ownerId: eve.viewer.profileId } });
});

test('the search decides which of these sites are shown', async () => {
  const [eve, tom] = [await person('Eve'), await person('Tom')];
  await fill(eve, 5, 1);
  await fill(eve, 2, 1, { name: `${eve.viewer.username} with pets`, petFriendly: true });
  expect(of(eve, await search(tom, { filters: { pets: true } }))).toHaveLength(2);
  await db.campsite.deleteMany({ where: { ownerId: eve.viewer.profileId } });
});

describe('a shared site that several people report', () => {
  const reportBy = (as: Person, id: string) =>
    call(report, 'POST', { as, params: { id }, body: { reason: 'wrong' } });
  /**
   * Confirms a reported campsite as an operator does: the campsite is reviewed and no longer
   * hidden.
   */
  const keep = (id: string) =>
    db.campsite.update({ where: { id }, data: { hiddenAt: null, reviewedAt: new Date() } });
  const finds = async (as: Person, name: string) => (await search(as, { text: name })).total === 1;

  test('is hidden from others after the third report, but not from its owner, until an operator decides', async () => {
    const [eve, mia] = [await person('Eve'), await person('Mia')];
    const { id, name } = await siteOf(eve, { shared: true, name: `Bog ${Math.random()}` });
    const [tom, ann, zoe] = await strangers();
    await reportBy(tom, id);
    await reportBy(tom, id);
    await reportBy(tom, id);
    await reportBy(ann, id);
    expect(await finds(mia, name)).toBe(true);
    await reportBy(zoe, id);
    expect([await finds(mia, name), await finds(eve, name)]).toEqual([false, true]);
    const mails = (await deliveredMail(env().CONTACT_EMAIL)).filter(({ subject }) => subject?.includes(name));
    expect(mails.map(({ text }) => text?.includes('no longer show it'))).toEqual([
      ...[false, false, false, false],
      true,
    ]);

    await keep(id);
    expect(await finds(mia, name)).toBe(true);
    // Their reports are judged, and count again only once the site has changed.
    for (const again of [tom, ann, zoe]) await reportBy(again, id);
    expect(await finds(mia, name)).toBe(true);
    await db.campsite.update({ where: { id }, data: { updatedAt: new Date(Date.now() + 5_000) } });
    for (const again of [tom, ann]) await reportBy(again, id);
    expect(await finds(mia, name)).toBe(true);
    await reportBy(zoe, id);
    expect(await finds(mia, name)).toBe(false);
  });

  test('stays while the reporters’ accounts were made within a day, travel together or know each other', async () => {
    const [eve, mia] = [await person('Eve'), await person('Mia')];
    const site = async () => siteOf(eve, { shared: true, name: `Fen ${Math.random()}` });
    const sameDay = ['Tom', 'Ann', 'Zoe'].map((each) => person(each));
    const together = await strangers();
    const trip = await tripRow(together[0].viewer.profileId, {
      ...{ locationName: 'Lake', startDate: new Date('2026-12-01'), endDate: new Date('2026-12-02') },
    });
    await db.household.create({
      data: { id: uuid7(), tripId: trip.id, profileId: together[1].viewer.profileId, attending: true },
    });
    const known = await strangers();
    await db.group.create({
      data: {
        ...{ name: 'Club', profileId: known[2].viewer.profileId },
        members: { create: { email: known[0].email.toUpperCase() } },
      },
    });
    for (const reporters of [await Promise.all(sameDay), together, known]) {
      const { id, name } = await site();
      for (const each of reporters) await reportBy(each, id);
      expect(await finds(mia, name)).toBe(true);
    }
  });

  test('is hidden even if its owner has invited the reporters to a trip', async () => {
    const [eve, mia] = [await person('Eve'), await person('Mia')];
    const { id, name } = await siteOf(eve, { shared: true, name: `Slough ${Math.random()}` });
    const reporters = await strangers();
    const trip = await tripRow(eve.viewer.profileId, {
      ...{ locationName: 'Lake', startDate: new Date('2026-12-01'), endDate: new Date('2026-12-02') },
    });
    for (const { viewer } of reporters)
      await db.household.create({ data: { id: uuid7(), tripId: trip.id, profileId: viewer.profileId } });
    for (const each of reporters) await reportBy(each, id);
    expect(await finds(mia, name)).toBe(false);
  });

  test('stays while one reporter is muted, who gets the same response and mails nobody', async () => {
    const [eve, mia] = [await person('Eve'), await person('Mia')];
    const { id, name } = await siteOf(eve, { shared: true, name: `Swamp ${Math.random()}` });
    const [tom, ann, zoe] = await strangers();
    await db.user.update({ where: { id: zoe.viewer.userId }, data: { reportsMutedAt: new Date() } });
    const [first] = [await reportBy(tom, id), await reportBy(ann, id)];
    const muted = await reportBy(zoe, id);
    expect([muted.status, muted.body]).toEqual([first.status, first.body]);
    expect(await finds(mia, name)).toBe(true);
    const mails = (await deliveredMail(env().CONTACT_EMAIL)).filter(({ subject }) => subject?.includes(name));
    expect(mails).toHaveLength(2);
  });

  test('counts all reports that come at once', async () => {
    const [eve, mia] = [await person('Eve'), await person('Mia')];
    const { id, name } = await siteOf(eve, { shared: true, name: `Mire ${Math.random()}` });
    const reporters = await strangers();
    await Promise.all(reporters.map((each) => reportBy(each, id)));
    expect(await finds(mia, name)).toBe(false);
  });

  test('stays when it belongs to the open data', async () => {
    const { locations } = await search(await person());
    const { id = '', name = '' } = locations.find(({ source }) => source === 'open') ?? {};
    for (const each of await strangers()) await reportBy(each, id);
    expect((await search(await person(), { text: name })).total).toBeGreaterThan(0);
  });
});
