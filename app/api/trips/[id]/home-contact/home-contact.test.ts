import { POST as allow } from '@/app/api/at-home/[token]/allow/route';
import { POST as back } from '@/app/api/at-home/[token]/back/route';
import { POST as notMe } from '@/app/api/at-home/[token]/not-me/route';
import { GET as readAtHome } from '@/app/api/at-home/[token]/route';
import { POST as seen } from '@/app/api/at-home/[token]/seen/route';
import { POST as openInvite } from '@/app/api/invites/[token]/open/route';
import { db } from '@/lib/server/db/client';
import { count, giveBack, secondsToWait } from '@/lib/server/http/rate-limiter';
import { noteCronVisit } from '@/lib/server/jobs/health';
import { queueHere } from '@/lib/server/jobs/this-process';
import { AddressRefused } from '@/lib/server/mail/transports';
import { purgeExpired } from '@/lib/tasks/purge';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { planByToken } from '@/lib/trips/home-contact/at-home';
import { deliverHomeMail, timesOf } from '@/lib/trips/home-contact/home-mail';
import { findPlans } from '@/lib/trips/home-contact/plan';
import { NEEDS_MINUTES } from '@/lib/trips/home-contact/plan-limits';
import type { AtHome } from '@/lib/trips/home-contact/schema';
import { watchPlans } from '@/lib/trips/home-contact/watch-plans';
import { confirmAddress } from '@/lib/trips/invitations/links/own-address';
import { leaveTrip } from '@/lib/trips/leaving/leave-trip';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import { backupOf } from '@/tests/factories/backups';
import { placeOn, postBooking } from '@/tests/factories/bookings';
import { siteOf } from '@/tests/factories/campsites';
import { answer, asGuest, family, invited, prado } from '@/tests/factories/guests';
import {
  at,
  deletePlan,
  homePlan,
  putPlan,
  readPlan,
  savedPlan,
  weAreBack,
  workerRuns,
} from '@/tests/factories/home-plan';
import { type Person, uniqueEmail } from '@/tests/factories/people';
import { bring, caravanOf, carOf, childOf, dogOf } from '@/tests/factories/seats';
import { takeOff } from '@/tests/factories/trip-households';
import { inDays, invitationOf, party, plan as planTrip } from '@/tests/factories/trips';
import { openedVote } from '@/tests/factories/votes';
import { deliveredMail, linkIn, minutesPass } from '@/tests/mail';

describe('a plan for somebody at home', () => {
  beforeEach(workerRuns);

  const subjects = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);

  test('a household leaves its plan with a person at home, who gets a mail with a link at once', async () => {
    const { mia, tom, trip } = await party();
    const sent = homePlan({
      phone: '0491 570 006',
      own_phone: '0491 570 156',
      route: 'By the ford',
      device: 'PLB 2DCE',
    });
    const { status, body } = await putPlan(trip.id, sent, tom);
    expect([status, body.home_contact]).toEqual([
      200,
      {
        ...sent,
        own_email: null,
        sent_at: expect.any(String),
        seen_at: null,
        back_said_at: null,
        refused: false,
        refused_by: null,
      },
    ]);
    expect((await readPlan(trip.id, tom)).body).toEqual(body);
    // Not even the organiser can read another household's plan.
    expect((await readPlan(trip.id, mia)).body).toEqual({ home_contact: null });
    const [mail] = await deliveredMail(sent.email);
    expect(mail?.subject).toBe('Tom is going camping and leaves the plan with you');
    expect(mail?.text).toMatch(
      /Campmates doesn’t track anyone or call for help\. That’s up to you\.[\s\S]*6 pm \(Sydney time\)/,
    );
    expect(mail?.text).toContain('call Tom on 0491 570 156');
    const token = new URL(linkIn(mail, '/at-home/')).pathname.split('/').at(-1) ?? '';
    expect((await call(readAtHome, 'GET', { params: { token } })).status).toBe(200);
  });

  test('a plan that goes out on the day of leaving is sent once, at six in the morning', async () => {
    const { tom, trip } = await party();
    const sent = homePlan({ send: 'on leaving' });
    expect((await putPlan(trip.id, sent, tom)).body.home_contact?.sent_at).toBeNull();
    await watchPlans(new Date(at(14, '05:59')));
    // The person at home gets a mail as soon as they are named, so that a wrong address is found
    // early.
    const named = await deliveredMail(sent.email);
    expect(named.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Tom will leave a camping plan with you on /),
    ]);
    const token = new URL(linkIn(named[0], '/at-home/')).pathname.split('/').at(-1) ?? '';
    expect((await call<{ people: string[] }>(readAtHome, 'GET', { params: { token } })).body.people).toEqual(
      [],
    );
    await call(seen, 'POST', { params: { token }, body: {} });
    expect((await readPlan(trip.id, tom)).body.home_contact?.seen_at).toBeNull();
    await Promise.all([1, 2].map(() => watchPlans(new Date(at(14, '06:00')))));
    expect(await subjects(sent.email)).toHaveLength(2);
  });

  test('what is wrong is refused at its field, and the saved plan stays', async () => {
    const { tom, trip } = await party();
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    const wrong: [object, Record<string, string>][] = [
      [{ back_at: at(13, '18:00') }, { back_at: 'That’s before you leave. Please choose a later time.' }],
      [{ worry_at: at(17, '17:59') }, { worry_at: 'That’s before you’re back. Please choose a later time.' }],
      [{ worry_at: at(90, '17:59') }, { worry_at: 'Please choose a time within 30 days of the trip’s end.' }],
      [{ back_at: 'Tuesday' }, { back_at: 'Please enter a date and a time.' }],
      [{ name: ' ' }, { name: 'Who is it?' }],
      [{ phone: 'https://example.com' }, { phone: 'Please enter a phone number, using only digits.' }],
      [{ email: 'lorraine' }, { email: 'Please enter a valid email address.' }],
    ];
    for (const [change, fields] of wrong) {
      const { status, body } = await putPlan(trip.id, { ...sent, ...change }, tom);
      expect([status, body.fields]).toEqual([400, fields]);
    }
    expect((await readPlan(trip.id, tom)).body.home_contact).toMatchObject(sent);
  });

  test('the household’s own address is refused; a person who is going along needs a confirmation', async () => {
    const { mia, tom, trip } = await party();
    const own = await putPlan(trip.id, homePlan({ email: tom.email }), tom);
    expect([own.status, own.body.fields?.email]).toEqual([
      400,
      'That’s your own address. Please name somebody who stays at home.',
    ]);
    const along = homePlan({ name: 'Mia', email: mia.email });
    const asked = await putPlan(trip.id, along, tom);
    expect([asked.status, asked.body.error]).toEqual([409, 'Mia is on this trip.']);
    expect((await putPlan(trip.id, { ...along, on_trip: true }, tom)).status).toBe(200);
  });

  test('later times are told to the person who has the plan; the same times are not', async () => {
    const { tom, trip } = await party();
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    await putPlan(trip.id, { ...sent, route: 'By the coast' }, tom);
    await putPlan(trip.id, { ...sent, back_at: at(17, '21:00'), worry_at: at(17, '23:00') }, tom);
    expect(await subjects(sent.email)).toEqual([
      'Tom is going camping and leaves the plan with you',
      expect.stringMatching(/^Tom’s plan has changed: back by .*, 9 pm \(Sydney time\)$/),
    ]);
  });

  test('when another person is named, the first one reads once that the plan is closed', async () => {
    const { tom, trip } = await party();
    const [first, second] = [homePlan(), homePlan()];
    await putPlan(trip.id, first, tom);
    expect(await subjects(first.email)).toHaveLength(1);
    await putPlan(trip.id, second, tom);
    expect(await subjects(first.email)).toEqual([expect.anything(), 'Tom’s plan has been shut']);
    expect(await subjects(second.email)).toHaveLength(1);
    await deletePlan(trip.id, tom);
    expect(await subjects(second.email)).toEqual([expect.anything(), 'Tom’s plan has been shut']);
    expect((await deletePlan(trip.id, tom)).status).toBe(404);
    expect((await readPlan(trip.id, tom)).body.home_contact).toBeNull();
  });

  test('“We’re back” is mailed once, however often it is sent', async () => {
    const { tom, trip } = await party();
    expect((await weAreBack(trip.id, tom)).status).toBe(404);
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    expect(await subjects(sent.email)).toHaveLength(1);
    const { body } = await weAreBack(trip.id, tom);
    expect(body.home_contact?.back_said_at).not.toBeNull();
    expect((await weAreBack(trip.id, tom)).body).toEqual(body);
    expect(await subjects(sent.email)).toEqual([expect.anything(), 'Tom is back']);
    // The person at home gets no alarm any more.
    await watchPlans(new Date(at(17, '20:00')));
    expect(await subjects(sent.email)).toHaveLength(2);
  });

  test('a household names at most five addresses for each trip; refused tries don’t count', async () => {
    const { tom, trip } = await party();
    const last = homePlan();
    for (const sent of [homePlan(), homePlan(), homePlan(), homePlan()]) await putPlan(trip.id, sent, tom);
    expect((await putPlan(trip.id, homePlan({ email: tom.email }), tom)).status).toBe(400);
    expect((await putPlan(trip.id, last, tom)).status).toBe(200);
    expect((await putPlan(trip.id, homePlan(), tom)).status).toBe(429);
    expect((await putPlan(trip.id, { ...last, route: 'By the ford' }, tom)).status).toBe(200);
  });

  test('a guest can leave a plan too; a guest without an address has to give one', async () => {
    const { token, trip, email } = await invited();
    await answer(token, family);
    const invitee = await asGuest(token);
    expect((await putPlan(trip.id, homePlan(), invitee)).status).toBe(200);
    expect((await putPlan(trip.id, homePlan({ email }), invitee)).status).toBe(400);
    await db.invite.updateMany({ where: { tripId: trip.id }, data: { email: null } });
    const refused = await putPlan(trip.id, homePlan(), invitee);
    expect(refused.body.fields).toEqual({ own_email: 'Please enter your own email too: we ask you first.' });
    const own_email = uniqueEmail('grant');
    // Nothing goes to the person at home before the guest has opened the link in a mail.
    const plan = homePlan({ own_email });
    const unconfirmed = await putPlan(trip.id, plan, invitee);
    expect([unconfirmed.status, unconfirmed.body.fields?.own_email]).toEqual([
      409,
      expect.stringContaining(`a link to ${own_email}`),
    ]);
    const [asked] = await deliveredMail(own_email);
    const confirm = new URL(linkIn(asked, '/invite/')).searchParams.get('confirm') ?? '';
    const open = (secret: string) =>
      call(openInvite, 'POST', { params: { token }, body: { confirm: secret } });
    await open(`x${confirm}`);
    await open(confirm.slice(1));
    expect((await putPlan(trip.id, plan, invitee)).status).toBe(409);
    await confirmAddress(trip.id, confirm);
    const { id: household } = await db.invite.findFirstOrThrow({ where: { tripId: trip.id } });
    await confirmAddress(household, confirm, Date.now() + 25 * 60 * 60 * 1000);
    expect((await putPlan(trip.id, plan, invitee)).status).toBe(409);
    expect(await deliveredMail(plan.email)).toEqual([]);
    await open(confirm);
    expect((await putPlan(trip.id, { ...plan, own_email: uniqueEmail() }, invitee)).status).toBe(409);
    expect((await putPlan(trip.id, plan, invitee)).status).toBe(200);
    expect(await deliveredMail(plan.email)).toHaveLength(1);
    await watchPlans(new Date(at(17, '18:00')));
    expect(await subjects(own_email)).toContainEqual(expect.stringContaining('Are you back?'));
  });

  test('two households may name the same person, who gets both plans', async () => {
    const { mia, tom, trip } = await party();
    const { email } = homePlan();
    for (const who of [mia, tom]) expect((await putPlan(trip.id, homePlan({ email }), who)).status).toBe(200);
    expect(await subjects(email)).toHaveLength(2);
  });

  test('a household that isn’t going, or whose trip was called off, can’t leave a plan', async () => {
    const { ann, trip, tom } = await party();
    expect((await putPlan(trip.id, homePlan(), ann)).status).toBe(403);
    await db.trip.update({ where: { id: trip.id }, data: { calledOffAt: new Date() } });
    expect((await putPlan(trip.id, homePlan(), tom)).status).toBe(409);
  });

  test('plans are refused while no worker or cron runs each minute', async () => {
    const { tom, trip } = await party();
    delete queueHere.workerSeenAt;
    await db.cronVisit.deleteMany();
    const { status, body } = await putPlan(trip.id, homePlan(), tom);
    expect([status, body.error]).toEqual([409, NEEDS_MINUTES]);
    await noteCronVisit();
    await db.$executeRaw`update cron_visits set previous_at = now() - interval '1 hour'`;
    expect((await putPlan(trip.id, homePlan(), tom)).status).toBe(409);
    await noteCronVisit();
    const sent = homePlan();
    expect((await putPlan(trip.id, sent, tom)).status).toBe(200);
    // An existing plan may be changed even while the cron is late.
    await db.cronVisit.deleteMany();
    expect((await putPlan(trip.id, { ...sent, route: 'By the ford' }, tom)).status).toBe(200);
  });

  test('new trip dates move both times by as many days, across daylight saving too, and tell both sides', async () => {
    const { mia, tom, trip } = await party();
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    const dates = { start_date: inDays(200), end_date: inDays(203) };
    await changeTrip(mia.viewer, trip.id, dates);
    expect((await readPlan(trip.id, tom)).body.home_contact).toMatchObject({
      back_at: at(203, '18:00'),
      worry_at: at(203, '20:00'),
    });
    expect(await subjects(sent.email)).toEqual([
      expect.anything(),
      expect.stringMatching(/^Tom’s plan has changed: back by/),
    ]);
    expect(await subjects(tom.email)).toContain('Your plan at home has changed with the trip');
  });

  test('a household that leaves on its own day comes back later by as many days as the trip begins later', async () => {
    const { mia, tom, trip } = await party();
    const early = homePlan({ back_at: at(16, '18:00'), worry_at: at(16, '20:00'), send: 'on leaving' });
    await db.household.updateMany({
      where: { tripId: trip.id, profileId: tom.viewer.profileId },
      data: { leaveOn: new Date(`${inDays(16)}T00:00:00Z`) },
    });
    await putPlan(trip.id, early, tom);
    await changeTrip(mia.viewer, trip.id, { end_date: inDays(19) });
    expect((await readPlan(trip.id, tom)).body.home_contact).toMatchObject({ back_at: at(16, '18:00') });
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(15), end_date: inDays(20) });
    expect((await readPlan(trip.id, tom)).body.home_contact).toMatchObject({ back_at: at(17, '18:00') });
    // The named person, who waits for the plan, gets a mail with the new day of leaving.
    expect(await subjects(early.email)).toHaveLength(2);
    await watchPlans(new Date(at(14, '06:00')));
    expect(await subjects(early.email)).toHaveLength(2);
    await watchPlans(new Date(at(15, '06:00')));
    expect(await subjects(early.email)).toHaveLength(3);
  });

  test('another campsite is told to both sides, though the times stay', async () => {
    const { mia, tom, trip } = await party();
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    await changeTrip(mia.viewer, trip.id, { location_id: (await siteOf(mia, { shared: true })).id });
    expect(await subjects(sent.email)).toHaveLength(2);
    expect(await subjects(tom.email)).toContain('Your plan at home has changed with the trip');
  });

  test('the person at home gets at most ten mails a day', async () => {
    const { tom, trip } = await party();
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    const later = (minute: number) =>
      putPlan(trip.id, { ...sent, worry_at: at(17, `20:${10 + minute}`) }, tom);
    // The plan itself is the first of the ten.
    for (let minute = 0; minute < 9; minute += 1) expect((await later(minute)).status).toBe(200);
    expect((await later(10)).status).toBe(429);
    expect(
      (await putPlan(trip.id, { ...sent, worry_at: at(17, '20:18'), route: 'By the ford' }, tom)).status,
    ).toBe(200);
  });

  test('deleting the household also deletes its ended plan', async () => {
    const { tom, trip } = await party();
    await putPlan(trip.id, homePlan(), tom);
    await weAreBack(trip.id, tom);
    await takeOff(trip, tom.email);
    expect(await db.homeContact.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('a person at home who opts out gets no more mail, can’t be named again, and the household is told at once', async () => {
    const { mia, tom, trip } = await party();
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    const [mail] = await deliveredMail(sent.email);
    const token = new URL(linkIn(mail, '/at-home/')).pathname.split('/').at(-1) ?? '';
    const refuse = () => call<{ people: string[] }>(notMe, 'POST', { params: { token }, body: {} });
    expect((await refuse()).body.people).toEqual([]);
    expect((await refuse()).status).toBe(200);
    expect((await call(readAtHome, 'GET', { params: { token } })).status).toBe(410);
    expect((await readPlan(trip.id, tom)).body.home_contact).toMatchObject({
      refused: true,
      refused_by: 'person',
    });
    expect((await subjects(tom.email)).filter((each) => each?.includes('isn’t for them'))).toHaveLength(1);
    expect((await putPlan(trip.id, homePlan({ email: sent.email }), tom)).status).toBe(409);
    await watchPlans(new Date(at(17, '20:00')));
    await putPlan(trip.id, homePlan(), tom);
    await deletePlan(trip.id, tom);
    expect((await putPlan(trip.id, homePlan({ email: sent.email }), tom)).status).toBe(409);
    expect(await subjects(sent.email)).toHaveLength(1);
    // The refusal holds for Tom's household only. Another household may still name the same person.
    expect((await putPlan(trip.id, homePlan({ email: sent.email }), mia)).status).toBe(200);
  });

  test('the household sees when the person at home first said that they have the plan', async () => {
    const { tom, trip } = await party();
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    const [mail] = await deliveredMail(sent.email);
    const token = new URL(linkIn(mail, '/at-home/')).pathname.split('/').at(-1) ?? '';
    await call(readAtHome, 'GET', { params: { token } });
    expect((await readPlan(trip.id, tom)).body.home_contact?.seen_at).toBeNull();
    await call(seen, 'POST', { params: { token }, body: {} });
    const { seen_at } = (await readPlan(trip.id, tom)).body.home_contact ?? {};
    expect(seen_at).toEqual(expect.any(String));
    await call(seen, 'POST', { params: { token }, body: {} });
    expect((await readPlan(trip.id, tom)).body.home_contact?.seen_at).toBe(seen_at);
  });

  test('the plan saves details of the household’s own cars, and of nobody else’s', async () => {
    const { mia, tom, trip } = await party();
    const car = await carOf(tom, 'Prado');
    const [his, hers] = [car, await carOf(mia, 'Hilux')];
    await db.ride.update({ where: { id: car }, data: { make: 'Car', model: null, colour: null } });
    await bring(tom, trip.id, [], [his]);
    await bring(mia, trip.id, [], [hers]);
    const described = { id: his, make: ' Toyota Prado ', colour: 'Red', registration: '' };
    expect((await putPlan(trip.id, homePlan({ cars: [described] }), tom)).status).toBe(200);
    const ride = await db.ride.findUniqueOrThrow({ where: { id: his } });
    expect([ride.make, ride.colour, ride.registration]).toEqual(['Toyota Prado', 'Red', null]);
    const foreign = await putPlan(trip.id, homePlan({ cars: [{ id: hers, colour: 'Red' }] }), tom);
    expect(foreign.status).toBe(404);
    expect((await db.ride.findUniqueOrThrow({ where: { id: hers } })).colour).toBe('White');
  });

  test('a guest’s plan saves the details of their car on the trip', async () => {
    const { trip, token } = await invited();
    const vehicles = [{ ...prado, make: 'Car', model: null, colour: null, registration: null }];
    expect((await answer(token, { ...family, vehicles })).status).toBe(200);
    const guest = await asGuest(token);
    const { id } = await db.tripVehicle.findFirstOrThrow({ where: { tripId: trip.id } });
    const cars = [{ id, colour: 'Blue', registration: 'ABC 123' }];
    expect((await putPlan(trip.id, homePlan({ cars }), guest)).status).toBe(200);
    const saved = await db.tripVehicle.findFirstOrThrow({ where: { tripId: trip.id } });
    expect([saved.make, saved.colour, saved.registration]).toEqual(['Car', 'Blue', 'ABC 123']);
  });

  test('spam in a plan is 400 at its field, and nothing is mailed', async () => {
    const { tom, trip } = await party();
    const baits = {
      name: 'Nan, see evil.pro/x',
      route: 'By the ford, then 1 9 0 0 1 2 3 4 5 6',
      device: 'write to win@evil.zip',
      phone: '1900 123 456',
      own_phone: '190 212 3456',
    };
    for (const [field, text] of Object.entries(baits)) {
      const sent = homePlan({ [field]: text });
      const { status, body } = await putPlan(trip.id, sent, tom);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
      expect(await deliveredMail(sent.email)).toEqual([]);
    }
  });

  test('spam in a car’s details is 400 at its field, and no detail is saved', async () => {
    const { tom, trip } = await party();
    const cars = [await carOf(tom, 'Golf'), await carOf(tom, 'Polo')];
    await bring(tom, trip.id, [], cars);
    for (const field of ['make', 'colour', 'registration']) {
      const said = [
        { id: cars[0], colour: 'Red' },
        { id: cars[1], [field]: 'evil.pro/x' },
      ];
      const { status, body } = await putPlan(trip.id, homePlan({ cars: said }), tom);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [`cars.1.${field}`]]);
    }
    expect(await db.ride.count({ where: { id: { in: cars }, colour: 'Red' } })).toBe(0);
  });

  test('names of the site and of the household that are spam are in no mail of a plan', async () => {
    const { tom, trip } = await party();
    await db.trip.update({ where: { id: trip.id }, data: { locationName: 'http://evil.com/login' } });
    await db.profile.update({ where: { id: tom.viewer.profileId }, data: { name: 'go-evil.com' } });
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    const mail = JSON.stringify(await deliveredMail(sent.email));
    expect(mail).toContain('a campsite');
    expect(mail).toContain('Somebody is going camping');
    expect(mail).not.toMatch(/evil|1900/);
  });

  test('an account leaves at most five plans a day on all of its trips together', async () => {
    const { tom, trip } = await party();
    for (const _ of [1, 2, 3, 4]) await putPlan(trip.id, homePlan(), tom);
    const other = await planTrip(tom);
    const { start_date, end_date } = trip;
    await changeTrip(tom.viewer, other.id, { start_date, end_date });
    expect((await putPlan(other.id, homePlan(), tom)).status).toBe(200);
    const { status, body } = await putPlan(other.id, homePlan(), tom);
    expect([status, body.error]).toEqual([429, expect.stringContaining('up to 5 people a day')]);
  });

  test('fifty mails a day go to people who never answered; who has answered doesn’t count', async () => {
    const { mia, tom, trip } = await party();
    await count('mailsToStrangers', tom.viewer.profileId, 50);
    expect((await putPlan(trip.id, homePlan(), tom)).status).toBe(429);
    expect((await putPlan(trip.id, homePlan({ email: mia.email, on_trip: true }), tom)).status).toBe(200);
  });

  test('a plan’s mail counts against the day of its sender and of its recipient, whatever their other mails', async () => {
    const { tom, trip } = await party();
    const sent = homePlan();
    expect((await putPlan(trip.id, sent, tom)).status).toBe(200);
    // The day of the recipient has 20 mails, and this plan's was the first.
    expect(await secondsToWait('mailsToAddress', sent.email, 19)).toBe(0);
    const full = homePlan();
    await count('mailsToAddress', full.email, 20);
    expect((await putPlan(trip.id, full, tom)).status).toBe(429);
    await count('mails', tom.viewer.userId, 499);
    expect((await putPlan(trip.id, homePlan(), tom)).status).toBe(429);
  });

  test('a mail that no limit holds back counts against its recipient’s day too', async () => {
    const { tom, trip } = await party();
    const sent = homePlan();
    await putPlan(trip.id, sent, tom);
    expect(await deliveredMail(sent.email)).toHaveLength(1);
    await count('planMailsToAddress', sent.email, 20);
    await weAreBack(trip.id, tom);
    expect(await deliveredMail(sent.email)).toHaveLength(2);
    // Of the recipient's 20 mails a day 18 are left.
    expect(await secondsToWait('mailsToAddress', sent.email, 19)).toBeGreaterThan(0);
    await giveBack('mailsToAddress', sent.email, 19);
    expect(await secondsToWait('mailsToAddress', sent.email, 18)).toBe(0);
  });

  test('“not me” stops its sender on every trip, and two of them stop everybody until plans are allowed', async () => {
    const { mia, tom, trip } = await party();
    const { email } = homePlan();
    const own = await planTrip(tom);
    await changeTrip(tom.viewer, own.id, { start_date: trip.start_date, end_date: trip.end_date });
    const put = (id: string, as: typeof tom) => putPlan(id, homePlan({ email }), as);
    for (const id of [trip.id, own.id]) expect((await put(id, tom)).status).toBe(200);
    const tokens = async () =>
      (await deliveredMail(email))
        .filter(({ text }) => text?.includes('/at-home/'))
        .map((mail) => new URL(linkIn(mail, '/at-home/')).pathname.split('/').at(-1) ?? '');
    const [first = ''] = await tokens();
    const say = (handler: typeof notMe, token: string) =>
      call(handler, 'POST', { params: { token }, body: {} });
    await say(notMe, first);
    for (const id of [trip.id, own.id])
      expect((await readPlan(id, tom)).body.home_contact?.refused_by).toBe('person');
    expect((await put(trip.id, mia)).status).toBe(200);
    const third = (await party()).trip;
    const { mia: lou } = await party();
    const lous = await planTrip(lou);
    await changeTrip(lou.viewer, lous.id, { start_date: third.start_date, end_date: third.end_date });
    expect((await put(lous.id, lou)).status).toBe(200);
    await deletePlan(lous.id, lou);
    await say(notMe, (await tokens())[2] ?? '');
    expect((await put(lous.id, lou)).status).toBe(409);
    const allowed = await say(allow, first);
    expect(allowed.status).toBe(200);
    for (const [id, as] of [
      [trip.id, tom],
      [own.id, tom],
      [lous.id, lou],
    ] as const)
      expect((await put(id, as)).status).toBe(200);
    // Mia's plan was refused too, and only that.
    expect((await put(trip.id, mia)).status).toBe(409);
    expect((await subjects(tom.email)).filter((each) => each?.includes('takes your plan'))).toHaveLength(2);
  });
});

describe('the page of the person at home', () => {
  beforeEach(workerRuns);

  const read = (token: string) => call<AtHome>(readAtHome, 'GET', { params: { token } });
  const post = (handler: typeof back, token: string) =>
    call<AtHome>(handler, 'POST', { params: { token }, body: {} });

  /**
   * Creates Tom's household with a child, a car and a caravan on Mia's trip, and his plan for a
   * person at home.
   */
  async function tomsPlan() {
    const { mia, tom, trip } = await party();
    const site = await siteOf(mia, { latitude: -35.11, longitude: 148.68 });
    await db.trip.update({ where: { id: trip.id }, data: { campsiteId: site.id } });
    const car = await carOf(tom, 'Prado');
    await db.ride.update({ where: { id: car }, data: { registration: 'DLK 42F', colour: 'Silver' } });
    await bring(
      tom,
      trip.id,
      [await childOf(tom, 'Ivy'), await dogOf(tom, 'Rex')],
      [car, await caravanOf(tom)],
    );
    await bring(mia, trip.id, [], [await carOf(mia, 'Hilux')]);
    const { id: household } = await invitationOf(trip, tom.email);
    const { body } = await postBooking(
      trip.id,
      { status: 'booked', reference: 'PF-2781', pitches: [{ name: 'River 4' }] },
      mia,
    );
    await placeOn(trip.id, body.booking, ['River 4', household], mia);
    // Another household's booking, which must not be part of Tom's plan.
    await postBooking(
      trip.id,
      { status: 'booked', reference: 'MIA-1', household_id: trip.id, pitches: [{ name: 'River 9' }] },
      mia,
    ).then(({ body }) => placeOn(trip.id, body.booking, ['River 9', trip.id], mia));
    const { token } = await savedPlan(trip.id, household);
    return { mia, tom, trip, site, token };
  }

  test('the person at home reads who is out, with which cars and where, and nothing of other households; a guessed or shortened link is 404', async () => {
    const { trip, site, token } = await tomsPlan();
    await db.homeContact.updateMany({
      where: { tripId: trip.id },
      data: { route: 'By the ford', device: 'PLB 2DCE', ownPhone: '0491 570 156' },
    });
    await backupOf(trip.id);
    const { status, body, headers } = await read(token);
    expect([status, body]).toEqual([
      200,
      {
        household: 'Sam',
        people: ['Tom', 'Ivy'],
        vehicles: [
          { type: 'car', name: 'Toyota Prado', colour: 'Silver', registration: 'DLK 42F' },
          { type: 'trailer', name: 'Caravan', colour: null, registration: null },
        ],
        site: {
          name: trip.location_name,
          latitude: site.latitude,
          longitude: site.longitude,
          url: expect.anything(),
        },
        booking: ['Booked, number PF-2781', 'Their pitch: River 4'],
        conditions: null,
        plan_b: 'If it’s closed: Careys Bend',
        nights: 3,
        route: 'By the ford',
        device: 'PLB 2DCE',
        phone: '0491 570 156',
        leaves_on: inDays(14),
        back_at: at(17, '18:00'),
        worry_at: at(17, '20:00'),
        back_said_at: null,
      },
    ]);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(JSON.stringify(body)).not.toContain('Hilux');
    for (const wrong of ['x'.repeat(43), token.slice(0, -1), `${token}x`, 'x'])
      for (const response of [await read(wrong), await post(back, wrong), await post(seen, wrong)])
        expect(response.status).toBe(404);
  });

  test('while a vote on the campsite is open, the page names no plan B', async () => {
    const { mia, trip, token } = await tomsPlan();
    await backupOf(trip.id);
    const { id } = await siteOf(mia, { name: 'River', shared: true });
    await openedVote(mia, trip, { dates: [], location_ids: [id] });
    expect((await read(token)).body.plan_b).toBeNull();
  });

  test('the person at home reports the return once; after that the page says no more than that', async () => {
    const { tom, trip, token } = await tomsPlan();
    const { body } = await post(back, token);
    expect(body).toMatchObject({
      household: 'Sam',
      people: [],
      vehicles: [],
      site: null,
      route: null,
      phone: null,
    });
    expect(body.back_said_at).not.toBeNull();
    expect((await post(back, token)).body).toEqual(body);
    expect((await read(token)).body).toEqual(body);
    expect((await readPlan(trip.id, tom)).body.home_contact?.back_said_at).toBe(body.back_said_at);
    const mails = (await deliveredMail(tom.email)).filter(({ subject }) =>
      subject?.includes('says that you’re back'),
    );
    expect(mails).toHaveLength(1);
  });

  test('fifteen presses of “I’ve got this” at once all succeed, and count as one', async () => {
    const { tom, trip, token } = await tomsPlan();
    const all = await Promise.all(Array.from({ length: 15 }, () => post(seen, token)));
    expect(all.map(({ status }) => status)).toEqual(Array(15).fill(200));
    const at = (await readPlan(trip.id, tom)).body.home_contact?.seen_at;
    expect(at).toEqual(expect.any(String));
    await post(seen, token);
    expect((await readPlan(trip.id, tom)).body.home_contact?.seen_at).toBe(at);
  });

  test('the plan of a household that isn’t going any more is closed at once, before its person is told', async () => {
    const { trip, token } = await tomsPlan();
    await db.household.updateMany({
      where: { tripId: trip.id, NOT: { id: trip.id } },
      data: { attending: false },
    });
    for (const response of [await read(token), await post(back, token), await post(seen, token)])
      expect(response.status).toBe(410);
  });

  test('the plan is deleted 30 days after the return, reported or not', async () => {
    const { token } = await tomsPlan();
    const days = (count: number) => new Date(Date.parse(at(17, '18:00')) + count * 86_400_000);
    await purgeExpired(days(29));
    expect(await planByToken(token)).not.toBeNull();
    await db.homeContact.updateMany({ data: { backSaidAt: days(3) } });
    await purgeExpired(days(32));
    expect(await planByToken(token)).not.toBeNull();
    await purgeExpired(days(34));
    expect(await planByToken(token)).toBeNull();
    expect((await read(token)).status).toBe(404);
  });
});

describe('watching plans', () => {
  beforeEach(workerRuns);

  async function tomsPlan() {
    const { mia, tom, trip } = await party();
    const { id: household } = await invitationOf(trip, tom.email);
    return { mia, tom, trip, household, ...(await savedPlan(trip.id, household)) };
  }

  const watchAt = (days: number, time: string) => watchPlans(new Date(at(days, time)));
  const subjects = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);
  const ofPlan = async ({ email }: Person) =>
    (await subjects(email)).filter((subject) => /Lorraine|plan at home/.test(subject ?? ''));

  test('the household is reminded an hour before, asked at the time, and only then is the person at home told', async () => {
    const { tom, email } = await tomsPlan();
    await watchAt(17, '16:59');
    expect(await ofPlan(tom)).toEqual([]);
    await watchAt(17, '17:00');
    expect(await ofPlan(tom)).toEqual([
      expect.stringMatching(/^Back soon\? Lorraine expects you by .*, 6 pm$/),
    ]);
    await watchAt(17, '17:59');
    await watchAt(17, '18:00');
    expect((await ofPlan(tom)).slice(1)).toEqual([
      expect.stringMatching(/^Are you back\? Lorraine worries from .*, 8 pm$/),
    ]);
    await watchAt(17, '19:59');
    expect(await subjects(email)).toEqual([]);
    await watchAt(17, '20:00');
    const [alarm] = await deliveredMail(email);
    expect(alarm?.subject).toBe('Sam hasn’t said that they’re back');
    expect(alarm?.text).toMatch(/Call Sam first[\s\S]*000[\s\S]*131 444[\s\S]*track anyone or call for help/);
    await watchAt(17, '20:01');
    expect(await subjects(email)).toEqual([alarm?.subject]);
    expect(await ofPlan(tom)).toHaveLength(2);
  });

  test('several servers at once send each mail only once', async () => {
    const { tom, email } = await tomsPlan();
    await Promise.all([1, 2, 3].map(() => watchAt(17, '20:00')));
    expect(await subjects(email)).toHaveLength(1);
    expect(await ofPlan(tom)).toHaveLength(1);
  });

  test('a server killed before it saves a change has sent nothing, and the next minute’s run sends it', async () => {
    const { email, id } = await tomsPlan();
    await db.$executeRaw`
    create function fail_once() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`;
    await db.$executeRaw`create trigger fail_once before update on home_contacts for each row execute function fail_once()`;
    await watchAt(17, '20:00');
    expect(await subjects(email)).toEqual([]);
    await db.$executeRaw`drop trigger fail_once on home_contacts`;
    await db.$executeRaw`drop function fail_once`;
    await watchAt(17, '20:01');
    expect(await subjects(email)).toHaveLength(1);
    expect(await findPlans(Prisma.sql`c.id = ${id}::uuid`)).toHaveLength(1);
  });

  test.each<[string, (plan: Awaited<ReturnType<typeof tomsPlan>>) => Promise<unknown>]>([
    ['called off', ({ mia, trip }) => callOffTrip(mia.viewer, trip.id)],
    ['not going', ({ tom, trip }) => answerTrip(tom.viewer, trip.id, false)],
    ['left', ({ tom, trip }) => leaveTrip({ tripId: trip.id, viewer: tom.viewer })],
    ['removed', ({ tom, trip }) => takeOff(trip, tom.email)],
    ['deleted', ({ trip }) => db.trip.delete({ where: { id: trip.id } })],
  ])(
    '%s: the plan is shut, its person is told once, and nobody is asked or told to worry',
    async (_, end) => {
      const plan = await tomsPlan();
      await end(plan);
      for (const time of ['17:00', '18:00', '20:00']) await watchAt(17, time);
      expect(await subjects(plan.email)).toEqual(['Sam’s plan has been shut']);
      expect(await ofPlan(plan.tom)).toEqual([]);
      const kept = await db.homeContact.findUnique({ where: { id: plan.id } });
      expect(kept ? [kept.phone, kept.route, kept.device] : []).toEqual(kept ? [null, null, null] : []);
    },
  );

  test('a person who hasn’t received the plan yet is also told that it is shut', async () => {
    const { mia, trip, email } = await tomsPlan();
    await db.homeContact.updateMany({
      where: { tripId: trip.id },
      data: { sentAt: null, send: 'on leaving' },
    });
    await callOffTrip(mia.viewer, trip.id);
    await watchAt(13, '18:00');
    expect(await subjects(email)).toEqual(['Sam’s plan has been shut']);
  });

  const sentTimes = async (id: string) => {
    const [plan] = await findPlans(Prisma.sql`c.id = ${id}::uuid`);
    return plan ? timesOf(plan) : '';
  };
  const mailTo = (to: string) => ({ to, subject: 'The plan', html: '', text: '' });

  test('when an address can’t receive mail, the household is told at once, and later mails are still tried', async () => {
    const { tom, trip, id, email } = await tomsPlan();
    const refusing = () => Promise.reject(new AddressRefused('550 no such user'));
    const plan = { planId: id, to: 'person', kind: 'plan', mail: mailTo(email), times: '' } as const;
    await deliverHomeMail(plan, 'a', refusing);
    await deliverHomeMail(plan, 'b', refusing);
    expect(await ofPlan(tom)).toEqual(['Lorraine hasn’t got your plan']);
    expect((await readPlan(trip.id, tom)).body.home_contact).toMatchObject({
      refused: true,
      refused_by: 'address',
    });
    // The address may accept mails again later. So the household is told, but the server still tries to
    // send the alarm.
    await watchAt(17, '20:00');
    expect(await ofPlan(tom)).toEqual([
      'Lorraine hasn’t got your plan',
      expect.stringContaining('Are you back?'),
    ]);
    expect(await subjects(email)).toEqual(['Sam hasn’t said that they’re back']);
  });

  const alarmOf = async (planId: string, email: string) =>
    ({ planId, to: 'person', kind: 'alarm', mail: mailTo(email), times: await sentTimes(planId) }) as const;

  test('a mail that can’t be sent is tried again within minutes, under the same id', async () => {
    const { id, email } = await tomsPlan();
    const away = () => Promise.reject(new Error('ECONNREFUSED'));
    const alarm = await alarmOf(id, email);
    for (const tries of [0, 9]) await deliverHomeMail({ ...alarm, tries }, 'a', away);
    const waits = await db.$queryRaw<{ seconds: number }[]>`
    select extract(epoch from job.run_at - now())::int seconds from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'home-mail' order by job.run_at`;
    expect(waits.map(({ seconds }) => Math.round(seconds / 5) * 5)).toEqual([15, 300]);
    await minutesPass(5);
    // Both attempts have the same mail id, so the mail folder has only one file.
    expect(await subjects(email)).toEqual(['The plan']);
  });

  test('a mail that is sent but can’t be counted isn’t sent again', async () => {
    const { id, email } = await tomsPlan();
    let sent = 0;
    const deliver = async () => {
      sent += 1;
    };
    const alarm = await alarmOf(id, email);
    const waiting = () => db.$queryRaw<{ id: string }[]>`
    select job.id::text from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = 'home-mail'`;
    const before = await waiting();
    await db.$executeRaw`
    create function fail_counting() returns trigger language plpgsql as 'begin raise exception ''late''; end'`;
    await db.$executeRaw`create trigger fail_counting before insert or update on rate_limits for each row execute function fail_counting()`;
    await deliverHomeMail(alarm, 'a', deliver);
    await db.$executeRaw`drop trigger fail_counting on rate_limits`;
    await db.$executeRaw`drop function fail_counting`;
    expect(sent).toBe(1);
    expect(await waiting()).toEqual(before);
  });

  test('a waiting alarm is dropped once the household is back, the time has moved, or the plan is shut', async () => {
    const { id, trip, email } = await tomsPlan();
    const delivered: string[] = [];
    const deliver = async () => {
      delivered.push('mail');
    };
    const alarm = await alarmOf(id, email);
    const change = (data: object) => db.homeContact.updateMany({ where: { tripId: trip.id }, data });
    await deliverHomeMail(alarm, 'a', deliver);
    await change({ backSaidAt: new Date() });
    await deliverHomeMail(alarm, 'b', deliver);
    await change({ backSaidAt: null, worryAt: new Date(at(17, '23:00')) });
    await deliverHomeMail(alarm, 'c', deliver);
    await change({ worryAt: new Date(at(17, '20:00')), shutAt: new Date() });
    await deliverHomeMail(alarm, 'd', deliver);
    expect(delivered).toHaveLength(1);
  });

  test('mails about plans go before all other waiting mails, whatever a recipient has unsubscribed from', async () => {
    const { email, tom } = await tomsPlan();
    await db.$executeRaw`
    insert into mail_refusals (email, kind) select ${tom.email}::citext, kind from unnest(enum_range(null::mail_kind)) kind`;
    await db.$queryRaw`
    select count(graphile_worker.add_job('mail', '{"sealed": "no"}'::json, run_at => now() - interval '1 hour')::text)
    from generate_series(1, 100)`;
    await watchAt(17, '20:00');
    const jobs = await db.$queryRaw<{ name: string }[]>`
    select task.identifier name from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    order by job.priority, job.run_at limit 2`;
    expect(jobs).toEqual([{ name: 'home-mail' }, { name: 'home-mail' }]);
    await db.$executeRaw`delete from graphile_worker._private_jobs where payload->>'sealed' = 'no'`;
    expect(await subjects(email)).toHaveLength(1);
    expect(await ofPlan(tom)).toHaveLength(1);
  });
});
