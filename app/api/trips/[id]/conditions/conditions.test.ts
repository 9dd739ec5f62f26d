import { GET as getNotifications } from '@/app/api/notifications/route';
import { GET as getDays } from '@/app/api/trips/[id]/days/route';
import { PUT as putDuties } from '@/app/api/trips/[id]/duties/route';
import { DELETE as callOff } from '@/app/api/trips/[id]/route';
import { formatWeekday } from '@/lib/dates';
import { db } from '@/lib/server/db/client';
import { conditionsOfTrip } from '@/lib/trips/conditions/get-conditions';
import type { Item } from '@/lib/trips/conditions/item';
import type { ConditionsAnswer } from '@/lib/trips/conditions/schema';
import { tellConditions } from '@/lib/trips/conditions/tell-conditions';
import type { Days } from '@/lib/trips/days/schema';
import type { Notifications } from '@/lib/trips/notifications/schema';
import { call } from '@/tests/call';
import { answerTrip } from '@/tests/factories/answers';
import { banOn, listSays, readNsw } from '@/tests/factories/conditions';
import { type Person, person } from '@/tests/factories/people';
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

test('of a long list, only what may concern the site leaves the database', async () => {
  const { id, first } = await tomorrow();
  const far = Array.from({ length: 3000 }, (_, at) => ({
    ...banOn(first),
    id: `far ${at}`,
    box: [-10, 120, -9, 121] as Item['box'],
  }));
  await listSays([...far, { ...banOn(first), id: 'near', box: [-90, 90, 0, 180] }, banOn(first)]);
  const [list] = (await conditionsOfTrip(id))?.lists ?? [];
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
  expect(bans((await say(id, tom, { day, banned: null })).body).join()).not.toContain(`on ${name}`);
  expect((await say(id, tom, { day: inDays(4), banned: true })).status).toBe(400);
  expect((await say(id, tom, { day, banned: 'yes' })).status).toBe(400);
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
    const { mia, tom, zoe, first } = await tomorrow();
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
