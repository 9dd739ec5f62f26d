import { PATCH as stays } from '@/app/api/trips/[id]/attendance/route';
import { GET as readTrip } from '@/app/api/trips/[id]/route';
import { PATCH as changeStop, DELETE as takeOut } from '@/app/api/trips/[id]/stops/[stop]/route';
import { POST as addStop, GET as readStops } from '@/app/api/trips/[id]/stops/route';
import { db } from '@/lib/server/db/client';
import { lockRow } from '@/lib/trips/lock-trip';
import type { Trip } from '@/lib/trips/schema';
import type { Stops } from '@/lib/trips/stops/change/schema';
import type { Vote, VoteOption } from '@/lib/trips/vote/schema';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import type { Person } from '@/tests/factories/people';
import { stopsOn } from '@/tests/factories/stops';
import { inDays, invitationOf, party, plan } from '@/tests/factories/trips';
import { openedVote, sayAs } from '@/tests/factories/votes';
import { untilBlocked } from '@/tests/lock-waits';
import { deliveredMail, minutesPass } from '@/tests/mail';
import { POST as decideVote } from './decision/route';
import { POST as openVote, GET as readVote } from './route';

type Of = Pick<Trip, 'id'>;

/** Mia's trip has its own place, "Lake" and "Gorge", two nights each. */
async function loop() {
  const story = await party();
  const lake = await siteOf(story.mia, { name: 'Lake', shared: true });
  const bend = await siteOf(story.eve, { name: 'Bend', shared: true, drivetrain: '4 Wheel Drive' });
  const stops = [{ nights: 2 }, { nights: 2, campsiteId: lake.id }, { nights: 2, name: 'Gorge' }] as const;
  const [first = '', second = '', third = ''] = await stopsOn(story.trip.id, stops);
  return { ...story, lake, bend, first, second, third };
}

const offered = (
  id: string,
  stop_id?: string,
  dates: NonNullable<Parameters<typeof openedVote>[2]>['dates'] = [],
) => ({
  dates,
  location_ids: [id],
  ...(stop_id && { stop_id }),
});
const others = [{ start_date: inDays(28), end_date: inDays(34) }];
const voteOf = async (as: Person, { id }: Of) =>
  (await call<{ vote: Vote | null }>(readVote, 'GET', { as, params: { id } })).body.vote;
const sites = (vote: Vote | null) =>
  vote?.options.filter(({ kind }) => kind === 'site').map(({ name, trips_own }) => [name, trips_own]);
const places = async (as: Person, { id }: Of) =>
  (await call<Stops>(readStops, 'GET', { as, params: { id } })).body.stops.map(
    ({ location_name }) => location_name,
  );
const tripOf = async (as: Person, { id }: Of) =>
  (await call<{ trip: Trip }>(readTrip, 'GET', { as, params: { id } })).body.trip;
const change = (as: Person, { id }: Of, stop: string, body: object) =>
  call(changeStop, 'PATCH', { as, params: { id, stop }, body });
const remove = (as: Person, { id }: Of, stop: string) =>
  call(takeOut, 'DELETE', { as, params: { id, stop } });
const decide = (as: Person, { id }: Of, site: VoteOption | undefined, dates?: VoteOption) =>
  call<{ trip: Trip }>(decideVote, 'POST', {
    as,
    params: { id },
    body: { site_option_id: site?.id ?? null, dates_option_id: dates?.id ?? null },
  });
const texts = async (tripId: string, { viewer }: Person) =>
  (await db.notification.findMany({ where: { tripId, profileId: viewer.profileId, kind: 'changes' } })).map(
    ({ text }) => text,
  );

describe('a vote on the place of one stop', () => {
  test('has that stop’s own place, names it to everybody, and leaves the trip’s site as it is', async () => {
    const { mia, tom, trip, bend, lake, second } = await loop();
    const vote = await openedVote(mia, trip, offered(bend.id, second));
    expect(vote.stop_id).toBe(second);
    expect(vote.options.filter(({ kind }) => kind === 'site')).toMatchObject([
      { name: 'Lake', location_id: lake.id, trips_own: true },
      { name: 'Bend', trips_own: false },
    ]);
    expect(await tripOf(tom, trip)).toMatchObject({ site_open: false, location_name: trip.location_name });
    expect(await texts(trip.id, tom)).toEqual([
      expect.stringMatching(/^Which campsite at stop 2\? Mia asks \d households$/),
    ]);
    await minutesPass(1);
    const mail = (await deliveredMail(tom.email)).at(-1);
    expect(mail?.subject).toMatch(/^Which campsite at stop 2\?/);
    expect(mail?.text).toContain('Campsite of stop 2 still open: Lake, or Bend');
  });

  test('is about the first stop when none is named, and about no other trip’s', async () => {
    const { mia, trip, bend, first } = await loop();
    const elsewhere = { as: mia, params: { id: trip.id }, body: offered(bend.id, (await plan(mia)).id) };
    const refused = await call<{ fields: object }>(openVote, 'POST', elsewhere);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['stop_id']]);
    expect((await openedVote(mia, trip, offered(bend.id))).stop_id).toBe(first);
    expect((await tripOf(mia, trip)).site_open).toBe(true);
    const alone = await plan(mia);
    expect(await openedVote(mia, alone, offered(bend.id, alone.id))).not.toHaveProperty('stop_id');
  });

  test('decided, the stop goes there, whoever sleeps there confirms, and all are told of the stop', async () => {
    const { mia, tom, trip, bend, second } = await loop();
    const { options } = await openedVote(mia, trip, offered(bend.id, second, others));
    await sayAs(tom, trip, [options[3], 'yes']);
    const { status, body } = await decide(mia, trip, options[3], options[1]);
    expect(status).toBe(200);
    expect(body.trip).toMatchObject({ location_name: trip.location_name, start_date: inDays(28) });
    expect(await places(tom, trip)).toEqual([trip.location_name, 'Bend', 'Gorge']);
    expect((await invitationOf(trip, tom.email)).reconfirm).toBe(true);
    expect((await texts(trip.id, tom)).at(-1)).toMatch(/^Mia has decided the vote: .+, Bend \(stop 2\)\.$/);
    await minutesPass(10);
    const mail = (await deliveredMail(tom.email)).at(-1)?.text;
    expect(mail).toContain('then Bend, 2 nights');
    expect(mail).not.toContain('before');
    expect(await voteOf(tom, trip)).toMatchObject({ open: false, stop_id: second });
  });

  test('about dates alone names no stop, and can’t leave one without a night', async () => {
    const { mia, tom, trip, first } = await loop();
    const until = (end: number) => ({ start_date: inDays(28), end_date: inDays(end) });
    const body = { dates: [until(32)], location_ids: [] };
    const tooShort = await call<{ fields: object }>(openVote, 'POST', {
      as: mia,
      params: { id: trip.id },
      body,
    });
    expect([tooShort.status, Object.keys(tooShort.body.fields)]).toEqual([400, ['dates']]);
    const { options } = await openedVote(mia, trip, { dates: [until(33), ...others], location_ids: [] });
    const [, short, long] = options;
    expect((await change(mia, trip, first, { nights: 3 })).status).toBe(200);
    const refused = await decide(mia, trip, undefined, short);
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('Take a stop out') },
    });
    expect((await voteOf(mia, trip))?.open).toBe(true);
    expect((await decide(mia, trip, undefined, long)).status).toBe(200);
    expect((await texts(trip.id, tom)).at(-1)).toMatch(/^Mia has decided the vote: [^,(]+\.$/);
  });

  test('decided, is forgotten with its stop', async () => {
    const { mia, trip, bend, second } = await loop();
    const { options } = await openedVote(mia, trip, offered(bend.id, second, others));
    await decide(mia, trip, options[3]);
    await remove(mia, trip, second);
    expect(await voteOf(mia, trip)).toBeNull();
  });

  test('locks the stop’s campsite before the trip, as others do', async () => {
    const { mia, trip, lake, bend, second } = await loop();
    const { opened } = await db.$transaction(async (tx) => {
      await tx.$queryRaw`select id::text from campsites where id = ${lake.id}::uuid for update`;
      const opened = call(openVote, 'POST', {
        as: mia,
        params: { id: trip.id },
        body: offered(bend.id, second),
      });
      await untilBlocked();
      await lockRow(tx, trip.id);
      return { opened };
    });
    expect((await opened).status).toBe(201);
  });

  test('stays with its place when stops are reordered, and when the trip gets its second', async () => {
    const { mia, trip, bend, second } = await loop();
    await openedVote(mia, trip, offered(bend.id, second));
    expect((await change(mia, trip, second, { position: 1 })).status).toBe(200);
    const vote = await voteOf(mia, trip);
    expect([vote?.stop_id, sites(vote)]).toEqual([
      second,
      [
        ['Lake', true],
        ['Bend', false],
      ],
    ]);
    expect((await tripOf(mia, trip)).site_open).toBe(true);
    const alone = await plan(mia);
    await openedVote(mia, alone, offered(bend.id));
    const body = { location_name: 'Gorge', nights: 2, position: 1 };
    await call(addStop, 'POST', { as: mia, params: { id: alone.id }, body });
    const kept = await voteOf(mia, alone);
    expect([kept?.stop_id, sites(kept)?.[0]]).toEqual([alone.id, [alone.location_name, true]]);
    await remove(
      mia,
      alone,
      (await db.stop.findFirstOrThrow({ where: { tripId: alone.id, position: 1 } })).id,
    );
    expect(sites(await voteOf(mia, alone))).toEqual(sites(kept));
  });

  test('follows its stop to another place; other stops’ places don’t matter', async () => {
    const { mia, tom, trip, bend, second, third } = await loop();
    const { options } = await openedVote(mia, trip, offered(bend.id, second));
    await sayAs(tom, trip, [options[1], 'yes'], [options[2], 'yes']);
    await change(mia, trip, third, { location_name: 'Gran’s' });
    expect((await voteOf(tom, trip))?.options.map(({ own }) => own)).toEqual([null, 'yes', 'yes']);
    await change(mia, trip, second, { location_id: bend.id });
    expect(sites(await voteOf(mia, trip))).toEqual([
      ['Bend', true],
      ['Lake', false],
    ]);
    await change(mia, trip, second, { location_name: 'Hill' });
    const vote = await voteOf(tom, trip);
    expect([sites(vote), vote?.options.map(({ own }) => own)]).toEqual([
      [
        ['Hill', true],
        ['Lake', false],
      ],
      [null, null, 'yes'],
    ]);
  });

  test('ends with its stop; one that also asks about dates goes on with those and their answers', async () => {
    const { mia, trip, bend, second } = await loop();
    await openedVote(mia, trip, offered(bend.id, second));
    await remove(mia, trip, second);
    expect(await voteOf(mia, trip)).toBeNull();
    const story = await loop();
    const { options } = await openedVote(story.mia, story.trip, offered(story.bend.id, story.second, others));
    await sayAs(story.tom, story.trip, [options[1], 'yes'], [options[2], 'yes'], [options[3], 'no']);
    await remove(story.mia, story.trip, story.second);
    const vote = await voteOf(story.tom, story.trip);
    expect([vote?.stop_id, sites(vote)]).toEqual([story.first, [[story.trip.location_name, true]]]);
    expect(vote?.options.map(({ own }) => own)).toEqual([null, 'yes', null]);
  });

  test('says of a place only what concerns those who are there', async () => {
    const { mia, tom, trip, bend, second } = await loop();
    const { options } = await openedVote(mia, trip, offered(bend.id, second));
    const car = await db.ride.create({
      data: { profileId: tom.viewer.profileId, type: 'car', make: 'Mazda', drivetrain: '2 Wheel Drive' },
    });
    const stay = (leave_on: string | null) =>
      call(stays, 'PATCH', {
        as: tom,
        params: { id: trip.id },
        body: {
          attending: true,
          crew_member_ids: [tom.camperId],
          ride_ids: [car.id],
          arrive_on: null,
          leave_on,
        },
      });
    await stay(null);
    await sayAs(tom, trip, [options[2], 'yes']);
    const findings = async () => (await voteOf(mia, trip))?.options[2]?.findings.map(({ rule }) => rule);
    expect(await findings()).toContain('access');
    await stay(inDays(16));
    expect(await findings()).not.toContain('access');
  });
});
