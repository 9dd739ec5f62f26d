import { POST as allow } from '@/app/api/at-home/[token]/allow/route';
import { POST as notMe } from '@/app/api/at-home/[token]/not-me/route';
import { GET as readAtHome } from '@/app/api/at-home/[token]/route';
import { POST as seen } from '@/app/api/at-home/[token]/seen/route';
import { POST as openInvite } from '@/app/api/invites/[token]/open/route';
import { db } from '@/lib/server/db/client';
import { count, giveBack, secondsToWait } from '@/lib/server/http/rate-limiter';
import { noteCronVisit } from '@/lib/server/jobs/health';
import { queueHere } from '@/lib/server/jobs/this-process';
import { changeTrip } from '@/lib/trips/change-trip';
import { NEEDS_MINUTES } from '@/lib/trips/home-contact/limits';
import { watchPlans } from '@/lib/trips/home-contact/watch-plans';
import { confirmAddress } from '@/lib/trips/invitations/links/own-address';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { answer, asGuest, family, invited, prado } from '@/tests/factories/guests';
import {
  at,
  deletePlan,
  homePlan,
  putPlan,
  readPlan,
  weAreBack,
  workerRuns,
} from '@/tests/factories/home-plan';
import { uniqueEmail } from '@/tests/factories/people';
import { bring, carOf } from '@/tests/factories/seats';
import { takeOff } from '@/tests/factories/trip-households';
import { inDays, party, plan as planTrip } from '@/tests/factories/trips';
import { deliveredMail, linkIn } from '@/tests/mail';

beforeEach(workerRuns);

const subjects = async (email: string) => (await deliveredMail(email)).map(({ subject }) => subject);

test('a household leaves its plan with a person at home, who gets a mail with a link at once', async () => {
  const { mia, tom, trip } = await party();
  const sent = homePlan({
    ...{ phone: '0491 570 006', own_phone: '0491 570 156', route: 'By the ford', device: 'PLB 2DCE' },
  });
  const { status, body } = await putPlan(trip.id, sent, tom);
  expect([status, body.home_contact]).toEqual([
    200,
    {
      ...sent,
      ...{ own_email: null, sent_at: expect.any(String), seen_at: null, back_said_at: null },
      ...{ refused: false, refused_by: null },
    },
  ]);
  expect((await readPlan(trip.id, tom)).body).toEqual(body);
  // Not even the organiser can read another household's plan.
  expect((await readPlan(trip.id, mia)).body).toEqual({ home_contact: null });
  const [mail] = await deliveredMail(sent.email);
  expect(mail?.subject).toBe('Tom is going camping and leaves the plan with you');
  expect(mail?.text).toMatch(/Campmates starts no search and watches nobody.[\s\S]*6 pm \(Sydney time\)/);
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

test.each([
  [
    'back before leaving',
    { back_at: at(13, '18:00') },
    { back_at: 'That’s before you leave. Please choose a later time.' },
  ],
  [
    'worry before back',
    { worry_at: at(17, '17:59') },
    { worry_at: 'That’s before you’re back. Please choose a later time.' },
  ],
  [
    'months after the trip',
    { worry_at: at(90, '17:59') },
    { worry_at: 'Please choose a time within 30 days of the trip’s end.' },
  ],
  ['no time', { back_at: 'Tuesday' }, { back_at: 'Please enter a date and a time.' }],
  ['no name', { name: ' ' }, { name: 'Who is it?' }],
  [
    'no number',
    { phone: 'https://example.com' },
    { phone: 'Please enter a phone number, using only digits.' },
  ],
  ['no address', { email: 'lorraine' }, { email: 'Please enter a valid email address.' }],
])('%s is refused at its field, and the saved plan stays', async (_, wrong, fields) => {
  const { tom, trip } = await party();
  const sent = homePlan();
  await putPlan(trip.id, sent, tom);
  const { status, body } = await putPlan(trip.id, { ...sent, ...wrong }, tom);
  expect([status, body.fields]).toEqual([400, fields]);
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
  const open = (secret: string) => call(openInvite, 'POST', { params: { token }, body: { confirm: secret } });
  await open(`${confirm}x`);
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
  const later = (minute: number) => putPlan(trip.id, { ...sent, worry_at: at(17, `20:${10 + minute}`) }, tom);
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

test.each([
  ['name', 'Nan, see evil.pro/x'],
  ['route', 'By the ford, then 1 9 0 0 1 2 3 4 5 6'],
  ['device', 'write to win@evil.zip'],
  ['phone', '1900 123 456'],
  ['own_phone', '190 212 3456'],
])('bait in a plan’s %s is 400 at that field, and nothing is mailed', async (field, text) => {
  const { tom, trip } = await party();
  const sent = homePlan({ [field]: text });
  const { status, body } = await putPlan(trip.id, sent, tom);
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  expect(await deliveredMail(sent.email)).toEqual([]);
});

test.each(['make', 'colour', 'registration'])(
  'bait in a car’s %s is 400 at that field, and no detail is saved',
  async (field) => {
    const { tom, trip } = await party();
    const cars = [await carOf(tom, 'Golf'), await carOf(tom, 'Polo')];
    await bring(tom, trip.id, [], cars);
    const said = [
      { id: cars[0], colour: 'Red' },
      { id: cars[1], [field]: 'evil.pro/x' },
    ];
    const { status, body } = await putPlan(trip.id, homePlan({ cars: said }), tom);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [`cars.1.${field}`]]);
    expect(await db.ride.count({ where: { id: { in: cars }, colour: 'Red' } })).toBe(0);
  },
);

test('names of the site and of the household that are bait are in no mail of a plan', async () => {
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
