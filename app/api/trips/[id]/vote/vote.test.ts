import { PATCH as choose } from '@/app/api/trips/[id]/attendance/route';
import { addDays } from '@/lib/dates';
import { deleteAccount } from '@/lib/own-data/delete-account';
import { db } from '@/lib/server/db/client';
import { callOffTrip } from '@/lib/trips/call-off';
import { changeTrip } from '@/lib/trips/change-trip';
import { removeInvitee } from '@/lib/trips/invitations/remove-invitee';
import type { Trip } from '@/lib/trips/schema';
import { findVote, getVote, voteSql } from '@/lib/trips/vote/get-vote';
import type { NewVote, Vote } from '@/lib/trips/vote/schema';
import { Prisma } from '@/prisma/generated/client';
import { call } from '@/tests/call';
import { countQueries } from '@/tests/count-queries';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person } from '@/tests/factories/people';
import { addHouseholds } from '@/tests/factories/trip-households';
import { appoint, inDays, invitationOf, invitedToken, moveTo, party, plan } from '@/tests/factories/trips';
import { openedVote, otherDates, sayAs, sayByLink } from '@/tests/factories/votes';
import { PUT as putAnswers } from './answers/route';
import { POST as decide } from './decision/route';
import { PATCH as changeVote, DELETE as endVote, POST as openVote, GET as readVote } from './route';

type Answer = { vote: Vote | null; error?: string; fields?: Record<string, string> };
const open = (id: string, as: Person, body: object = {}) =>
  call<Answer>(openVote, 'POST', { as, params: { id }, body: { ...otherDates(), ...body } });
const read = (id: string, as: Person) => call<Answer>(readVote, 'GET', { as, params: { id } });
const change = (id: string, as: Person, body: object) =>
  call<Answer>(changeVote, 'PATCH', { as, params: { id }, body });
const end = (id: string, as: Person) => call<Answer>(endVote, 'DELETE', { as, params: { id } });
const voteOf = async (as: Person, { id }: { id: string }) => (await read(id, as)).body.vote;

/** Mia plans a trip for each test that needs one of its own. */
let mia: Person;

beforeAll(async () => {
  mia = await person('Mia');
});

describe('a vote', () => {
  const namesOf = (vote: Vote | null | undefined, kind: 'dates' | 'site') =>
    vote?.options.filter((option) => option.kind === kind).map(({ name, start_date }) => name ?? start_date);
  const day = (days: number, last = days + 2) => ({ start_date: inDays(days), end_date: inDays(last) });

  test('a vote begins with the trip’s own dates and campsite; duplicates become one option', async () => {
    const [flat, river] = [
      await siteOf(mia, { shared: true }),
      await siteOf(mia, { name: 'River', shared: true }),
    ];
    const trip = await plan(mia, { location_id: flat.id });
    const own = { start_date: trip.start_date, end_date: trip.end_date };
    const body: NewVote = { dates: [day(30), own, day(30)], location_ids: [river.id, flat.id, river.id] };
    const opened = await open(trip.id, mia, body);
    expect(opened.status).toBe(201);
    expect(opened.body.vote).toMatchObject({ open: true });
    expect(namesOf(opened.body.vote, 'dates')).toEqual([trip.start_date, inDays(30)]);
    expect(namesOf(opened.body.vote, 'site')).toEqual(['Riverside flat', 'River']);
    expect((await read(trip.id, mia)).body).toEqual(opened.body);
  });

  test('a co-organiser opens a vote, everybody on the trip sees it, and no vote is left once it is ended', async () => {
    const { mia, tom, ann, trip } = await party();
    await appoint(trip, tom);
    expect((await read(trip.id, mia)).body).toEqual({ vote: null });
    expect((await open(trip.id, tom)).status).toBe(201);
    expect((await read(trip.id, ann)).body.vote?.options).toHaveLength(4);
    expect((await end(trip.id, mia)).body).toEqual({ vote: null });
    expect(await db.vote.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('a trip has one vote at a time, even when two open one at once; a repeated request opens no second', async () => {
    const trip = await plan(mia);
    const both = await Promise.all([open(trip.id, mia), open(trip.id, mia)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await open(trip.id, mia)).status).toBe(409);
  });

  const twelve = Array.from({ length: 12 }, (_, index) => day(20 + index));

  let unasked: Trip | undefined;

  test.each<[string, () => object, string]>([
    ['days that have passed', () => ({ dates: [day(-5)] }), 'dates'],
    ['days that end before they begin', () => ({ dates: [day(30, 29)] }), 'dates'],
    ['days that last too long', () => ({ dates: [day(30, 300)] }), 'dates'],
    [
      'days that don’t exist',
      () => ({ dates: [{ start_date: '2027-02-30', end_date: '2027-03-02' }] }),
      'dates',
    ],
    ['nothing to choose', () => ({ dates: [], location_ids: [] }), 'dates'],
    ['only what the trip has already', () => ({ dates: [day(14, 17)] }), 'dates'],
    ['too many dates', () => ({ dates: twelve.slice(0, 10) }), 'dates'],
    ['far too many', () => ({ dates: [...twelve, ...twelve] }), 'dates'],
    ['no list', () => ({ dates: 'soon' }), 'dates'],
  ])('%s is refused', async (_, body, field) => {
    unasked ??= await plan(mia);
    const { status, body: answer } = await open(unasked.id, mia, body());
    expect([status, Object.keys(answer.fields ?? {})[0]?.split('.')[0]]).toEqual([400, field]);
  });

  test('a vote has at most ten dates and five campsites, including the trip’s own', async () => {
    const sites = await Promise.all(
      [1, 2, 3, 4, 5].map((n) => siteOf(mia, { name: `Site ${n}`, shared: true })),
    );
    const trip = await plan(mia);
    const ids = sites.map(({ id }) => id);
    expect((await open(trip.id, mia, { location_ids: ids })).status).toBe(400);
    const opened = await open(trip.id, mia, { dates: twelve.slice(0, 9), location_ids: ids.slice(0, 4) });
    expect([opened.status, opened.body.vote?.options.length]).toEqual([201, 15]);
  });

  test('a campsite must be one that its organiser may use: another person’s private one does not exist', async () => {
    const { mia, tom, trip } = await party();
    const [others, own, toms] = [await siteOf(await person('Eve')), await siteOf(mia), await siteOf(tom)];
    await appoint(trip, tom);
    for (const id of [others.id, 'nothing', '0191e0e0-0000-7000-8000-000000000000'])
      expect((await open(trip.id, mia, { location_ids: [id] })).status).toBe(404);
    expect((await open(trip.id, tom, { location_ids: [own.id] })).status).toBe(404);
    expect((await open(trip.id, tom, { location_ids: [toms.id] })).status).toBe(400);
    expect((await open(trip.id, mia, { location_ids: [own.id] })).status).toBe(201);
  });

  test('voters see only the name and the suburb of a private campsite', async () => {
    const { mia, tom, trip } = await party();
    const secret = await siteOf(mia, { name: 'Gran’s paddock', drivetrain: '4 Wheel Drive' });
    await db.campsite.update({ where: { id: secret.id }, data: { locality: 'Morningside' } });
    await openedVote(mia, trip, { dates: [], location_ids: [secret.id] });
    const optionFor = async (as: Person) =>
      (await read(trip.id, as)).body.vote?.options.find(({ name }) => name === 'Gran’s paddock');
    expect(await optionFor(mia)).toMatchObject({ location_id: secret.id });
    const seen = await optionFor(tom);
    expect(seen).toMatchObject({
      location_id: null,
      locality: 'Morningside',
      findings: [],
      available: true,
    });
    expect(JSON.stringify(await read(trip.id, tom))).not.toMatch(/153\.05|27\.46|4 Wheel/);
  });

  test('once its trip is over or called off a vote can still be read, but neither opened nor changed', async () => {
    const [past, off, pastWithout, offWithout] = [
      await plan(mia),
      await plan(mia),
      await plan(mia),
      await plan(mia),
    ];
    for (const { id } of [past, off]) await open(id, mia);
    for (const trip of [past, pastWithout]) await moveTo(trip, -5, -3);
    for (const { id } of [off, offWithout]) await callOffTrip(mia.viewer, id);
    for (const { id } of [pastWithout, offWithout]) expect((await open(id, mia)).status).toBe(409);
    for (const { id } of [past, off]) {
      expect((await change(id, mia, { dates: [day(40)] })).status).toBe(409);
      expect((await end(id, mia)).status).toBe(409);
      expect((await read(id, mia)).body.vote?.options).toHaveLength(4);
    }
  });

  test('options are added and removed while answers to others stay; the trip’s own can’t be removed', async () => {
    const { mia, tom, trip } = await party();
    const vote = await openedVote(mia, trip);
    const [own, first, second] = vote.options;
    await sayAs(tom, trip, [first, 'yes'], [second, 'no']);
    const changed = await change(trip.id, mia, { dates: [day(40), day(28, 30)], without: [first?.id] });
    expect(changed.status).toBe(200);
    expect(namesOf(changed.body.vote, 'dates')).toEqual([trip.start_date, inDays(28), inDays(40)]);
    expect(changed.body.vote?.options.map(({ no }) => no)).toEqual([0, 1, 0, 0]);
    expect((await change(trip.id, mia, { without: [own?.id] })).status).toBe(400);
    expect((await change(trip.id, mia, { without: [first?.id] })).status).toBe(404);
    expect((await change(trip.id, mia, { dates: twelve })).status).toBe(400);
    expect((await change((await plan(mia)).id, mia, { dates: [day(40)] })).status).toBe(409);
  });

  test('everybody else is told on the bell, and the notification disappears when the vote is deleted', async () => {
    const { mia, trip } = await party();
    await openedVote(mia, trip);
    const told = () =>
      db.notification.findMany({ where: { tripId: trip.id, kind: 'changes' }, select: { text: true } });
    expect(await told()).toEqual(Array(2).fill({ text: 'When and where? Mia asks 3 households' }));
    await end(trip.id, mia);
    expect(await told()).toEqual([]);
  });

  test('a trip with unsure dates begins with a vote on them, to which others are added', async () => {
    const trip = await plan(mia, { open_vote: true });
    const { vote } = (await read(trip.id, mia)).body;
    expect([vote?.open, namesOf(vote, 'dates')]).toEqual([true, [trip.start_date]]);
    expect((await change(trip.id, mia, { dates: [day(40)] })).body.vote?.options).toHaveLength(3);
  });
});

describe('the last day to vote', () => {
  /** Moves the last day to vote to yesterday. */
  const pass = (tripId: string) =>
    db.vote.update({ where: { tripId }, data: { closesOn: new Date(inDays(-1)) } });

  test('an organiser sets the last day to vote when opening the vote or later, and can remove it', async () => {
    const trip = await plan(mia);
    const opened = await open(trip.id, mia, { closes_on: inDays(10) });
    expect([opened.status, opened.body.vote?.closes_on, opened.body.vote?.ended]).toEqual([
      201,
      inDays(10),
      false,
    ]);
    expect((await change(trip.id, mia, { closes_on: inDays(0) })).body.vote?.closes_on).toBe(inDays(0));
    expect((await change(trip.id, mia, { dates: [] })).body.vote?.closes_on).toBe(inDays(0));
    expect((await change(trip.id, mia, { closes_on: '' })).body.vote?.closes_on).toBeNull();
  });

  test.each<[string, string, RegExp]>([
    ['in the past', inDays(-1), /can’t be in the past/],
    ['the first day on offer', inDays(14), /before the first dates on offer: on .+ at the latest/],
    ['after the trip', inDays(60), /before the first dates on offer/],
    ['no day', '2027-02-30', /./],
  ])('a last day that is %s is refused, when opening the vote and later', async (_, closes_on, words) => {
    const trip = await plan(mia);
    const refused = async (tried: ReturnType<typeof open>) => {
      const { status, body } = await tried;
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['closes_on']]);
      expect(body.error).toMatch(words);
    };
    await refused(open(trip.id, mia, { closes_on }));
    expect(await db.vote.count({ where: { tripId: trip.id } })).toBe(0);
    await openedVote(mia, trip);
    await refused(change(trip.id, mia, { closes_on }));
  });

  test('no last day is possible when the first dates on offer begin today', async () => {
    const trip = await plan(mia, { start_date: inDays(0), end_date: inDays(3) });
    const { status, body } = await open(trip.id, mia, { closes_on: inDays(0) });
    expect([status, body.error]).toEqual([400, expect.stringMatching(/no day left to vote on/)]);
  });

  test('dates that begin before the last day to vote are refused, except with an earlier last day', async () => {
    const trip = await plan(mia);
    await open(trip.id, mia, { closes_on: inDays(10) });
    const dates = [{ start_date: inDays(8), end_date: inDays(9) }];
    const refused = await change(trip.id, mia, { dates });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['dates']]);
    expect((await change(trip.id, mia, { dates, closes_on: inDays(7) })).status).toBe(200);
  });

  test('after the last day answers are refused, a guest’s too, until a later day is set', async () => {
    const { mia, tom, address, trip } = await party();
    const vote = await openedVote(mia, trip, { ...otherDates(), closes_on: inDays(2) });
    const [, option] = vote.options;
    expect((await sayAs(tom, trip, [option, 'yes'])).status).toBe(200);
    await pass(trip.id);
    expect((await read(trip.id, tom)).body.vote).toMatchObject({ open: true, ended: true });
    const words = 'Voting has ended. The organiser decides now, or sets a later last day.';
    const token = await invitedToken(address);
    for (const late of [await sayAs(tom, trip, [option, 'no']), await sayByLink(token, [option, 'yes'])])
      expect(late).toMatchObject({ status: 409, body: { error: words } });
    expect((await change(trip.id, mia, { closes_on: inDays(3) })).body.vote?.ended).toBe(false);
    expect((await sayAs(tom, trip, [option, 'no'])).status).toBe(200);
  });

  test('a vote that has ended can still be decided', async () => {
    const { mia, trip } = await party();
    const vote = await openedVote(mia, trip, { ...otherDates(), closes_on: inDays(2) });
    await pass(trip.id);
    const body = { dates_option_id: vote.options[1]?.id };
    expect((await call(decide, 'POST', { as: mia, params: { id: trip.id }, body })).status).toBe(200);
    expect((await read(trip.id, mia)).body.vote).toMatchObject({ open: false, ended: false });
  });

  test('a trip that is moved before the last day to vote ends the vote the day before', async () => {
    const { mia, trip } = await party();
    await openedVote(mia, trip, { ...otherDates(), closes_on: inDays(10) });
    await changeTrip(mia.viewer, trip.id, { start_date: inDays(6), end_date: inDays(8) });
    expect((await read(trip.id, mia)).body.vote?.closes_on).toBe(addDays(inDays(6), -1));
  });
});

describe('voting', () => {
  const countsOf = (vote: Vote | null | undefined) =>
    vote?.options.map(({ yes, if_need_be, no, people }) => [yes, if_need_be, no, people]);

  async function opened() {
    const story = await party();
    const vote = await openedVote(story.mia, story.trip);
    return { ...story, vote, options: vote.options };
  }

  test('everybody on the trip votes for their own household, and changes or deletes the vote', async () => {
    const { mia, tom, ann, zoe, trip, options } = await opened();
    const [own, first, second] = options;
    const said = await sayAs(tom, trip, [own, 'no'], [first, 'yes'], [second, 'if need be']);
    expect(said.status).toBe(200);
    expect(said.body.vote.options.slice(0, 3).map(({ own }) => own)).toEqual(['no', 'yes', 'if need be']);
    await sayAs(ann, trip, [first, 'yes']);
    await sayAs(zoe, trip, [first, 'if need be']);
    const changed = await sayAs(tom, trip, [first, 'no'], [second, null]);
    expect(countsOf(changed.body.vote)?.slice(0, 3)).toEqual([
      [0, 0, 1, 0],
      [1, 1, 1, 2],
      [0, 0, 0, 0],
    ]);
    expect((await voteOf(mia, trip))?.options[0]?.own).toBeNull();
  });

  test('a household counts its chosen people, or without a choice all campers of its crew', async () => {
    const { mia, tom, ann, zoe, trip, options } = await opened();
    const camper = (who: Person, name: string) =>
      db.crewMember.create({
        data: { profileId: who.viewer.profileId, type: 'camper', name, age: 'child' },
        select: { id: true },
      });
    const kids = [await camper(tom, 'Kim'), await camper(tom, 'Leo')];
    await camper(tom, 'Sue');
    await camper(ann, 'Pia');
    await camper(zoe, 'Max');
    await db.crewMember.create({
      data: { profileId: ann.viewer.profileId, type: 'pet', name: 'Rex', petType: 'Dog' },
    });
    const peopleOf = (vote: Vote | null, name: string) =>
      vote?.households.find((each) => each.name === name)?.people;
    for (const as of [tom, ann, zoe]) await sayAs(as, trip, [options[1], 'yes']);
    const chosen = { attending: true, crew_member_ids: kids.map(({ id }) => id), ride_ids: [] };
    await call(choose, 'PATCH', { as: tom, params: { id: trip.id }, body: chosen });
    const vote = await voteOf(mia, trip);
    expect(['Tom', 'Ann', 'Zoe'].map((name) => peopleOf(vote, name))).toEqual([2, 2, 2]);
    expect(vote?.options[1]?.people).toBe(6);
  });

  test('the organiser counts once they vote; households that aren’t going are not waited for', async () => {
    const { mia, trip, options } = await opened();
    const who = (vote: Vote | null) =>
      vote?.households.map(({ name, voted, organiser }) => [name, voted, organiser]);
    expect(who(await voteOf(mia, trip))).toEqual([
      ['Mia', false, true],
      ['Tom', false, false],
      ['Ann', false, false],
      [expect.stringContaining('nobody'), false, false],
    ]);
    const { body } = await sayAs(mia, trip, [options[1], 'yes']);
    expect([body.vote.households[0]?.voted, body.vote.options[1]?.yes]).toEqual([true, 1]);
  });

  test('an invalid answer, or one to another vote, is refused', async () => {
    const { mia, tom, trip, options } = await opened();
    const put = (body: object) => call(putAnswers, 'PUT', { as: tom, params: { id: trip.id }, body });
    const option_id = options[1]?.id;
    for (const answers of [[], 'yes', [{ option_id, answer: 'maybe' }], [{ option_id }], [{ answer: 'yes' }]])
      expect((await put({ answers })).status).toBe(400);
    const elsewhere = await openedVote(mia, await plan(mia));
    expect((await sayAs(tom, trip, [elsewhere.options[1], 'yes'])).status).toBe(404);
    expect((await sayAs(mia, await plan(mia), [options[1], 'yes'])).status).toBe(409);
    expect(await db.voteOptionAnswer.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('when an option is answered twice in a call, the last answer counts', async () => {
    const { tom, trip, options } = await opened();
    const { body } = await sayAs(tom, trip, [options[1], 'yes'], [options[1], 'no']);
    expect(body.vote.options[1]?.own).toBe('no');
  });

  test('nobody votes on a trip that is called off or over', async () => {
    for (const close of [
      ({ mia, trip }: Awaited<ReturnType<typeof opened>>) => callOffTrip(mia.viewer, trip.id),
      ({ trip }: Awaited<ReturnType<typeof opened>>) => moveTo(trip, -4, -2),
    ]) {
      const story = await opened();
      await close(story);
      expect((await sayAs(story.tom, story.trip, [story.options[1], 'yes'])).status).toBe(409);
    }
  });

  test('past dates and a deleted campsite can’t get a yes, but an answer to them can be deleted', async () => {
    const { mia, tom, trip } = await party();
    const site = await siteOf(await person('Eve'), { shared: true });
    const vote = await openedVote(mia, trip, {
      dates: [{ start_date: inDays(21), end_date: inDays(24) }],
      location_ids: [site.id],
    });
    const [, dates, , river] = vote.options;
    await sayAs(tom, trip, [dates, 'yes'], [river, 'yes']);
    const passed = { startDate: new Date(inDays(-9)), endDate: new Date(inDays(-7)) };
    await db.voteOption.update({ where: { id: dates?.id ?? '' }, data: passed });
    await db.campsite.update({ where: { id: site.id }, data: { shareFlag: false } });
    expect((await sayAs(tom, trip, [dates, 'no'])).status).toBe(409);
    const refused = await sayAs(tom, trip, [river, 'no']);
    expect([refused.status, refused.body.error]).toEqual([409, 'This campsite isn’t there any more.']);
    const options = (await voteOf(tom, trip))?.options ?? [];
    expect(options.map(({ available }) => available)).toEqual([true, false, true, false]);
    expect(options[3]).toMatchObject({ name: 'Riverside flat', location_id: null, locality: null });
    expect((await sayAs(tom, trip, [dates, null], [river, null])).status).toBe(200);
  });

  test('votes of people who leave the trip or delete their account are deleted', async () => {
    const { mia, tom, ann, trip, options } = await opened();
    await Promise.all([tom, ann].map((as) => sayAs(as, trip, [options[1], 'yes'])));
    await removeInvitee(mia.viewer, trip.id, (await invitationOf(trip, tom.email)).id);
    await deleteAccount(ann.viewer, undefined);
    expect(await db.voteOptionAnswer.count({ where: { tripId: trip.id } })).toBe(0);
  });

  test('households that vote at once all count, and one that votes twice at once counts once', async () => {
    const { tom, ann, zoe, mia, trip, options } = await opened();
    const both = [tom, tom, ann, zoe].map((as, index) => sayAs(as, trip, [options[1], index ? 'yes' : 'no']));
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { yes = 0, no = 0 } = (await voteOf(mia, trip))?.options[1] ?? {};
    expect(yes + no).toBe(3);
  });
});

describe('reading a vote', () => {
  async function opened() {
    const story = await party();
    const sites = [];
    for (const name of ['Flat', 'River', 'Ridge', 'Beach'])
      sites.push(await siteOf(story.mia, { name, shared: true }));
    const vote = await openedVote(story.mia, story.trip, {
      ...otherDates(),
      location_ids: sites.map(({ id }) => id),
    });
    return { ...story, vote };
  }

  test('a vote is found by indexes, for every kind of caller', async () => {
    const { mia, tom, ann, trip, vote } = await opened();
    await sayAs(tom, trip, [vote.options[1], 'yes']);
    const { id: householdId } = await invitationOf(trip, ann.email);
    for (const caller of [{ viewer: mia.viewer }, { viewer: tom.viewer }, { householdId }]) {
      const rows = await db.$transaction(async (tx) => {
        await tx.$executeRaw`set local enable_seqscan = off`;
        const sql = voteSql({ tripId: trip.id, ...caller });
        return tx.$queryRaw<{ 'QUERY PLAN': string }[]>(Prisma.sql`explain ${sql}`);
      });
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
      for (const index of ['votes_trip_id_key', 'vote_options_vote_id_kind_rank_key', 'vote_answers_pkey'])
        expect(plan).toContain(index);
    }
  });

  test('sixty households and five campsites take one query, like a single household', async () => {
    const { mia, tom, trip, vote } = await opened();
    await sayAs(tom, trip, [vote.options[1], 'yes']);
    const caller = { viewer: mia.viewer, tripId: trip.id };
    const count = async () => (await countQueries(() => findVote(caller))).queries.length;
    expect(await count()).toBe(1);
    const guests = Array.from({ length: 60 }, (_, index) => ({
      email: `guest-${index}-${trip.id}@example.com`,
    }));
    const invites = await addHouseholds(trip, guests);
    await db.voteOptionAnswer.createMany({
      data: invites.flatMap(({ id: householdId }) =>
        vote.options.map(({ id: optionId }) => ({
          optionId,
          householdId,
          tripId: trip.id,
          answer: 'yes' as const,
        })),
      ),
    });
    expect(await count()).toBe(1);
    const { options } = (await getVote(caller)).vote ?? { options: [] };
    expect(options.map(({ yes }) => yes)).toEqual([60, 61, 60, 60, 60, 60, 60, 60]);
  });

  test('a malformed id is not a trip', async () => {
    const { mia } = await party();
    expect(await findVote({ tripId: 'nonsense', viewer: mia.viewer })).toBeNull();
  });
});
