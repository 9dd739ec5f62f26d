import { GET as openLink } from '@/app/api/invites/[token]/route';
import { PATCH as saveAttendance } from '@/app/api/trips/[id]/attendance/route';
import { PATCH as change } from '@/app/api/trips/[id]/route';
import { db } from '@/lib/server/db/client';
import { announceAnswer, readAnswer } from '@/lib/trips/attendance/announce-answer';
import { saveAnswer } from '@/lib/trips/attendance/answer';
import { changeTrip } from '@/lib/trips/change-trip';
import { answerFinding } from '@/lib/trips/fit/answer-finding';
import { getTripFit } from '@/lib/trips/fit/trip-fit';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import type { Trip } from '@/lib/trips/schema';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { answerTrip } from '@/tests/factories/answers';
import { siteOf } from '@/tests/factories/campsites';
import { answer, family } from '@/tests/factories/guests';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { carOf } from '@/tests/factories/seats';
import { addHouseholds, bringAlong } from '@/tests/factories/trip-households';
import {
  appoint,
  inDays,
  invitationOf,
  invitedToken,
  moveTo,
  party,
  plan,
  toldSince,
} from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';
import { deliveredMail, invitationIn } from '@/tests/mail';
import { POST as sendReminders } from './route';

describe('reminders', () => {
  const remind = (id: string, as: Person, body: unknown = {}) =>
    call<{ reminded: number; fields?: object }>(sendReminders, 'POST', { as, params: { id }, body });
  const waiting = 'Are you coming? Mia would like to know';

  test('everybody without an answer gets one mail, with the link of the first', async () => {
    const { mia, tom, ann, zoe, address, trip } = await party();
    expect((await remind(trip.id, mia)).body).toEqual({ reminded: 2 });
    for (const email of [ann.email, address]) expect(await toldSince(email)).toEqual([waiting]);
    for (const email of [mia.email, tom.email, zoe.email]) expect(await toldSince(email)).toEqual([]);
    const tokens = (await deliveredMail(address)).map(invitationIn);
    expect(new Set(tokens).size).toBe(1);
    for (const mail of await deliveredMail(address)) {
      expect(mail.replyTo).toMatchObject([{ address: mia.email }]);
    }
    expect((await deliveredMail(address)).at(-1)?.text).toContain('Coming: Mia and Tom, 2 people so far\n');
    for (const token of tokens) {
      expect((await call(openLink, 'GET', { params: { token } })).status).toBe(200);
    }
  });

  test('the mail has the campsite’s answer about pets, and nothing about anybody’s car', async () => {
    const { mia, tom, ann, trip } = await party();
    const site = await siteOf(mia, { shared: true, drivetrain: '4 Wheel Drive' });
    await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
    const { profileId } = tom.viewer;
    const dog = await db.crewMember.create({ data: { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } });
    const corolla = await carOf(tom, 'Corolla', { drivetrain: '2 Wheel Drive' });
    await bringAlong(trip, tom, [dog.id], [corolla]);
    const caller = { viewer: mia.viewer, tripId: trip.id };
    for (const { key } of (await getTripFit(caller)) ?? [])
      if (/^(pets|access)/.test(key)) await answerFinding(caller, key, { answer: 'yes', note: 'On a lead' });
    await remind(trip.id, mia);
    const text = (await deliveredMail(ann.email)).at(-1)?.text ?? '';
    expect(text).toContain('Yes, dogs are fine. On a lead.');
    expect(text).toMatch(/Mia, \w+ \d+ \w+/);
    expect(text).not.toContain('Corolla');
  });

  test('people who have to confirm again are reminded too, in other words', async () => {
    const { mia, tom, trip } = await party();
    const body = { start_date: inDays(40), end_date: inDays(42) };
    await call(change, 'PATCH', { as: mia, params: { id: trip.id }, body });
    expect((await remind(trip.id, mia)).body).toEqual({ reminded: 3 });
    expect(await toldSince(tom.email)).toEqual(['Are you still going? Easter at Bendeela']);
  });

  test('a single person can be reminded; people who have answered are skipped', async () => {
    const { mia, tom, ann, address, trip } = await party();
    const idOf = async (email: string) => ({ invitee_id: (await invitationOf(trip, email)).id });
    expect((await remind(trip.id, mia, await idOf(ann.email))).body).toEqual({ reminded: 1 });
    expect((await remind(trip.id, mia, await idOf(tom.email))).body).toEqual({ reminded: 0 });
    expect([await toldSince(ann.email), await toldSince(address), await toldSince(tom.email)]).toEqual([
      [waiting],
      [],
      [],
    ]);
  });

  test('each person is reminded once in 24 hours, however many organisers ask at once', async () => {
    const { mia, tom, ann, trip } = await party();
    await appoint(trip, tom);
    const sent = await Promise.all([mia, tom, mia, tom].map((as) => remind(trip.id, as)));
    expect(sent.map(({ body }) => body.reminded).sort()).toEqual([0, 0, 0, 2]);
    expect(await toldSince(ann.email)).toEqual([waiting]);

    const remindedHoursAgo = (hours: number) =>
      db.invite.updateMany({
        where: { tripId: trip.id },
        data: { remindedAt: new Date(Date.now() - hours * 60 * 60 * 1000) },
      });
    await remindedHoursAgo(23);
    expect((await remind(trip.id, mia)).body).toEqual({ reminded: 0 });
    await remindedHoursAgo(24);
    expect((await remind(trip.id, mia)).body).toEqual({ reminded: 2 });
  });

  test('another trip’s invitee is not found', async () => {
    const [one, other] = [await party(), await party()];
    const invitee_id = (await invitationOf(other.trip, other.ann.email)).id;
    expect((await remind(one.trip.id, one.mia, { invitee_id })).status).toBe(404);
    expect(await toldSince(other.ann.email)).toEqual([]);
  });

  test('nobody is reminded of a trip that is over or was called off', async () => {
    const { mia, ann, trip } = await party();
    await moveTo(trip, -4, -2);
    expect(await remind(trip.id, mia)).toMatchObject({ status: 409, body: { error: 'This trip is over.' } });
    await moveTo(trip, 14, 17);
    await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
    expect((await remind(trip.id, mia)).status).toBe(409);
    expect(await toldSince(ann.email)).toEqual([]);
  });

  test('costs the same few queries however many are reminded', async () => {
    const cost = async (more: number) => {
      const { mia, trip } = await party();
      const emails = Array.from({ length: more }, (_, index) => `${trip.id}-${index}@example.com`);
      await addHouseholds(
        trip,
        emails.map((email) => ({ email })),
      );
      const { queries, result } = await countQueries(() => remind(trip.id, mia));
      expect(result.body.reminded).toBe(2 + more);
      return queries.length;
    };
    expect(await cost(150)).toBe(await cost(0));
  });

  test('people who are going already are only a number in the reminder when the trip shows no names', async () => {
    const { mia, address, trip } = await party();
    await db.trip.update({ where: { id: trip.id }, data: { showsNames: false } });
    await remind(trip.id, mia);
    expect((await deliveredMail(address)).at(-1)?.text).toContain('Coming: 2 people so far\n');
  });
});

describe('answers on the bell of organisers', () => {
  /** Returns the texts on a person's bell about answers to a trip. */
  async function bell({ id: tripId }: Trip, { viewer }: Person): Promise<string[]> {
    const rows = await db.notification.findMany({
      where: { tripId, profileId: viewer.profileId, kind: 'answers' },
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(({ text }) => text);
  }

  /** Returns Mia's trip, to which Sam is invited. Sam has two children in the crew. */
  async function withSam() {
    const [mia, sam] = [await person('Mia'), await person('Sam Nguyen', { email: uniqueEmail('sam') })];
    const trip = await plan(mia, { invitees: [sam.email] });
    const { profileId } = sam.viewer;
    const children = await db.crewMember.createManyAndReturn({
      data: ['Kim', 'Bo'].map((name) => ({
        profileId,
        name,
        type: 'camper' as const,
        age: 'child' as const,
      })),
    });
    const crew = [sam.camperId, ...children.map(({ id }) => id)];
    const bring = (people: number) =>
      call(saveAttendance, 'PATCH', {
        as: sam,
        params: { id: trip.id },
        body: { attending: true, crew_member_ids: crew.slice(0, people), ride_ids: [] },
      });
    return { mia, sam, trip, bring };
  }

  const forget = (trip: Trip) => db.notification.deleteMany({ where: { tripId: trip.id } });

  test('an answer is on the organiser’s bell at once, which shows a household’s newest answer only', async () => {
    const { mia, sam, trip, bring } = await withSam();
    await answerTrip(sam.viewer, trip.id, true);
    expect(await bell(trip, mia)).toEqual(['Sam is going']);
    await bring(3);
    expect(await bell(trip, mia)).toEqual(['Sam is going with 2 others']);
    await answerTrip(sam.viewer, trip.id, false);
    expect(await bell(trip, mia)).toEqual(['Sam can’t come']);
    expect(await bell(trip, sam)).toEqual([]);
  });

  test('the same answer again, with as many people, tells nobody', async () => {
    const { mia, sam, trip, bring } = await withSam();
    await bring(2);
    await forget(trip);
    await bring(2);
    await answerTrip(sam.viewer, trip.id, true);
    expect(await bell(trip, mia)).toEqual([]);
    await answerTrip(sam.viewer, trip.id, false);
    await forget(trip);
    await answerTrip(sam.viewer, trip.id, false);
    expect(await bell(trip, mia)).toEqual([]);
  });

  test('a household that is going and confirms the new dates is announced as still going', async () => {
    const { mia, sam, trip } = await withSam();
    await answerTrip(sam.viewer, trip.id, true);
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(40), end_date: inDays(42) });
    await answerTrip(sam.viewer, trip.id, true);
    expect(await bell(trip, mia)).toEqual(['Sam is still going']);
  });

  test('a guest’s answer counts the people without the pets, and is not announced again when an account takes over', async () => {
    const { mia, tom, address, trip } = await party();
    await appoint(trip, tom);
    await forget(trip);
    const token = await invitedToken(address);
    await answer(token, family);
    for (const who of [mia, tom]) expect(await bell(trip, who)).toEqual(['Priya is going with 2 others']);
    await forget(trip);
    const priya = await person('Priya', { email: address });
    await answer(token, { attending: true }, priya);
    expect(await bell(trip, mia)).toEqual([]);
    await answer(token, { attending: false }, priya);
    expect(await bell(trip, mia)).toEqual(['Priya can’t come']);
  });

  test('a guest who gives no name is announced as “A guest”', async () => {
    const { mia, address, trip } = await party();
    await forget(trip);
    await answer(await invitedToken(address), { attending: false });
    expect(await bell(trip, mia)).toEqual(['A guest can’t come']);
  });

  test('co-organisers hear how many people the organiser brings', async () => {
    const { mia, tom, trip } = await party();
    await appoint(trip, tom);
    const { profileId } = mia.viewer;
    const { id } = await db.crewMember.create({
      data: { profileId, name: 'Jo', type: 'camper', age: 'child' },
    });
    const body = { attending: true, crew_member_ids: [mia.camperId, id], ride_ids: [] };
    await call(saveAttendance, 'PATCH', { as: mia, params: { id: trip.id }, body });
    expect(await bell(trip, tom)).toEqual(['Mia is going with 1 other']);
  });

  test('simultaneous answers are all on the bell, and no answer waits for another', async () => {
    const { mia, trip } = await party();
    const households = await addHouseholds(
      trip,
      Array.from({ length: 40 }, (_, at) => ({ email: `${at}-${trip.id}@example.com`, name: `Guest ${at}` })),
    );
    await forget(trip);
    // Keep the first household's transaction open until all the others are done.
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const announce = (id: string, until?: Promise<void>) =>
      db.$transaction(async (tx) => {
        const household = { tripId: trip.id, id };
        const before = await readAnswer(tx, household);
        await tx.household.update({ where: { tripId_id: household }, data: { attending: true } });
        await announceAnswer(tx, household, before);
        await until;
      });
    const [first, ...rest] = households.map(({ id }) => id);
    const slow = announce(first ?? '', held);
    await Promise.all(rest.map((id) => announce(id)));
    finish();
    await slow;
    expect(await bell(trip, mia)).toHaveLength(40);
  });

  test('organisers who answer at the same time do not wait for each other', async () => {
    const { tom, ann, trip } = await party();
    for (const who of [tom, ann]) await appoint(trip, who);
    await db.$transaction(async (tx) => {
      await saveAnswer(tx, { viewer: tom.viewer, tripId: trip.id }, { attending: false });
      await answerTrip(ann.viewer, trip.id, true);
    });
    expect([await bell(trip, tom), await bell(trip, ann)]).toEqual([['Ann is going'], ['Tom can’t come']]);
  });

  test('an answer is saved while a co-organiser leaves the trip, and the leaving co-organiser is not told', async () => {
    const { mia, tom, ann, trip } = await party();
    await appoint(trip, ann);
    await meanwhile(
      ['delete', 'households'],
      () => leaveTrip({ viewer: ann.viewer, tripId: trip.id }),
      () => answerTrip(tom.viewer, trip.id, false),
    );
    expect(await bell(trip, mia)).toContain('Tom can’t come');
    expect(await bell(trip, ann)).toEqual([]);
  });
});
