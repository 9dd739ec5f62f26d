import { randomUUID } from 'node:crypto';
import { openSealed } from '@/lib/household/emergency/seal-card';
import { endAccount } from '@/lib/own-data/delete-account';
import { exportData } from '@/lib/own-data/export-data';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { purgeExpired } from '@/lib/tasks/purge';
import { getCardsPage } from '@/lib/trips/emergency/emergency-page';
import { mergeHouseholds } from '@/lib/trips/households/merge/merge-households';
import { claimMoreInvitations } from '@/lib/trips/invitations/claim-invitations';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { listNotifications } from '@/lib/trips/notifications/own-notifications';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import {
  cardOf,
  deleteCard,
  offlineCards,
  openCard,
  openingsOf,
  putCard,
  putCards,
  readCard,
  readCards,
  SECRETS,
  sharedCard,
} from '@/tests/factories/cards';
import { answer, asGuest, family, invited, rowsOf } from '@/tests/factories/guests';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { addGuests } from '@/tests/factories/trip-households';
import { appoint, invitationOf, moveTo, party, plan } from '@/tests/factories/trips';
import { deliveredMail } from '@/tests/mail';
import { POST } from './[householdId]/open/route';

const told = (profileId: string) =>
  db.notification.findMany({ where: { profileId, text: { contains: 'opened your card' } } });
const idOn = async (trip: { id: string }, { email }: Person) => (await invitationOf(trip, email)).id;

/** Mia's trip is on, Tom is going, and Mia's card is shared with everybody going. */
async function onNow() {
  const { mia, tom, ann, zoe, eve, trip } = await party();
  await sharedCard(trip.id, mia.camperId, mia);
  await moveTo(trip, 0, 2);
  return { mia, tom, ann, zoe, eve, trip, toms: await idOn(trip, tom) };
}

describe('one’s own card', () => {
  test('an account’s card comes back as written, without what is empty, and can be emptied', async () => {
    const mia = await person('Mia');
    const written = cardOf(mia.camperId);
    const { status, body, headers } = await putCard({ ...written, keep: true }, mia);
    expect([status, body]).toEqual([200, { ...written, keep: true }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await readCard(mia)).body).toEqual(body);
    const blank = { crew_id: mia.camperId, allergies: ' ', swims: '' };
    const less = await putCard({ people: [blank], contacts: [{ name: '', phone: '' }] }, mia);
    expect(less.body).toEqual({
      people: [],
      contacts: [],
      medicare: 'zq-medicare',
      insurance: 'zq-insurance',
      keep: true,
    });
    await deleteCard(mia);
    expect((await readCard(mia)).body).toEqual({
      people: [],
      contacts: [],
      medicare: null,
      insurance: null,
      keep: false,
    });
    expect(await db.emergencyCard.count({ where: { profileId: mia.viewer.profileId } })).toBe(0);
  });

  test('people who aren’t one’s own crew, too many contacts and bad texts are refused', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    const contact = { name: 'Maree', phone: '1', about: '' };
    const wrong: [object, string][] = [
      [cardOf(tom.camperId), 'people'],
      [cardOf(randomUUID()), 'people'],
      [{ contacts: Array(7).fill(contact) }, 'contacts'],
      [{ medicare: 'a'.repeat(301) }, 'medicare'],
      [{ medicare: 'a\0b' }, 'medicare'],
      [{ insurance: '\ud800' }, 'insurance'],
      [{ people: [{ crew_id: mia.camperId, swims: 'fast' }] }, 'people.0.swims'],
    ];
    for (const [body, field] of wrong) {
      const refused = await putCard(body, mia);
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  test('the card is stored encrypted, and is of no use under another owner or another key', async () => {
    const [mia, tom] = [await person('Mia'), await person('Tom')];
    await putCard(cardOf(mia.camperId), mia);
    await putCard(cardOf(tom.camperId, { medicare: 'Tom’s' }), tom);
    const [of, by] = [mia, tom].map(({ viewer: { profileId } }) => ({ profileId }));
    if (!of || !by) throw new Error('no owners');
    const { sealed } = await db.emergencyCard.findUniqueOrThrow({ where: of });
    for (const secret of SECRETS) expect(Buffer.from(sealed).includes(secret)).toBe(false);
    await db.emergencyCard.update({ where: by, data: { sealed } });
    expect((await readCard(tom)).status).toBe(503);
    const changed = Uint8Array.from(sealed, (byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte));
    expect(() => openSealed(of, changed)).toThrow('another key');
    const otherKey = Uint8Array.from(sealed, (byte, at) => (at === 1 ? byte ^ 1 : byte));
    expect(() => openSealed(of, otherKey)).toThrow('another key');
    expect(openSealed(of, sealed).medicare).toBe('zq-medicare');
  });

  test('a guest’s household has a card on its trip, by the ids that attendees show', async () => {
    const { token, trip } = await invited();
    const guest = (await answer(token, family)).body.guest;
    const gus = await asGuest(token);
    const { people } = rowsOf(guest ?? { name: '', crew: [], vehicles: [] });
    const kim = people.Kim ?? '';
    const { status, body } = await putCards(trip.id, { ...cardOf(kim), shares: true }, gus);
    const household = (await db.household.findFirstOrThrow({ where: { tripId: trip.id, profileId: null } }))
      .id;
    expect([status, body.shares, body.households]).toEqual([
      200,
      true,
      expect.arrayContaining([{ household_id: household, has_card: true }]),
    ]);
    expect(JSON.stringify(body)).not.toContain('zq-');
  });
});

describe('opening a card', () => {
  test('a goer opens it with a reason; it is written down, and the household is told at once', async () => {
    const { mia, tom, trip, toms } = await onNow();
    const opened = await openCard(trip.id, trip.id, tom, 'Bee sting, swelling');
    expect(opened.status).toBe(200);
    expect(opened.headers.get('cache-control')).toBe('no-store');
    expect(opened.body.card).toMatchObject({
      people: [{ crew_id: mia.camperId, name: 'Mia', allergies: 'zq-allergy' }],
      medicare: 'zq-medicare',
    });
    const left = Date.parse(opened.body.shown_until) - Date.now();
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
    const [opening] = (await readCards(trip.id, mia)).body.openings;
    expect(opening).toMatchObject({
      household_id: trip.id,
      by: toms,
      name: 'Tom',
      reason: 'Bee sting, swelling',
    });
    expect((await told(mia.viewer.profileId)).map(({ text }) => text)).toEqual([
      'Tom opened your card for an emergency',
    ]);
    const mail = (await deliveredMail(mia.email)).find(({ subject }) =>
      subject?.includes('opened your card'),
    );
    expect(mail?.text).toContain('Why: Bee sting, swelling');
    for (const secret of SECRETS) expect(`${mail?.text}${mail?.html}`).not.toContain(secret);
  });

  test('before the trip, after it, and unshared it is 403; nobody is told', async () => {
    const { mia, tom, trip } = await onNow();
    for (const [first, last] of [
      [1, 3],
      [-5, -2],
    ] as const) {
      await moveTo(trip, first, last);
      expect((await openCard(trip.id, trip.id, tom)).status).toBe(403);
    }
    await moveTo(trip, -3, -1);
    await putCards(trip.id, { shares: false }, mia);
    expect((await openCard(trip.id, trip.id, tom)).status).toBe(403);
    await putCards(trip.id, { shares: true }, mia);
    expect((await openCard(trip.id, trip.id, tom)).status).toBe(200);
    expect(await told(mia.viewer.profileId)).toHaveLength(1);
  });

  test('a card that its household hasn’t shared on this trip opens for nobody else', async () => {
    const { mia, tom, trip } = await party();
    await putCard(cardOf(mia.camperId), mia);
    await moveTo(trip, 0, 2);
    await putCards(trip.id, { first_aiders: [await idOn(trip, tom)] }, mia);
    await putCards(trip.id, { accept: true }, tom);
    expect((await openCard(trip.id, trip.id, tom)).status).toBe(403);
    await putCards(trip.id, { shares: false }, mia);
    expect((await openCard(trip.id, trip.id, tom)).status).toBe(200);
  });

  test('whoever isn’t going, isn’t on the trip or is suspended can’t open it', async () => {
    const { mia, tom, ann, zoe, eve, trip } = await onNow();
    const statuses = [];
    for (const who of [ann, zoe, eve]) statuses.push((await openCard(trip.id, trip.id, who)).status);
    expect(statuses).toEqual([403, 403, 404]);
    // What ends a suspended account's access is that its sessions end.
    await db.session.deleteMany({ where: { userId: tom.viewer.userId } });
    expect((await openCard(trip.id, trip.id, tom)).status).toBe(401);
    expect(await openingsOf(trip.id)).toEqual([]);
    expect(await told(mia.viewer.profileId)).toEqual([]);
  });

  test('households of other trips, unknown ones, those without a card and those that declined are 404', async () => {
    const { tom, zoe, trip, toms } = await onNow();
    const elsewhere = await onNow();
    await answerTrip(zoe.viewer, trip.id, true);
    const zoes = await idOn(trip, zoe);
    await sharedCard(trip.id, zoe.camperId, zoe);
    expect((await openCard(trip.id, zoes, tom)).status).toBe(200);
    await answerTrip(zoe.viewer, trip.id, false);
    for (const household of [elsewhere.trip.id, elsewhere.toms, randomUUID(), zoes, toms, 'x'])
      expect((await openCard(trip.id, household, tom)).status).toBe(404);
    expect(
      (await readCards(trip.id, tom)).body.households.map(({ household_id }) => household_id),
    ).not.toContain(zoes);
  });

  test('a reason is needed, of at most 200 characters that can be saved', async () => {
    const { tom, trip } = await onNow();
    for (const reason of ['', '  ', 'a'.repeat(201), 'a\0b', '\ud800', 7, null])
      expect((await openCard(trip.id, trip.id, tom, reason)).status).toBe(400);
    expect(await openingsOf(trip.id)).toEqual([]);
  });

  test('a double click is one opening; ten an hour, then 429', async () => {
    const { tom, trip } = await onNow();
    const twice = await Promise.all([1, 2].map(() => openCard(trip.id, trip.id, tom)));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await openingsOf(trip.id)).toHaveLength(1);
    for (let nth = 3; nth <= 10; nth++)
      expect((await openCard(trip.id, trip.id, tom, `Reason ${nth}`)).status).toBe(200);
    expect((await openCard(trip.id, trip.id, tom, 'Reason 11')).status).toBe(429);
    expect(await openingsOf(trip.id)).toHaveLength(9);
  });

  test('another reason while the card shows is written down, tells nobody again and shows it no longer', async () => {
    const { mia, tom, trip } = await onNow();
    const first = await openCard(trip.id, trip.id, tom, 'Bee sting');
    for (const reason of ['Swelling', 'Bee sting', 'Swelling'])
      expect((await openCard(trip.id, trip.id, tom, reason)).body.shown_until).toBe(first.body.shown_until);
    const reasons = async () => (await openingsOf(trip.id)).map(({ reason }) => reason).sort();
    expect(await reasons()).toEqual(['Bee sting', 'Swelling']);
    const mails = async () =>
      (await deliveredMail(mia.email)).filter(({ subject }) => subject?.includes('opened your card'));
    expect([await told(mia.viewer.profileId), await mails()].map(({ length }) => length)).toEqual([1, 1]);
    const longAgo = new Date(Date.now() - 60 * 60_000);
    await db.cardOpening.updateMany({ where: { tripId: trip.id }, data: { openedAt: longAgo } });
    await openCard(trip.id, trip.id, tom, 'Swelling');
    expect(await reasons()).toEqual(['Bee sting', 'Swelling', 'Swelling']);
    expect(await told(mia.viewer.profileId)).toHaveLength(2);
  });

  test('of many openings the newest 100 are listed', async () => {
    const { mia, trip, toms } = await onNow();
    const opening = { tripId: trip.id, householdId: trip.id, openerId: toms, openerName: 'Tom' };
    await db.cardOpening.createMany({
      data: Array.from({ length: 101 }, (_, nth) => ({
        ...opening,
        reason: `Reason ${nth}`,
        openedAt: new Date(Date.now() - nth * 1000),
      })),
    });
    const { openings } = (await readCards(trip.id, mia)).body;
    expect([openings.length, openings[0]?.reason]).toEqual([100, 'Reason 0']);
  });

  test('an organiser reads that somebody’s card was opened whose household isn’t going any more', async () => {
    const { mia, tom, zoe, trip } = await onNow();
    await answerTrip(zoe.viewer, trip.id, true);
    await sharedCard(trip.id, zoe.camperId, zoe);
    await openCard(trip.id, await idOn(trip, zoe), tom);
    await answerTrip(zoe.viewer, trip.id, false);
    const page = await getCardsPage({ viewer: mia.viewer, tripId: trip.id });
    expect(page?.openings.map(({ text }) => text)).toEqual([
      expect.stringContaining('Tom opened somebody’s card, '),
    ]);
  });

  test('people who aren’t coming are left out of the opened card', async () => {
    const { mia, tom, trip } = await onNow();
    const kim = await db.crewMember.create({
      data: { profileId: mia.viewer.profileId, type: 'camper', name: 'Kim', age: 'child' },
    });
    await putCard(cardOf(kim.id), mia);
    expect((await openCard(trip.id, trip.id, tom)).body.card.people).toEqual([]);
  });

  test('a trip that was called off answers reads, and 409 to the rest', async () => {
    const { mia, tom, trip } = await onNow();
    await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
    expect((await readCards(trip.id, tom)).status).toBe(200);
    expect((await openCard(trip.id, trip.id, tom)).status).toBe(409);
    expect((await putCards(trip.id, { shares: true }, mia)).status).toBe(409);
  });
});

describe('first-aiders', () => {
  test('an organiser names them, they accept, and open cards from 7 days before', async () => {
    const { mia, tom, trip, toms } = await onNow();
    await putCards(trip.id, { shares: false }, mia);
    await moveTo(trip, 7, 9);
    const named = await putCards(trip.id, { first_aiders: [toms] }, mia);
    expect(named.body.first_aiders).toEqual([{ household_id: toms, accepted: false }]);
    expect((await openCard(trip.id, trip.id, tom)).status).toBe(403);
    await putCards(trip.id, { accept: true }, tom);
    expect((await openCard(trip.id, trip.id, tom)).status).toBe(200);
    await moveTo(trip, 8, 10);
    expect((await openCard(trip.id, trip.id, tom, 'Again')).status).toBe(403);
    await moveTo(trip, 7, 9);
    await putCards(trip.id, { first_aiders: [] }, mia);
    expect((await openCard(trip.id, trip.id, tom, 'Once more')).status).toBe(403);
    expect((await putCards(trip.id, { accept: true }, tom)).status).toBe(403);
  });

  test('a named household is told and led to the cards, a guest’s by mail', async () => {
    const { mia, tom, trip, toms } = await onNow();
    const [gus] = await addGuests(trip, [{ name: 'Gus', attending: true }]);
    const email = uniqueEmail();
    await db.invite.update({ where: { id: gus?.id ?? '' }, data: { email } });
    await putCards(trip.id, { first_aiders: [toms, gus?.id] }, mia);
    await openCard(trip.id, trip.id, tom);
    const newest = async ({ viewer }: Person) => (await listNotifications(viewer)).notifications[0];
    expect(await newest(tom)).toMatchObject({
      leads_to: 'emergency',
      text: 'You’re asked to be a first-aider on this trip. Under “Medical cards” you can accept.',
    });
    expect(await newest(mia)).toMatchObject({ kind: 'changes', leads_to: 'emergency' });
    const [mail] = await deliveredMail(email);
    expect(mail?.subject).toContain('You’re asked to be a first-aider on ');
    expect(mail?.text).toMatch(/\/invite\/\S+\?part=emergency/);
    expect((await deliveredMail(tom.email)).map(({ subject }) => subject)).not.toContain(mail?.subject);
  });

  test('an accepted one’s device gets the cards that they may open today, and nobody else’s does', async () => {
    const { mia, tom, ann, zoe, eve, trip, toms } = await onNow();
    await answerTrip(zoe.viewer, trip.id, true);
    await putCard(cardOf(zoe.camperId), zoe);
    await sharedCard(trip.id, tom.camperId, tom);
    const kept = async (as: Person) => {
      const { status, body } = await offlineCards(trip.id, as);
      return body.cards?.map(({ household_id }) => household_id) ?? status;
    };
    await putCards(trip.id, { first_aiders: [toms] }, mia);
    expect(await kept(tom)).toEqual([]);
    await putCards(trip.id, { accept: true }, tom);
    const { body, headers } = await offlineCards(trip.id, tom);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.cards).toMatchObject([
      { household_id: trip.id, card: { people: [{ name: 'Mia', allergies: 'zq-allergy' }] } },
    ]);
    expect(body.shown_seconds).toBe(3600);
    // Three midnights from now at the site: the trip ends in two days, and a day after it cards are open.
    const days = (Date.parse(body.until) - Date.now()) / (24 * 60 * 60_000);
    expect([days > 3, days < 4.1]).toEqual([true, true]);
    expect(await Promise.all([mia, zoe, ann, eve].map(kept))).toEqual([[], [], [], 404]);
    // A browser that opens the address says neither whose device it is nor that a script asks.
    const meant = { 'for-account': tom.viewer.userId };
    const opened: Record<string, string>[] = [
      {},
      { 'sec-fetch-dest': 'empty' },
      { 'for-account': '' },
      { ...meant, 'sec-fetch-dest': 'document' },
    ];
    for (const sent of opened) expect((await offlineCards(trip.id, tom, sent)).status).toBe(404);
    const asked = { ...meant, 'sec-fetch-dest': 'empty' };
    expect((await offlineCards(trip.id, tom, asked)).status).toBe(200);
    // Nothing is told or written down before a card is opened.
    expect([await openingsOf(trip.id), await told(mia.viewer.profileId)]).toEqual([[], []]);
    await moveTo(trip, 7, 9);
    expect(await kept(tom)).toEqual([trip.id]);
    await moveTo(trip, 8, 10);
    expect(await kept(tom)).toEqual([]);
    await moveTo(trip, -3, -1);
    expect(await kept(tom)).toEqual([trip.id]);
    await moveTo(trip, -4, -2);
    expect(await kept(tom)).toEqual([]);
    await moveTo(trip, 0, 2);
    await deleteCard(mia);
    expect(await kept(tom)).toEqual([]);
    await sharedCard(trip.id, mia.camperId, mia);
    await answerTrip(tom.viewer, trip.id, false);
    expect(await kept(tom)).toEqual([]);
    await answerTrip(tom.viewer, trip.id, true);
    expect(await kept(tom)).toEqual([trip.id]);
    await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
    expect(await kept(tom)).toEqual([]);
    await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: null } });
    await putCards(trip.id, { first_aiders: [] }, mia);
    expect(await kept(tom)).toEqual([]);
  });

  test('of a card that this server can’t read a device gets nothing, and of the others all', async () => {
    const { mia, tom, zoe, trip, toms } = await onNow();
    await answerTrip(zoe.viewer, trip.id, true);
    await sharedCard(trip.id, zoe.camperId, zoe);
    await putCards(trip.id, { first_aiders: [toms] }, mia);
    await putCards(trip.id, { accept: true }, tom);
    const where = { profileId: mia.viewer.profileId };
    await db.emergencyCard.update({ where, data: { sealed: Buffer.from('of another key') } });
    const { cards } = (await offlineCards(trip.id, tom)).body;
    expect(cards.map(({ household_id }) => household_id)).toEqual([await idOn(trip, zoe)]);
  });

  test('only organisers name them, at most three, of those going', async () => {
    const { mia, tom, zoe, ann, trip, toms } = await onNow();
    expect((await putCards(trip.id, { first_aiders: [toms] }, tom)).status).toBe(403);
    for (const household of [await idOn(trip, zoe), await idOn(trip, ann), randomUUID()])
      expect((await putCards(trip.id, { first_aiders: [household] }, mia)).status).toBe(400);
    const four = Array.from({ length: 4 }, () => toms);
    expect((await putCards(trip.id, { first_aiders: four }, mia)).status).toBe(400);
    await appoint(trip, tom);
    expect((await putCards(trip.id, { first_aiders: [toms] }, tom)).status).toBe(200);
  });
});

test('the list has nobody’s card, and reasons only for the two households concerned', async () => {
  const { mia, tom, ann, zoe, trip } = await onNow();
  await answerTrip(zoe.viewer, trip.id, true);
  await openCard(trip.id, trip.id, tom);
  const [byMia, byTom, byZoe, byAnn] = [
    await readCards(trip.id, mia),
    await readCards(trip.id, tom),
    await readCards(trip.id, zoe),
    await readCards(trip.id, ann),
  ].map(({ body }) => body);
  expect([byMia, byTom, byZoe, byAnn].map((each) => each?.openings.map(({ reason }) => reason))).toEqual([
    ['Bee sting'],
    ['Bee sting'],
    [],
    [],
  ]);
  expect(byAnn?.households).toEqual([]);
  for (const secret of SECRETS) expect(JSON.stringify([byMia, byTom, byZoe])).not.toContain(secret);
});

test('nothing of a card is kept with an Idempotency-Key', async () => {
  const { tom, trip } = await onNow();
  await call(POST, 'POST', {
    as: tom,
    params: { id: trip.id, householdId: trip.id },
    body: { reason: 'Bee sting' },
    headers: { 'idempotency-key': 'x'.repeat(20) },
  });
  expect(await db.idempotencyKey.count({ where: { userId: tom.viewer.userId } })).toBe(0);
});

describe('where a card goes', () => {
  /** A guest going with Kim, about whom the guest's card is. */
  async function guestWithCard() {
    const { mia, email, token, trip } = await invited();
    const { guest } = (await answer(token, family)).body;
    const gus = await asGuest(token);
    const kim = rowsOf(guest ?? { name: '', crew: [], vehicles: [] }).people.Kim ?? '';
    await putCards(trip.id, { ...cardOf(kim), shares: true }, gus);
    const { id } = await db.household.findFirstOrThrow({ where: { tripId: trip.id, profileId: null } });
    return { mia, email, gus, trip, household: id };
  }
  const guestCards = (tripId: string) => db.emergencyCard.count({ where: { tripId } });

  test('a guest’s card opens for goers, is told by mail with the guest’s own link, and a guest opens others’', async () => {
    const { mia, email, gus, trip, household } = await guestWithCard();
    await sharedCard(trip.id, mia.camperId, mia);
    await moveTo(trip, 0, 2);
    expect((await openCard(trip.id, household, mia)).body.card.people).toMatchObject([
      { name: 'Kim', age: 'child', allergies: 'zq-allergy' },
    ]);
    const mail = (await deliveredMail(email)).find(
      ({ subject }) => subject === 'Mia opened your card for an emergency',
    );
    expect(mail?.text).toContain('/invite/');
    expect((await openCard(trip.id, trip.id, gus)).status).toBe(200);
    expect((await told(mia.viewer.profileId)).map(({ text }) => text)).toEqual([
      'Priya opened your card for an emergency',
    ]);
  });

  test('an account that claims the guest’s household gets the card, about its own crew', async () => {
    const { email, trip } = await guestWithCard();
    const priya = await person('Priya', { email });
    await db.$transaction((tx) =>
      claimMoreInvitations(tx, { profileId: priya.viewer.profileId, name: 'Priya' }, email),
    );
    const kim = await db.crewMember.findFirstOrThrow({
      where: { profileId: priya.viewer.profileId, name: 'Kim' },
    });
    expect((await readCard(priya)).body).toMatchObject(cardOf(kim.id));
    expect(await guestCards(trip.id)).toBe(0);
  });

  test('a guest’s card stays while the account’s own can’t be read', async () => {
    const { email, trip } = await guestWithCard();
    const priya = await person('Priya', { email });
    const { profileId } = priya.viewer;
    await db.emergencyCard.create({ data: { profileId, sealed: Buffer.from('of another key') } });
    await db.$transaction((tx) => claimMoreInvitations(tx, { profileId, name: 'Priya' }, email));
    expect(await guestCards(trip.id)).toBe(1);
  });

  test('merging households brings nobody another’s card', async () => {
    const { mia, gus, trip, household } = await guestWithCard();
    await mergeHouseholds(mia.viewer, trip.id, household, trip.id);
    expect(await guestCards(trip.id)).toBe(0);
    expect((await readCard(mia)).body.people).toEqual([]);
    expect((await readCards(trip.id, gus)).status).not.toBe(200);
  });

  test('a guest’s household that another ends in has to write its card again', async () => {
    const { mia, trip, household } = await guestWithCard();
    const [other] = await addGuests(trip, [{ name: 'Eve', attending: true }]);
    await mergeHouseholds(mia.viewer, trip.id, other?.id ?? '', household);
    expect(await guestCards(trip.id)).toBe(0);
  });

  test('who leaves takes a guest’s card and the openings along; who opened a card stays written down', async () => {
    const { mia, gus, trip, household } = await guestWithCard();
    await sharedCard(trip.id, mia.camperId, mia);
    await moveTo(trip, 0, 2);
    await openCard(trip.id, household, mia);
    await openCard(trip.id, trip.id, gus);
    await leaveTrip({ tripId: trip.id, householdId: household });
    expect(await guestCards(trip.id)).toBe(0);
    expect((await openingsOf(trip.id)).map(({ openerName }) => openerName)).toEqual(['Priya']);
    expect((await readCards(trip.id, gus)).status).not.toBe(200);
  });

  test('7 days after the trip the cards are gone unless kept, and so are the openings', async () => {
    const { mia, trip } = await guestWithCard();
    const { mia: keeps, tom, trip: other } = await onNow();
    await sharedCard(trip.id, mia.camperId, mia);
    await putCards(other.id, { keep: true }, keeps);
    await openCard(other.id, other.id, tom);
    for (const each of [trip, other]) await moveTo(each, -10, -7);
    await purgeExpired();
    expect([await guestCards(trip.id), (await readCard(mia)).body.medicare]).toEqual([1, 'zq-medicare']);
    for (const each of [trip, other]) await moveTo(each, -12, -9);
    await purgeExpired();
    expect([await guestCards(trip.id), (await readCard(mia)).body.medicare]).toEqual([0, null]);
    expect((await readCard(keeps)).body).toMatchObject({ medicare: 'zq-medicare', keep: true });
    expect(await openingsOf(other.id)).toEqual([]);
    // On the next trip the kept card is shut until its household shares it there.
    await moveTo(other, 0, 2);
    expect((await openCard(other.id, other.id, tom)).status).toBe(403);
  });

  test('a card that isn’t shared waits for the trip its household goes on, and without one for 7 days', async () => {
    const { mia, tom, ann, zoe, trip } = await party();
    const people = [mia, tom, ann, zoe];
    for (const each of people) await putCard(cardOf(each.camperId), each);
    const saved = (days: number) =>
      db.emergencyCard.updateMany({
        where: { profileId: { in: people.map(({ viewer }) => viewer.profileId) } },
        data: { updatedAt: new Date(Date.now() - days * 24 * 60 * 60_000) },
      });
    const left = async () => {
      await purgeExpired();
      const cards = await Promise.all(people.map(readCard));
      return cards.map(({ body }) => body.medicare !== null);
    };
    await saved(6);
    expect(await left()).toEqual([true, true, true, true]);
    // Ann has declined and Zoe hasn't answered.
    await saved(8);
    expect(await left()).toEqual([true, true, false, false]);
    await saved(12);
    await moveTo(trip, -10, -7);
    expect(await left()).toEqual([true, true, false, false]);
    await moveTo(trip, -12, -9);
    // Another trip ahead on which it isn't shared doesn't hold it.
    await plan(mia);
    expect(await left()).toEqual([false, false, false, false]);
  });

  test('only a trip on which the card is shared holds it after the last one', async () => {
    const { mia, trip } = await onNow();
    const next = await plan(mia);
    await putCards(next.id, { shares: false }, mia);
    await moveTo(trip, -12, -9);
    await purgeExpired();
    expect((await readCard(mia)).body.medicare).toBe('zq-medicare');
    await db.trip.update({ where: { id: next.id }, data: { calledOffAt: new Date() } });
    await plan(mia);
    await putCards(trip.id, { shares: true }, mia);
    await purgeExpired();
    expect((await readCard(mia)).body.medicare).toBeNull();
  });

  test('one’s own export has the card; deletion takes it, and the name of who opened another’s', async () => {
    const { mia, tom, trip } = await onNow();
    await putCard(cardOf(tom.camperId), tom);
    await openCard(trip.id, trip.id, tom);
    const own = JSON.stringify(await exportData(tom.viewer));
    const ofMia = await exportData(mia.viewer);
    for (const secret of SECRETS) expect(own).toContain(secret);
    expect(ofMia?.emergency_card?.card).toMatchObject(cardOf(mia.camperId));
    expect(ofMia).toMatchObject({ card_opened: [{ openerName: 'Tom', reason: 'Bee sting' }] });
    await putCard({ people: [], contacts: [], medicare: '', insurance: '' }, tom);
    expect(JSON.stringify(await exportData(tom.viewer))).not.toContain('zq-');
    await putCard(cardOf(tom.camperId), tom);
    await endAccount(tom.viewer, async () => undefined);
    expect(await db.emergencyCard.count({ where: { profileId: tom.viewer.profileId } })).toBe(0);
    expect((await openingsOf(trip.id)).map(({ openerName }) => openerName)).toEqual([
      'Somebody who deleted their account',
    ]);
  });
});

test('without EMERGENCY_KEY the calls are 503', async () => {
  const { mia, tom, trip } = await onNow();
  const key = env().EMERGENCY_KEY;
  Object.assign(env(), { EMERGENCY_KEY: undefined });
  try {
    const statuses = [
      await readCard(mia),
      await putCard(cardOf(mia.camperId), mia),
      await deleteCard(mia),
      await readCards(trip.id, mia),
      await putCards(trip.id, { shares: true }, mia),
      await openCard(trip.id, trip.id, tom),
    ].map(({ status }) => status);
    expect(statuses).toEqual(Array(6).fill(503));
  } finally {
    Object.assign(env(), { EMERGENCY_KEY: key });
  }
  expect((await readCard(mia)).body.medicare).toBe('zq-medicare');
});
