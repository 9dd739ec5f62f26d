import { randomUUID } from 'node:crypto';
import { requestReset } from '@/lib/account/change-password';
import { newToken } from '@/lib/server/auth/tokens';
import { db } from '@/lib/server/db/client';
import { spend } from '@/lib/server/http/rate-limiter';
import { limits } from '@/lib/server/http/rate-limits';
import { addJobs } from '@/lib/server/jobs/queue';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { sendChangeNotices } from '@/lib/trips/changes/mails/send-change-notices';
import { blockOrganiser } from '@/lib/trips/invitations/block-organiser';
import { setCoOrganiser } from '@/lib/trips/invitations/co-organisers';
import { remind } from '@/lib/trips/invitations/remind';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { siteOf } from '@/tests/factories/campsites';
import { decide } from '@/tests/factories/decisions';
import { fail, failedJob } from '@/tests/factories/failed-jobs';
import { invited } from '@/tests/factories/guests';
import { suspend } from '@/tests/factories/judgements';
import { operator } from '@/tests/factories/operators';
import { newcomer, person, uniqueEmail } from '@/tests/factories/people';
import { carOf } from '@/tests/factories/seats';
import { addAccount, addGuests, bringAlong } from '@/tests/factories/trip-households';
import { inDays, invitationOf, moveTo, party, plan, toldSince, tripRow } from '@/tests/factories/trips';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { purgeExpired } from './purge';

describe('the purge', () => {
  const claim = (email: string, expiresAt: Date) =>
    db.pendingSignup.create({
      data: {
        email,
        name: email,
        passwordHash: 'x',
        tokenHash: newToken().hash,
        browserHash: 'x',
        expiresAt,
      },
    });

  test('the purge deletes expired rows and nothing else', async () => {
    const [past, future] = [new Date(Date.now() - 1000), new Date(Date.now() + 60_000)];
    const { userId } = await newcomer();
    const stale = uniqueEmail();
    await db.session.create({ data: { userId, expiresAt: past } });
    const program = (name: string, endsAt: Date) => ({ userId, name, tokenHash: newToken().hash, endsAt });
    await db.apiToken.createMany({ data: [program('Ended', past), program('Screen', future)] });
    const madeHoursAgo = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);
    const kept = { ownerId: userId, userId, status: 201, response: {}, bodyHash: 'x' };
    await db.idempotencyKey.createMany({
      data: [
        { ...kept, key: 'old', createdAt: madeHoursAgo(14 * 24 + 1) },
        { ...kept, key: 'in time', createdAt: madeHoursAgo(14 * 24 - 1) },
      ],
    });
    const wish = { userId, sessionId: userId, email: stale, tokenHash: newToken().hash };
    await db.emailChange.create({ data: { ...wish, expiresAt: past } });
    const question = (postcode: string, expiresAt: Date) => ({
      postcode,
      radius: 50,
      claim: userId,
      expiresAt,
    });
    await db.aiQuestion.createMany({ data: [question('9001', past), question('9002', future)] });
    await purgeExpired();
    expect(await db.aiQuestion.findMany({ where: { claim: userId } })).toMatchObject([{ postcode: '9002' }]);
    expect(await db.session.count({ where: { userId } })).toBe(1);
    expect(await db.apiToken.findMany({ where: { userId } })).toMatchObject([{ name: 'Screen' }]);
    expect(await db.idempotencyKey.findMany({ where: { userId } })).toMatchObject([{ key: 'in time' }]);
    expect(await db.emailChange.count({ where: { userId } })).toBe(0);

    await spend('contact', stale);
    // Count only this test's rows, because rate-limit rows of other tests may expire at any moment.
    const spent = () => db.rateLimit.count({ where: { key: { startsWith: 'contact' } } });
    const counts = await spent();
    expect(counts).toBeGreaterThan(0);
    await purgeExpired();
    expect(await spent()).toBe(counts);
    await purgeExpired(new Date(Date.now() + 2 * 60 * 60 * 1000));
    expect(await spent()).toBe(0);
  });

  const daysOn = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000);

  test('an unconfirmed sign-up stays a week, so that it can get another link, and a confirmed one a day', async () => {
    const email = uniqueEmail();
    const kept = [await claim(email, daysOn(1)), await claim(email, daysOn(-6.9))];
    const { id: signupId } = await claim(email, daysOn(-7.1));
    await db.signupLink.create({ data: { signupId, tokenHash: newToken().hash, expiresAt: daysOn(-0.1) } });
    const { id } = await claim(email, daysOn(-0.5));
    await db.pendingSignup.update({ where: { id }, data: { confirmedAt: daysOn(-1.1) } });
    const { id: fresh } = await claim(email, daysOn(-0.5));
    await db.pendingSignup.update({ where: { id: fresh }, data: { confirmedAt: daysOn(-0.9) } });
    await purgeExpired();
    const left = await db.pendingSignup.findMany({ where: { email } });
    expect(left.map((row) => row.id).sort()).toEqual([...kept.map((row) => row.id), fresh].sort());
    expect(await db.signupLink.count({ where: { signupId } })).toBe(0);
  });

  test('an expired reset link stays a week, and the expired token of an invitation’s mail a month', async () => {
    const { userId } = await newcomer();
    const resets = [-6.9, -7.1].map((days) => ({
      userId,
      tokenHash: newToken().hash,
      expiresAt: daysOn(days),
    }));
    await db.resetToken.createMany({ data: resets });
    const { email } = await invited();
    const row = await db.inviteSignupToken.findFirstOrThrow({ where: { email } });
    const secret = (days: number) => ({ ...row, tokenHash: newToken().hash, expiresAt: daysOn(days) });
    const secrets = [secret(-29.9), secret(-30.1)];
    await db.inviteSignupToken.createMany({ data: secrets });
    await purgeExpired();
    const hashes = async (rows: Promise<{ tokenHash: string }[]>) =>
      (await rows).map(({ tokenHash }) => tokenHash).sort();
    expect(await hashes(db.resetToken.findMany({ where: { userId } }))).toEqual([resets[0]?.tokenHash]);
    expect(await hashes(db.inviteSignupToken.findMany({ where: { email } }))).toEqual(
      [row.tokenHash, secrets[0]?.tokenHash].sort(),
    );
  });

  test('deleted items stay for an hour, so that they can be restored', async () => {
    const { profileId } = (await person()).viewer;
    const deleted = (minutesAgo: number) => {
      const deletedAt = new Date(Date.now() - minutesAgo * 60_000);
      return { id: randomUUID(), profileId, kind: 'ride', item: {}, attached: [], deletedAt } as const;
    };
    const [fresh, stale] = [deleted(59), deleted(61)];
    await db.deletedItem.createMany({ data: [fresh, stale] });
    await purgeExpired();
    expect(await db.deletedItem.findMany({ where: { profileId } })).toMatchObject([{ id: fresh.id }]);
  });

  test('a taken-back site is deleted once no trip goes there', async () => {
    const { viewer } = await person();
    const kept = () =>
      db.campsite.create({
        data: { source: 'user', shareFlag: false, name: 'Kept', latitude: -27, longitude: 153 },
      });
    const [used, unused] = [await kept(), await kept()];
    const dates = { startDate: new Date('2030-01-04'), endDate: new Date('2030-01-06') };
    await tripRow(viewer.profileId, { campsiteId: used.id, locationName: 'Kept', ...dates });
    await purgeExpired();
    expect(await db.campsite.count({ where: { id: used.id } })).toBe(1);
    expect(await db.campsite.count({ where: { id: unused.id } })).toBe(0);
  });

  test('old AI suggestions are deleted unless a trip uses them', async () => {
    const { viewer } = await person();
    const claim = randomUUID();
    const said = (rank: number, daysAgo: number) => {
      const saidAt = new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000);
      const what = { name: `Hollow ${rank}`, features: [], petFriendly: false };
      return db.aiSuggestion.create({ data: { claim, rank, postcode: '4031', radius: 50, ...what, saidAt } });
    };
    const [fresh, stale, planned] = [await said(0, 36), await said(1, 38), await said(2, 400)];
    const dates = { startDate: new Date('2030-01-04'), endDate: new Date('2030-01-06') };
    const there = { suggestionId: planned.id, locationName: planned.name };
    const trip = await tripRow(viewer.profileId, { ...there, ...dates });
    const kept = async () => {
      await purgeExpired();
      const rows = await db.aiSuggestion.findMany({ where: { claim }, orderBy: { rank: 'asc' } });
      return rows.map(({ id }) => id);
    };
    expect(await kept()).toEqual([fresh.id, planned.id]);
    expect(await db.aiSuggestion.count({ where: { id: stale.id } })).toBe(0);
    await db.trip.delete({ where: { id: trip.id } });
    expect(await kept()).toEqual([fresh.id]);
  });

  test('notifications are deleted 90 days after they were read, or unread after a year', async () => {
    const { viewer } = await person();
    const { profileId } = viewer;
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const dates = { startDate: new Date('2030-01-04'), endDate: new Date('2030-01-06') };
    const trip = await tripRow(profileId, { locationName: 'Flat', ...dates });
    const told = (text: string, createdAt: Date, readAt: Date | null) => ({
      profileId,
      tripId: trip.id,
      kind: 'comments' as const,
      about: randomUUID(),
      text,
      createdAt,
      readAt,
    });
    await db.notification.createMany({
      data: [
        told('read lately', ago(200), ago(89)),
        told('read long ago', ago(200), ago(91)),
        told('unread', ago(360), null),
        told('never read', ago(366), null),
      ],
    });
    await purgeExpired();
    const left = await db.notification.findMany({ where: { profileId }, orderBy: { text: 'asc' } });
    expect(left.map(({ text }) => text)).toEqual(['read lately', 'unread']);
  });

  test('forecasts are deleted once all their days are past', async () => {
    const said = (latitude: number, daysAgo: number) => ({
      latitude,
      longitude: 1530,
      zone: 'Australia/Brisbane',
      asking: false,
      askedAt: daysOn(-daysAgo),
    });
    await db.forecast.createMany({ data: [said(-271, 15.9), said(-272, 16.1)] });
    await purgeExpired();
    const left = await db.forecast.findMany({ where: { latitude: { in: [-271, -272] } } });
    expect(left.map(({ latitude }) => latitude)).toEqual([-271]);
  });

  test('a guest’s people, vehicles and address are deleted 90 days after the trip, but not an account’s', async () => {
    const { mia, trip } = await invited();
    const crew = [{ name: 'Priya', age: 'adult' as const, diet: 'No nuts' }];
    const [household] = await addGuests(trip, [{ attending: true, name: 'Priya', crew, cars: ['Prado'] }]);
    await bringAlong(trip, mia, [], [await carOf(mia, 'Prado')]);
    const email = uniqueEmail('priya');
    const own = { where: { id: household?.id ?? '' } };
    await db.invite.update({ ...own, data: { givenEmail: email, confirmedEmail: email } });
    const left = async () => {
      await purgeExpired();
      const where = { tripId: trip.id };
      const people = await db.tripPerson.findMany({ where, orderBy: { crewMemberId: 'asc' } });
      const vehicles = await db.tripVehicle.findMany({ where, orderBy: { rideId: 'asc' } });
      const addresses = await db.invite.findUnique({
        ...own,
        select: { givenEmail: true, confirmedEmail: true },
      });
      return [
        people.map(({ name }) => name),
        vehicles.map(({ make }) => make),
        Object.values(addresses ?? {}),
      ];
    };
    await moveTo(trip, -95, -89);
    expect(await left()).toEqual([
      [null, 'Priya'],
      [null, 'Prado'],
      [email, email],
    ]);
    await moveTo(trip, -95, -92);
    expect(await left()).toEqual([[null], [null], [null, null]]);
    const id = { tripId: trip.id, id: household?.id ?? '' };
    expect(await db.household.findUnique({ where: { tripId_id: id } })).toMatchObject({
      name: 'Priya',
      attending: true,
    });
  });

  test('the address of a guest who left owing is deleted 90 days after the trip, and a “not me” after two years', async () => {
    const { trip } = await invited();
    const [email, sender] = [uniqueEmail(), randomUUID()];
    const key = { tripId: trip.id, id: randomUUID() };
    await db.household.create({ data: { ...key, name: 'Priya', leftEmail: email, leftAt: new Date() } });
    // Without a payment, the balance would be zero and the name forgotten.
    await db.payment.create({
      data: { tripId: trip.id, fromHousehold: key.id, toHousehold: trip.id, cents: 100 },
    });
    await db.planRefusal.createMany({
      data: [
        { email, sender, createdAt: daysOn(-729) },
        { email, sender: randomUUID(), createdAt: daysOn(-731) },
      ],
    });
    const left = async () => {
      await purgeExpired();
      return db.household.findUnique({ where: { tripId_id: key }, select: { name: true, leftEmail: true } });
    };
    await moveTo(trip, -95, -89);
    expect(await left()).toEqual({ name: 'Priya', leftEmail: email });
    await moveTo(trip, -95, -92);
    expect(await left()).toEqual({ name: 'Priya', leftEmail: null });
    expect(await db.planRefusal.findMany({ where: { email } })).toMatchObject([{ sender }]);
  });

  test('daily figures are deleted after 400 days, and mail counts after 90', async () => {
    const { profileId: senderId } = (await person()).viewer;
    const daysAgo = (days: number) =>
      new Date(new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
    const name = `mails ${senderId.slice(0, 8)}`;
    await db.dailyFigure.createMany({
      data: [399, 401].map((days) => ({ day: daysAgo(days), name, count: days })),
    });
    await db.mailTally.createMany({
      data: [89, 91].map((days) => ({ day: daysAgo(days), senderId, sent: days })),
    });
    await purgeExpired();
    expect(await db.dailyFigure.findMany({ where: { name } })).toMatchObject([{ count: 399n }]);
    expect(await db.mailTally.findMany({ where: { senderId } })).toMatchObject([{ sent: 89 }]);
  });

  test('an error is deleted after 30 days', async () => {
    const at = (days: number) => new Date(Date.now() - days * 86_400_000);
    const error = { method: 'GET', route: '/', status: 500, fault: 'Error' };
    const [old, young] = [randomUUID(), randomUUID()];
    await db.serverError.createMany({
      data: [
        { ...error, requestId: old, at: at(31) },
        { ...error, requestId: young, at: at(29) },
      ],
    });
    await purgeExpired();
    const requestId = { in: [old, young] };
    expect(await db.serverError.findMany({ where: { requestId } })).toMatchObject([{ requestId: young }]);
  });

  test('a mail that was given up is deleted after 30 days, but not a mail that is still tried', async () => {
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    const [old, young, tried] = [await failedJob(), await failedJob(), await failedJob()];
    for (const job of [old, young]) await fail(job, 'away', 17);
    const days = (job: string, count: number) => db.$executeRaw`
    update graphile_worker._private_jobs set updated_at = now() - ${count}::int * interval '1 day'
    where id = ${job}::bigint`;
    await Promise.all([days(old, 31), days(young, 29), days(tried, 31)]);
    await purgeExpired();
    const left = await db.$queryRaw<
      { id: string }[]
    >`select id::text from graphile_worker._private_jobs order by id`;
    expect(left.map(({ id }) => id)).toEqual([young, tried]);
  });

  test('a refused address is deleted after 90 days', async () => {
    const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const [old, young] = [uniqueEmail(), uniqueEmail()];
    await db.refusedAddress.createMany({
      data: [
        { address: old, error: 'x', lastAt: ago(91) },
        { address: young, error: 'x', lastAt: ago(89) },
      ],
    });
    await purgeExpired();
    expect(await db.refusedAddress.findMany({ where: { address: { in: [old, young] } } })).toMatchObject([
      { address: young },
    ]);
  });

  test('a campsite that an operator deleted stays for 30 days with the facts others reported', async () => {
    const [kerry, eve, mia] = [await operator(), await person('Eve'), await person('Mia')];
    const [lost, kept] = [await siteOf(eve, { shared: true }), await siteOf(eve, { shared: true })];
    await tripRow(mia.viewer.profileId, {
      campsiteId: kept.id,
      locationName: 'Lake',
      startDate: new Date('2026-12-01'),
      endDate: new Date('2026-12-02'),
    });
    const [sites, ofMia] = [
      { in: [lost.id, kept.id] },
      { profileId: mia.viewer.profileId, campsiteId: kept.id },
    ];
    await db.savedSite.create({ data: ofMia });
    await db.siteObservation.create({ data: { ...ofMia, seenOn: new Date('2026-11-01') } });
    await db.observationDismissal.create({ data: ofMia });
    for (const { id } of [lost, kept]) await decide(kerry, id, { action: 'delete' });
    const left = async () => [
      await db.campsite.count({ where: { id: sites } }),
      await db.savedSite.count({ where: { campsiteId: sites } }),
      await db.siteObservation.count({ where: { campsiteId: sites } }),
      await db.observationDismissal.count({ where: { campsiteId: sites } }),
    ];
    await purgeExpired(new Date(Date.now() + 29 * 24 * 60 * 60 * 1000));
    expect(await left()).toEqual([2, 1, 1, 1]);
    await purgeExpired(new Date(Date.now() + 31 * 24 * 60 * 60 * 1000));
    expect(await left()).toEqual([1, 0, 0, 0]);
    expect(await db.campsite.count({ where: { id: kept.id } })).toBe(1);
  });

  test('the purge ends although households that have settled can’t be forgotten', async () => {
    const { mia, trip } = await invited();
    await db.household.create({
      data: { id: randomUUID(), tripId: trip.id, name: 'Tom', leftAt: new Date() },
    });
    await db.$executeRaw`
    create function fail_forgetting() returns trigger language plpgsql as 'begin raise exception ''late''; end'`;
    await db.$executeRaw`create trigger fail_forgetting before update on households for each row execute function fail_forgetting()`;
    const readLongAgo = { createdAt: daysOn(-200), readAt: daysOn(-91) };
    const { profileId } = mia.viewer;
    await db.notification.create({
      data: {
        profileId,
        tripId: trip.id,
        kind: 'comments',
        about: randomUUID(),
        text: 'x',
        ...readLongAgo,
      },
    });
    await purgeExpired();
    expect(await db.notification.count({ where: { profileId, readAt: { not: null } } })).toBe(0);
    await db.$executeRaw`drop trigger fail_forgetting on households`;
    await db.$executeRaw`drop function fail_forgetting`;
    await purgeExpired();
    expect(await db.household.count({ where: { tripId: trip.id, name: 'Tom' } })).toBe(0);
  });
});

describe('mails about trips', () => {
  const DAY = 24 * 60;

  /** Resets the limits and makes the waiting jobs due, as if a day had passed. */
  async function dayPasses() {
    await db.rateLimit.deleteMany();
    await minutesPass(DAY);
  }

  /** Uses up this many of the mails that an address may get in one day. */
  const filled = (email: string, mails: number) => spend('mailsToAddress', email, mails);

  test('jobs that the previous release queued under their old names are still done', async () => {
    const { mia, tom, trip } = await party();
    await toldSince(tom.email);
    const mail = { to: tom.email, subject: 'As it was', html: '<p>Hello</p>', text: 'Hello' };
    const tripMail = { mail, from: mia.viewer.userId, inviteId: null, urgent: false };
    await db.$transaction((tx) => addJobs(tx, 'letter', [tripMail]));
    expect((await deliveredMail(tom.email)).at(-1)?.subject).toBe('As it was');

    await changeTrip(mia.viewer, trip.id, { start_date: inDays(40), end_date: inDays(42) });
    await minutesPass(10);
    await db.$executeRaw`delete from graphile_worker._private_jobs`;
    await db.$transaction((tx) => addJobs(tx, 'trip-news', [{ tripId: trip.id }]));
    expect((await deliveredMail(tom.email)).at(-1)?.subject).not.toBe('As it was');
  });

  describe('the recipient’s daily limit', () => {
    test('an invitation over the limit waits for the next day, and the organiser cannot tell', async () => {
      const { tom } = await party();
      await filled(tom.email, limits.mailsToAddress.points - 1);
      const before = (await deliveredMail(tom.email)).length;
      const bob = await person('Bob');
      const trip = await plan(bob, { invitees: [tom.email] });
      expect((await invitationOf(trip, tom.email)).attending).toBeNull();
      expect(await deliveredMail(tom.email)).toHaveLength(before);
      await dayPasses();
      expect((await deliveredMail(tom.email)).at(-1)?.subject).toContain('Bob invites you camping');
    });

    test('a single sender cannot use up the whole limit', async () => {
      const [mia, bob, email] = [await person('Mia'), await person('Bob'), uniqueEmail()];
      for (let count = 0; count < 14; count++) await plan(mia, { invitees: [email] });
      expect(await deliveredMail(email)).toHaveLength(10);
      await plan(bob, { invitees: [email] });
      expect(await deliveredMail(email)).toHaveLength(11);
      await dayPasses();
      expect(await deliveredMail(email)).toHaveLength(15);
    });

    test('mails about the account are neither delayed nor counted', async () => {
      const mia = await person('Mia');
      await filled(mia.email, limits.mailsToAddress.points);
      await requestReset(mia.email);
      expect(await deliveredMail(mia.email)).toHaveLength(1);
    });

    test('mails about a trip that was called off have a limit of their own', async () => {
      const { mia, tom, trip } = await party();
      await filled(tom.email, limits.mailsToAddress.points);
      await callOffTrip(mia.viewer, trip.id);
      expect(await toldSince(tom.email)).toEqual(['Easter at Bendeela is off']);
      await spend('urgentMailsToAddress', tom.email, limits.urgentMailsToAddress.points - 1);
      const next = await plan(mia);
      await addAccount(next, tom);
      await callOffTrip(mia.viewer, next.id);
      expect(await toldSince(tom.email)).toHaveLength(1);
      await dayPasses();
      expect(await toldSince(tom.email)).toHaveLength(2);
    });

    test('a waiting mail is dropped once the invitation or the trip is gone', async () => {
      const { mia, ann } = await party();
      await deliveredMail(ann.email);
      await filled(ann.email, limits.mailsToAddress.points - 1);
      const [left, off] = [
        await plan(mia, { invitees: [ann.email] }),
        await plan(mia, { invitees: [ann.email] }),
      ];
      const before = (await deliveredMail(ann.email)).length;
      await leaveTrip({ viewer: ann.viewer, tripId: left.id });
      await callOffTrip(mia.viewer, off.id);
      await dayPasses();
      const since = (await deliveredMail(ann.email)).slice(before);
      expect(since.map(({ subject }) => subject)).toEqual(['Easter at Bendeela is off']);
    });
  });

  test('a suspended sender’s waiting mails are dropped, except mails about a trip that was called off', async () => {
    const [mia, ann] = [await person('Mia'), await person('Ann')];
    const trip = await plan(mia, { invitees: [ann.email] });
    expect(await deliveredMail(ann.email)).toHaveLength(1);
    await filled(ann.email, limits.mailsToAddress.points - 1);
    await spend('urgentMailsToAddress', ann.email, limits.urgentMailsToAddress.points);
    await plan(mia, { invitees: [ann.email] });
    await callOffTrip(mia.viewer, trip.id);
    expect(await deliveredMail(ann.email)).toHaveLength(1);
    await suspend(mia);
    await dayPasses();
    const [, ...since] = await deliveredMail(ann.email);
    expect(since.map(({ subject }) => subject)).toEqual(['Easter at Bendeela is off']);
  });

  test('a waiting invitation is dropped once its organiser is blocked', async () => {
    const [bob, ann] = [await person('Bob'), await person('Ann')];
    await filled(ann.email, limits.mailsToAddress.points);
    const [trip] = [await plan(bob, { invitees: [ann.email] }), await plan(bob, { invitees: [ann.email] })];
    expect(await deliveredMail(ann.email)).toEqual([]);
    await blockOrganiser(ann.viewer, trip.id);
    await dayPasses();
    expect(await deliveredMail(ann.email)).toEqual([]);
  });

  describe('the sender’s daily limit', () => {
    test('reminders and appointments count, and are refused with a message over the limit', async () => {
      const { mia, tom, trip } = await party();
      await spend('mails', mia.viewer.userId, limits.mails.points - 5);
      const words = /more than the 500 emails that you can send in a day\. Please wait/;
      await expect(remind(mia.viewer, trip.id, {})).rejects.toMatchObject({ status: 429, message: words });
      expect((await invitationOf(trip, tom.email)).remindedAt).toBeNull();
      await spend('mails', mia.viewer.userId, 1);
      const appoint = async () =>
        setCoOrganiser(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id, true);
      await expect(appoint()).rejects.toMatchObject({ status: 429 });
      expect(await toldSince(tom.email)).toEqual([]);
    });

    test('a reminder to two people counts as two', async () => {
      const { mia, trip } = await party();
      await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 2);
      expect(await remind(mia.viewer, trip.id, {})).toEqual({ reminded: 2 });
      await expect(spend('mails', mia.viewer.userId)).rejects.toMatchObject({ status: 429 });
    });

    test('a change over the limit is saved, and mailed once on the next day', async () => {
      const { mia, tom, trip } = await party();
      await spend('mails', mia.viewer.userId, limits.mails.points - 4);
      for (const days of [30, 40]) {
        const dates = { start_date: inDays(days), end_date: inDays(days + 1) };
        expect((await changeTrip(mia.viewer, trip.id, dates)).start_date).toBe(inDays(days));
        await minutesPass(10);
        expect(await toldSince(tom.email)).toEqual([]);
      }
      await dayPasses();
      expect(await toldSince(tom.email)).toEqual(['New dates for Easter at Bendeela']);
    });

    test('a trip can be called off over the limit, and its mails count', async () => {
      const { mia, tom, trip } = await party();
      await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 2);
      await callOffTrip(mia.viewer, trip.id);
      expect(await toldSince(tom.email)).toHaveLength(1);
      await expect(spend('mails', mia.viewer.userId)).rejects.toMatchObject({ status: 429 });
    });

    test('mailing a change to three people counts as three', async () => {
      const { mia, tom, trip } = await party();
      await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 3);
      await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
      await minutesPass(10);
      expect(await toldSince(tom.email)).toHaveLength(1);
      await expect(spend('mails', mia.viewer.userId)).rejects.toMatchObject({ status: 429 });
    });

    test('a failed try to mail a change doesn’t count, so that the next try can still mail it', async () => {
      const { mia, tom, trip } = await party();
      await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 3);
      await changeTrip(mia.viewer, trip.id, { tripName: 'Whitsun' });
      const due = { dueAt: new Date() };
      await db.changeNotice.updateMany({ where: { tripId: trip.id }, data: due });
      const failing = jest
        .spyOn(db, '$transaction')
        .mockRejectedValueOnce(new Error('The database is away.'));
      await expect(sendChangeNotices({ tripId: trip.id })).rejects.toThrow('The database is away.');
      failing.mockRestore();
      await sendChangeNotices({ tripId: trip.id });
      expect(await toldSince(tom.email)).toHaveLength(1);
    });

    test('the mail to somebody who was taken off a trip counts', async () => {
      const { mia, tom, trip } = await party();
      await spend('mails', mia.viewer.userId, limits.mails.points - 4 - 1);
      await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id);
      await expect(spend('mails', mia.viewer.userId)).rejects.toMatchObject({ status: 429 });
    });
  });
});
