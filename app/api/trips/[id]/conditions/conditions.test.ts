import { GET as getNotifications } from '@/app/api/notifications/route';
import { GET as getDays } from '@/app/api/trips/[id]/days/route';
import { PUT as putDuties } from '@/app/api/trips/[id]/duties/route';
import { DELETE as callOff } from '@/app/api/trips/[id]/route';
import { shownConditions } from '@/components/trips/conditions/shown-conditions';
import { formatDay, formatWeekday } from '@/lib/dates';
import type { Position } from '@/lib/geometry';
import { dayIn } from '@/lib/places/clock';
import { db } from '@/lib/server/db/client';
import { decrypt } from '@/lib/server/jobs/encrypt';
import { conditionsOfTrip, getConditionsPage, lineOfTrip } from '@/lib/trips/conditions/get-conditions';
import type { Item } from '@/lib/trips/conditions/item';
import type { ConditionsAnswer } from '@/lib/trips/conditions/schema';
import { tellConditions } from '@/lib/trips/conditions/tell-conditions';
import type { Days } from '@/lib/trips/days/schema';
import { type Push, pushPath } from '@/lib/trips/notifications/push';
import type { Notifications } from '@/lib/trips/notifications/schema';
import { tripHead } from '@/lib/trips/trip-head';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import { backupOf } from '@/tests/factories/backups';
import { siteOf } from '@/tests/factories/campsites';
import { banOn, listSays, readNsw } from '@/tests/factories/conditions';
import { type Person, person } from '@/tests/factories/people';
import { stopsOn } from '@/tests/factories/stops';
import { inDays, moveTo } from '@/tests/factories/trips';
import { openedVote, otherDates } from '@/tests/factories/votes';
import { tripOutThere } from '@/tests/factories/weather';
import { deliveredMail } from '@/tests/mail';
import { PUT } from './fire-ban/route';
import { GET } from './route';

beforeEach(async () => {
  readNsw();
  await db.conditionList.deleteMany();
});
afterAll(() => readNsw(false));

const read = async (id: string, as: Person) =>
  (await call<ConditionsAnswer>(GET, 'GET', { as, params: { id } })).body;
const say = (id: string, as: Person, body: unknown) =>
  call<ConditionsAnswer>(PUT, 'PUT', { as, params: { id }, body });
const bans = ({ items }: ConditionsAnswer) =>
  items.filter(({ kind }) => kind === 'fire ban').map(({ state, title }) => `${state}: ${title}`);

/** From tomorrow on, for three days, with somebody who goes and somebody who hasn't answered. */
async function tomorrow() {
  const [tom, zoe] = [await person('Tom'), await person('Zoe')];
  const there = await tripOutThere(1, 3, [tom, zoe]);
  await answerTrip(tom.viewer, there.trip.id, true);
  return { ...there, tom, zoe, id: there.trip.id, first: inDays(1) };
}

test('everybody on the trip reads the bans with their day, source and time, and what isn’t checked', async () => {
  const { id, mia, zoe, first } = await tomorrow();
  await listSays([banOn(first), banOn(inDays(2), false)]);
  for (const as of [mia, zoe]) {
    const answer = await read(id, as);
    expect(answer).toMatchObject({ on: true, from: inDays(-3), looked_at: expect.any(String) });
    expect(answer.items[0]).toMatchObject({
      state: 'found',
      title: `Total fire ban, all ${formatWeekday(first)}`,
      rating: 'Extreme',
      days: [first],
      source: { name: 'NSW Rural Fire Service' },
      source_at: expect.any(String),
    });
    expect(answer.items.filter(({ kind }) => kind !== 'fire ban').map(({ state }) => state)).toEqual(
      expect.arrayContaining(['not checked']),
    );
  }
});

test('when the campsite is closed, plan B is shown to everybody, if there is one', async () => {
  const { id, zoe, first } = await tomorrow();
  const caller = { viewer: zoe.viewer, tripId: id };
  const showsPlanB = async () => {
    const [page, found] = await Promise.all([tripHead(caller), getConditionsPage(caller)]);
    return page && found && shownConditions(page, found, new Date()).stops[0]?.planB;
  };
  const closed: Item = { ...banOn(first), kind: 'park', gravity: 'stops', title: 'The park is closed' };
  await listSays([closed], 0, 'nsw-parks');
  expect(await showsPlanB()).toBeNull();
  await backupOf(id);
  expect(await showsPlanB()).toMatchObject({ decides: false });
  await listSays([{ ...closed, gravity: 'watch' }], 0, 'nsw-parks');
  expect(await showsPlanB()).toBeNull();
});

test('of a long list, only what may concern the site leaves the database', async () => {
  const { id, first } = await tomorrow();
  const far = Array.from({ length: 3000 }, (_, at) => ({
    ...banOn(first),
    id: `far ${at}`,
    box: [-10, 120, -9, 121] as Item['box'],
  }));
  await listSays([...far, { ...banOn(first), id: 'near', box: [-90, 90, 0, 180] }, banOn(first)]);
  const [list] = (await conditionsOfTrip(id))?.[0]?.lists ?? [];
  expect(list?.items?.map((item) => item.id)).toEqual(['near', `1 ${first}`]);
});

test('without a list, before its time, after it and once called off, nothing is looked at', async () => {
  const { id, mia, first, trip } = await tomorrow();
  await listSays([banOn(first)]);
  const titles = async () => bans(await read(id, mia)).map((each) => each.split(':')[0]);
  await moveTo(trip, 6, 8);
  expect(await read(id, mia)).toMatchObject({ on: true, from: inDays(2), looked_at: null });
  await moveTo(trip, -3, -2);
  expect(await read(id, mia)).toMatchObject({ on: false, from: null });
  await moveTo(trip, 1, 3);
  readNsw(false);
  expect(await titles()).toEqual(['not checked']);
  readNsw();
  expect(await titles()).toEqual(['found', 'not checked']);
  await call(callOff, 'DELETE', { as: mia, params: { id } });
  expect((await read(id, mia)).on).toBe(false);
});

test('a goer says for a day whether there is a ban, with their name, and takes it back', async () => {
  const { id, tom, mia, first } = await tomorrow();
  await listSays([banOn(first)]);
  const day = inDays(2);
  const name = formatWeekday(day);
  const { body } = await say(id, tom, { day, banned: false });
  expect(bans(body)).toContain(`none found: No ban for ${name}`);
  expect(body.items.find(({ said_by }) => said_by)?.said_by?.name).toBe('Tom');
  expect(bans((await say(id, mia, { day, banned: true })).body)).toContain(`found: Fire ban on ${name}`);
  const against = await say(id, tom, { day, banned: false });
  expect(against).toMatchObject({
    status: 409,
    body: { error: expect.stringMatching(/^Mia says that there is/) },
  });
  expect(bans(await read(id, tom))).toContain(`found: Fire ban on ${name}`);
  expect(bans((await say(id, mia, { day, banned: false })).body)).toContain(`none found: No ban for ${name}`);
  await say(id, mia, { day, banned: true });
  expect(bans((await say(id, tom, { day, banned: null })).body).join()).not.toContain(`on ${name}`);
  expect((await say(id, tom, { day: inDays(4), banned: true })).status).toBe(400);
  expect((await say(id, tom, { day, banned: 'yes' })).status).toBe(400);
});

test('the word of somebody who no longer goes isn’t said, and binds nobody', async () => {
  const { id, tom, mia } = await tomorrow();
  const day = inDays(2);
  const said = ({ items }: ConditionsAnswer) =>
    items.filter(({ said_by }) => said_by).map(({ text }) => text);
  expect(said((await say(id, tom, { day, banned: true })).body)).toEqual(['Says Tom, who is going.']);
  await answerTrip(tom.viewer, id, false);
  expect(said(await read(id, mia))).toEqual([]);
  expect(said((await say(id, mia, { day, banned: false })).body)).toEqual(['Says Mia, who is going.']);
});

test('the fire duty of a day is left out under a ban, official or said, and no other duty', async () => {
  const { id, tom, mia, first } = await tomorrow();
  await call(putDuties, 'PUT', { as: mia, params: { id }, body: { duties: ['Campfire', 'Dishes'] } });
  const duties = async () => {
    const { body } = await call<Days>(getDays, 'GET', { as: mia, params: { id } });
    return body.days.map((each) => each.duties.map(({ duty }) => duty));
  };
  expect(await duties()).toEqual([[0, 1], [0, 1], []]);
  await listSays([banOn(first)]);
  await say(id, tom, { day: inDays(2), banned: true });
  expect(await duties()).toEqual([[1], [1], []]);
});

describe('telling', () => {
  test('a mail says that the dates are still open', async () => {
    const { trip, mia, tom, first } = await tomorrow();
    await openedVote(mia, trip, { ...otherDates(), closes_on: inDays(0) });
    await listSays([banOn(first)]);
    await tellConditions();
    const text = (await deliveredMail(tom.email)).at(-1)?.text ?? '';
    expect(text).toContain('Total fire ban');
    expect(text).toContain('Dates still open');
  });

  const told = async (as: Person) => {
    const { body } = await call<Notifications>(getNotifications, 'GET', { as });
    return body.notifications.filter(({ kind }) => kind === 'conditions').map(({ text }) => text);
  };
  const mailed = async ({ email }: Person) =>
    (await deliveredMail(email)).filter(({ text }) => text?.includes('We tell you once'));

  test('those who go are told of a ban once, by day, with its source and time, and of its end', async () => {
    const { id, mia, tom, zoe, first } = await tomorrow();
    const name = formatWeekday(first);
    await listSays([banOn(first)]);
    await tellConditions();
    await tellConditions();
    const words = new RegExp(
      `^Total fire ban, all ${name}, says NSW Rural Fire Service \\(\\d+(:\\d\\d)? [ap]m\\)\\.$`,
    );
    for (const as of [mia, tom]) {
      expect(await told(as)).toEqual([expect.stringMatching(words)]);
      const [mail, ...others] = await mailed(as);
      expect([mail?.subject, others]).toEqual([expect.stringMatching(`^No campfire on ${name}: `), []]);
      expect(mail?.text).toMatch(new RegExp(words.source.slice(1, -1)));
    }
    expect([await told(zoe), await mailed(zoe)]).toEqual([[], []]);
    const zoes = { viewer: zoe.viewer, tripId: id };
    const [page, found] = await Promise.all([tripHead(zoes), getConditionsPage(zoes)]);
    expect(page && found && shownConditions(page, found, new Date()).looked).toMatch(
      /^Looked at \S+ [ap]m\. Those going were told at \S+ [ap]m\.$/,
    );
    expect(await lineOfTrip(id)).toContain(`Looked ${formatDay(dayIn('Australia/Sydney', new Date()))}, `);

    await listSays([banOn(first)], 5);
    await tellConditions();
    await listSays([]);
    await tellConditions();
    expect(await mailed(tom)).toHaveLength(1);
    await listSays([banOn(first, false)]);
    await tellConditions();
    await tellConditions();
    expect(await told(tom)).toEqual([expect.stringMatching(/^The fire ban has ended, says NSW Rural/)]);
    expect((await mailed(tom)).map(({ subject }) => subject?.split(':')[0])).toEqual([
      `No campfire on ${name}`,
      'The fire ban has ended',
    ]);
  });

  test('with several stops each ban is told once, with the stop where people sleep', async () => {
    const { id, mia, tom, first } = await tomorrow();
    const site = await siteOf(mia, { latitude: -36.2, longitude: 148.4 });
    await db.campsite.update({ where: { id: site.id }, data: { state: 'NSW' } });
    const stops = await stopsOn(id, [{ nights: 1 }, { nights: 2, campsiteId: site.id }]);
    await listSays([banOn(inDays(2))]);
    await tellConditions();
    await tellConditions();
    const [text, ...more] = await told(tom);
    expect(text).toMatch(new RegExp(`^${site.name}: Total fire ban`));
    expect(more).toEqual([]);
    const [mail] = await mailed(tom);
    expect(mail?.text).toContain(`No campfire on ${formatWeekday(inDays(2))} at ${site.name}`);
    const { items } = await read(id, mia);
    expect(items[0]).toMatchObject({ stop_id: stops[1], state: 'found', days: [inDays(2)] });
    expect(await lineOfTrip(id)).toMatch(new RegExp(`^${site.name}: No campfire`));
    // For somebody who is told of the first stop only.
    expect(await lineOfTrip(id, (stop) => stop === id)).not.toContain('No campfire');
    const caller = { viewer: mia.viewer, tripId: id };
    const [page, found] = await Promise.all([tripHead(caller), getConditionsPage(caller)]);
    expect(page?.bans).toEqual([inDays(2)]);
    const shown = page && found && shownConditions(page, found, new Date());
    expect(shown?.stops?.map((stop) => stop.id)).toEqual(stops);
    expect(shown?.days.map(({ day }) => day)).toEqual([first, inDays(3), inDays(4)]);
    await listSays([banOn(inDays(2), false)]);
    await tellConditions();
    expect(await told(tom)).toEqual([expect.stringMatching(`^${site.name}: The fire ban has ended`)]);
  });

  const fire = ({ latitude, longitude }: Position): Item => ({
    ...banOn(inDays(1)),
    kind: 'fire',
    gravity: 'leave',
    title: 'Emergency Warning, Doctors Flat',
    where: { spots: [{ latitude: latitude + 0.2, longitude }] },
  });

  test('a mail’s heading is what is new, and a fire is near the site', async () => {
    const { site, tom, first } = await tomorrow();
    await listSays([fire(site)], 0, 'nsw-fires');
    await tellConditions();
    await listSays([banOn(first)]);
    await tellConditions();
    const mails = await mailed(tom);
    expect(mails.map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Emergency Warning, Doctors Flat',
      `No campfire on ${formatWeekday(first)}`,
    ]);
    expect(mails[0]?.text).toContain(`Doctors Flat near ${site.name}`);
    expect(mails[1]?.text).toContain(`at ${site.name}`);
  });

  describe('a push', () => {
    const hears = ({ viewer: { sessionId }, email }: Person) =>
      db.pushSubscription.create({
        data: { sessionId, endpoint: `https://push.example.com/${email}`, p256dh: '', auth: '' },
      });
    const pushes = async (tripId: string) => {
      const jobs = await db.$queryRaw<{ sealed: string }[]>`
        select job.payload ->> 'sealed' sealed from graphile_worker._private_jobs job
        join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = 'push' order by job.id`;
      return jobs.map(({ sealed }) => decrypt(sealed) as Push).filter((push) => push.tripId === tripId);
    };

    test('says a ban with its source and time to those who go, once, and its end', async () => {
      const { id, tom, zoe, first } = await tomorrow();
      await hears(tom);
      await hears(zoe);
      for (const banned of [true, true, false, false]) {
        await listSays([banOn(first, banned)]);
        await tellConditions();
      }
      const sent = await pushes(id);
      const by = String.raw`says NSW Rural Fire Service \(\d+(:\d\d)? [ap]m\)\.$`;
      expect(sent.map(({ words }) => words)).toEqual([
        expect.stringMatching(`^Total fire ban, all ${formatWeekday(first)}, ${by}`),
        expect.stringMatching(`^The fire ban has ended, ${by}`),
      ]);
      expect(sent.map(pushPath)).toEqual(Array(2).fill(`/trip/${id}/conditions`));
    });

    test('has the beginning of long news', async () => {
      const { id, site, tom } = await tomorrow();
      const nine = Array.from({ length: 9 }, (_, place) => ({ ...fire(site), id: `${place}` }));
      await listSays(nine, 0, 'nsw-fires');
      await hears(tom);
      await tellConditions();
      expect((await told(tom)).join().length).toBeGreaterThan(160);
      expect((await pushes(id))[0]?.words).toMatch(/^Emergency Warning.{120,142}…$/);
    });
  });

  test('what has ended at a former site isn’t said of the new one', async () => {
    const { id, mia, site, trip, first } = await tomorrow();
    await listSays([banOn(first)]);
    await tellConditions();
    await listSays([banOn(first, false)]);
    await tellConditions();
    const titles = async () => (await read(id, mia)).items.map(({ title }) => title);
    expect(await titles()).toContain('The fire ban has ended');
    await db.campsite.update({ where: { id: site.id }, data: { longitude: 151.8 } });
    expect(await titles()).not.toContain('The fire ban has ended');
    await listSays([banOn(first)]);
    await tellConditions();
    await moveTo(trip, 1, 2);
    await tellConditions();
    expect(await told(mia)).toHaveLength(1);
  });

  test('a trip whose news fails keeps no other trip from its own', async () => {
    const there = [await tomorrow(), await tomorrow()];
    const [id] = there.map((each) => each.id).sort();
    const others = there.filter((each) => each.id !== id);
    const first = inDays(1);
    await listSays([banOn(first)]);
    await tellConditions();
    await db.$executeRaw`
      update told_conditions set told = jsonb_set(told, '{things}', '"spoilt"') where trip_id = ${id}::uuid`;
    await listSays([banOn(first), banOn(inDays(2))]);
    await tellConditions();
    for (const { tom } of others) expect(await mailed(tom)).toHaveLength(2);
  });

  test('nobody is told of a trip that was called off, is too far or over, or of a list that is off', async () => {
    const there = await tomorrow();
    await listSays([banOn(there.first), banOn(inDays(7))]);
    readNsw(false);
    await tellConditions();
    readNsw();
    for (const [first, last] of [
      [6, 8],
      [-3, -1],
    ] as const) {
      await moveTo(there.trip, first, last);
      await tellConditions();
    }
    await moveTo(there.trip, 1, 3);
    await call(callOff, 'DELETE', { as: there.mia, params: { id: there.id } });
    await tellConditions();
    expect(await told(there.tom)).toEqual([]);
  });
});
