import { z } from 'zod';
import { endpoints } from '@/app/api/openapi.json/endpoints';
import { db } from '@/lib/server/db/client';
import { otherMethods } from '@/lib/server/http/other-methods';
import type { Handler } from '@/lib/server/http/route';
import type { Trip } from '@/lib/trips/schema';
import { call } from './call';
import { inputs } from './endpoint-inputs';
import { backupOf } from './factories/backups';
import { postBooking } from './factories/bookings';
import { siteOf } from './factories/campsites';
import { addExpense, firewood } from './factories/costs';
import { addGear } from './factories/gear';
import { homePlan, workerRuns } from './factories/home-plan';
import { postItem } from './factories/meals';
import { type Person, person } from './factories/people';
import { bring, caravanOf, carOf, childOf } from './factories/seats';
import { postTodo } from './factories/todos';
import { inDays, invitationOf, plan, tripForm } from './factories/trips';
import { openedVote } from './factories/votes';
import { ownCreations, waitingMails } from './fixtures/own-creations';
import { tripChanges } from './fixtures/trip-changes';
import { tripCreations } from './fixtures/trip-creations';

describe('ids of others', () => {
  /** The ids of a trip and of its organiser's things, by what they are. */
  type Ids = Record<
    | (
        | 'trip'
        | 'household'
        | 'other'
        | 'invitee'
        | 'person'
        | 'child'
        | 'car'
        | 'trailer'
        | 'site'
        | 'backup'
        | 'booking'
      )
    | ('pitch' | 'expense' | 'line' | 'item' | 'todo' | 'dates' | 'option' | 'place'),
    string
  >;

  /** Creates a trip with a part of every kind, on which a friend is going too. */
  async function tripOf(organiser: Person, friend: Person, invited: Person): Promise<Ids> {
    const [site, place] = [await siteOf(organiser), await siteOf(organiser, { name: 'Hilltop' })];
    const trip: Trip = await plan(organiser, {
      invitees: [friend.email, invited.email],
      location_id: site.id,
    });
    const [child, car, trailer] = [
      await childOf(organiser, 'Kim'),
      await carOf(organiser, 'Prado', { canTow: true, seats: 5 }),
      await caravanOf(organiser),
    ];
    await bring(organiser, trip.id, [child], [car, trailer]);
    await bring(friend, trip.id);
    const { id } = trip;
    const { booking } = (await postBooking(id, { pitches: [{ name: 'River 4' }] }, organiser)).body;
    const { expense } = (await addExpense(id, firewood(id), organiser)).body;
    const { line } = (await addGear(id, { name: 'Mallet', needed: 2 }, organiser)).body;
    const { meal } = (await postItem(id, { day: inDays(14), meal: 'lunch' }, { text: 'Bread' }, organiser))
      .body;
    const { todo } = (await postTodo(id, { text: 'Ice' }, organiser)).body;
    const body = { dates: [{ start_date: inDays(21), end_date: inDays(24) }], location_ids: [place.id] };
    const vote = await openedVote(organiser, trip, body);
    const optionOf = (kind: 'dates' | 'site') => vote.options.find((each) => each.kind === kind)?.id ?? '';
    return {
      trip: id,
      household: id,
      other: (await invitationOf(trip, friend.email)).id,
      invitee: (await invitationOf(trip, invited.email)).id,
      person: organiser.camperId,
      child,
      car,
      trailer,
      site: site.id,
      place: place.id,
      booking: booking.id,
      pitch: booking.pitches[0]?.id ?? '',
      expense: expense.id,
      line: line.id,
      item: meal.items[0]?.id ?? '',
      todo: todo.id,
      backup: await backupOf(id),
      dates: optionOf('dates'),
      option: optionOf('site'),
    };
  }

  type Params = Record<string, string>;
  interface Case {
    params?: (ids: Ids) => Params;
    body: (ids: Ids) => Record<string, unknown> | Promise<Record<string, unknown>>;
    /** The fields of the body with ids, each with what it is the id of. */
    ids: Record<string, keyof Ids>;
  }

  const ofTrip = ({ trip: id }: Ids) => ({ id });
  const lunch = (ids: Ids) => ({ id: ids.trip, day: inDays(14), meal: 'lunch' });
  const versionOf = async (table: 'booking' | 'expense', id: string) =>
    (table === 'booking'
      ? await db.booking.findUniqueOrThrow({ where: { id } })
      : await db.expense.findUniqueOrThrow({ where: { id } })
    ).version;

  const cases: Record<string, Case> = {
    'POST /api/trips': {
      body: ({ site, child, car }) => ({
        ...tripForm({ location_id: site, owner_crew_member_ids: [child], owner_ride_ids: [car] }),
        location_name: null,
        location_url: null,
      }),
      ids: { location_id: 'site', 'owner_crew_member_ids[]': 'child', 'owner_ride_ids[]': 'car' },
    },
    'PATCH /api/trips/{id}/attendance': {
      params: ofTrip,
      body: ({ person: own, child, car, trailer }) => ({
        attending: true,
        crew_member_ids: [child, own],
        ride_ids: [car, trailer],
      }),
      ids: { 'crew_member_ids[]': 'child', 'ride_ids[]': 'car' },
    },
    'POST /api/trips/{id}/copy': {
      params: ofTrip,
      body: ({ site }) => ({ start_date: inDays(30), end_date: inDays(32), location_id: site }),
      ids: { location_id: 'site' },
    },
    'POST /api/trips/{id}/backups': {
      params: ofTrip,
      body: ({ trip, place }) => ({ stop_id: trip, location_id: place }),
      ids: { stop_id: 'trip', location_id: 'place' },
    },
    'PATCH /api/trips/{id}/backups/{backup}': {
      params: ({ trip: id, backup }) => ({ id, backup }),
      body: async ({ trip, backup, place }) => {
        await db.backup.deleteMany({ where: { campsiteId: place, id: { not: backup } } });
        return { stop_id: trip, location_id: place };
      },
      ids: { stop_id: 'trip', location_id: 'place' },
    },
    'POST /api/trips/{id}/stops': {
      params: ofTrip,
      body: ({ place }) => ({ location_id: place, nights: 1 }),
      ids: { location_id: 'place' },
    },
    'PATCH /api/trips/{id}/stops/{stop}': {
      params: ({ trip: id }) => ({ id, stop: id }),
      body: ({ place }) => ({ location_id: place }),
      ids: { location_id: 'place' },
    },
    'POST /api/trips/{id}/stops/preview': {
      params: ofTrip,
      body: ({ trip, place }) => ({ stop: trip, location_id: place }),
      ids: { stop: 'trip', location_id: 'place' },
    },
    'POST /api/trips/{id}/bookings': {
      params: ofTrip,
      body: ({ trip, household, other }) => ({
        status: 'to book',
        stop_id: trip,
        household_id: household,
        pitches: [{ name: 'Hill 1', households: [other] }],
      }),
      ids: { stop_id: 'trip', household_id: 'household', 'pitches[].households[]': 'other' },
    },
    'PUT /api/trips/{id}/bookings/{booking}': {
      params: ({ trip: id, booking }) => ({ id, booking }),
      body: async ({ trip, booking, household, other, pitch }) => ({
        version: await versionOf('booking', booking),
        stop_id: trip,
        household_id: household,
        pitches: [{ id: pitch, name: 'River 5', households: [other] }],
      }),
      ids: {
        stop_id: 'trip',
        household_id: 'household',
        'pitches[].id': 'pitch',
        'pitches[].households[]': 'other',
      },
    },
    'PUT /api/trips/{id}/convoy': {
      params: ofTrip,
      body: ({ car }) => ({ lead: car, tail: null }),
      ids: { lead: 'car', tail: 'car' },
    },
    'PUT /api/trips/{id}/duties/{day}/{duty}': {
      params: ({ trip: id }) => ({ id, day: inDays(14), duty: '0' }),
      body: ({ other }) => ({ household_id: other }),
      ids: { household_id: 'other', from: 'other' },
    },
    'POST /api/trips/{id}/expenses': {
      params: ofTrip,
      body: ({ other }) => firewood(other, { shares: [{ household_id: other }] }),
      ids: { paid_by: 'other', 'shares[].household_id': 'other' },
    },
    'PUT /api/trips/{id}/expenses/{expenseId}': {
      params: ({ trip: id, expense: expenseId }) => ({ id, expenseId }),
      body: async ({ other, expense }) => ({
        ...firewood(other, { shares: [{ household_id: other }] }),
        version: await versionOf('expense', expense),
      }),
      ids: { paid_by: 'other', 'shares[].household_id': 'other' },
    },
    'PUT /api/trips/{id}/gear/{line}/offer': {
      params: ({ trip: id, line }) => ({ id, line }),
      body: ({ other }) => ({ quantity: 1, household_id: other }),
      ids: { household_id: 'other' },
    },
    'PUT /api/trips/{id}/home-contact': {
      params: ofTrip,
      body: ({ car }) => ({ ...homePlan(), cars: [{ id: car, colour: 'Red' }] }),
      ids: { 'cars[].id': 'car' },
    },
    'PUT /api/trips/{id}/meals/{day}/{meal}': {
      params: lunch,
      body: ({ other }) => ({ title: 'Rolls', household_id: other }),
      ids: { household_id: 'other' },
    },
    'PATCH /api/trips/{id}/meals/{day}/{meal}/items/{item}': {
      params: (ids) => ({ ...lunch(ids), item: ids.item }),
      body: ({ other }) => ({ text: 'Rolls', household_id: other }),
      ids: { household_id: 'other' },
    },
    'POST /api/trips/{id}/payments': {
      params: ofTrip,
      body: ({ household, other }) => ({ from: household, to: other, cents: 100 }),
      ids: { from: 'household', to: 'other' },
    },
    'POST /api/trips/{id}/reminders': {
      params: ofTrip,
      body: ({ invitee }) => ({ invitee_id: invitee }),
      ids: { invitee_id: 'invitee' },
    },
    'PUT /api/trips/{id}/seats': {
      params: ofTrip,
      body: ({ child, car }) => ({ person_id: child, ride_id: car }),
      ids: { person_id: 'child', ride_id: 'car' },
    },
    'POST /api/trips/{id}/seats/suggestion': {
      params: ofTrip,
      body: ({ other }) => ({ apply: true, household_id: other }),
      ids: { household_id: 'other' },
    },
    'PUT /api/trips/{id}/seats/suggestion': {
      params: ofTrip,
      body: ({ child, car, trailer }) => ({
        seats: [{ person_id: child, ride_id: car }],
        tows: [{ ride_id: trailer, car_id: car }],
      }),
      ids: {
        'seats[].person_id': 'child',
        'seats[].ride_id': 'car',
        'tows[].ride_id': 'trailer',
        'tows[].car_id': 'car',
      },
    },
    'POST /api/trips/{id}/todos': {
      params: ofTrip,
      body: ({ other }) => ({ text: 'Wood', household_id: other }),
      ids: { household_id: 'other' },
    },
    'PATCH /api/trips/{id}/todos/{todo}': {
      params: ({ trip: id, todo }) => ({ id, todo }),
      body: ({ other }) => ({ household_id: other }),
      ids: { household_id: 'other' },
    },
    'PUT /api/trips/{id}/tows': {
      params: ofTrip,
      body: ({ trailer, car }) => ({ ride_id: trailer, car_id: car }),
      ids: { ride_id: 'trailer', car_id: 'car' },
    },
    'PUT /api/emergency': {
      body: ({ person: own }) => ({ people: [{ crew_id: own, note: 'Wears glasses' }] }),
      ids: { 'people[].crew_id': 'person' },
    },
    'PUT /api/trips/{id}/emergency': {
      params: ofTrip,
      body: ({ person: own, other }) => ({
        people: [{ crew_id: own, note: 'Glasses' }],
        first_aiders: [other],
      }),
      ids: { 'people[].crew_id': 'person', 'first_aiders[]': 'other' },
    },
    'PUT /api/trips/{id}/vote/answers': {
      params: ofTrip,
      body: ({ option }) => ({ answers: [{ option_id: option, answer: 'yes' }] }),
      ids: { 'answers[].option_id': 'option' },
    },
    'PATCH /api/trips/{id}/vote': {
      params: ofTrip,
      body: ({ site }) => ({ location_ids: [site], without: [] }),
      ids: { 'location_ids[]': 'place', 'without[]': 'option' },
    },
    'POST /api/trips/{id}/vote/decision': {
      params: ofTrip,
      body: ({ dates, option }) => ({ dates_option_id: dates, site_option_id: option }),
      ids: { dates_option_id: 'dates', site_option_id: 'option' },
    },
    'PATCH /api/trips/{id}': {
      params: ofTrip,
      body: ({ place }) => ({ location_id: place }),
      ids: { location_id: 'place' },
    },
    'POST /api/trips/{id}/vote': {
      params: ofTrip,
      body: ({ trip, site }) => ({ stop_id: trip, dates: [], location_ids: [site] }),
      ids: { stop_id: 'trip', 'location_ids[]': 'site' },
    },
  };

  /** Ids of others with which a call succeeds, each with the reason. */
  const harmless: Record<string, string> = {
    'PATCH /api/invites/{token} crew[].id': 'an id that isn’t the household’s own is matched by name instead',
    'PATCH /api/invites/{token} vehicles[].id': 'the same',
    'PATCH /api/join/{token} crew[].id': 'the same',
    'PATCH /api/join/{token} vehicles[].id': 'the same',
    'POST /api/chatgpt/campsites filters.features[]':
      'a feature is nobody’s, and an unknown one finds nothing',
    'POST /api/locations/my filters.features[]': 'the same',
    'POST /api/locations/public filters.features[]': 'the same',
    'POST /api/client-errors request_id': 'it is written into the log and names nothing of anybody',
    'POST /api/notifications/read trip_id': 'only the caller’s own notifications are read',
    'POST /api/operator/sites/{id} into': 'operators may name every campsite',
    'POST /api/operator/sites/{id}/undo entry': 'operators may undo every entry',
    'POST /api/trips/{id}/bookings pitches[].id': 'every pitch of a new booking gets an id of its own',
  };

  const accepts = (schema: z.ZodType, value: string) => schema.safeParse(value).success;
  const someId = '01890a5d-ac96-774b-bcce-b302099a8057';

  /** Returns the paths of a schema's fields with ids: by what they accept, or else by their name. */
  function idsIn(schema: z.ZodType, path = ''): string[] {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
      return idsIn(schema.unwrap() as z.ZodType, path);
    if (schema instanceof z.ZodPipe) return idsIn(schema.in as z.ZodType, path);
    if (schema instanceof z.ZodUnion)
      return (schema.options as z.ZodType[]).flatMap((option) => idsIn(option, path));
    if (schema instanceof z.ZodArray) return idsIn(schema.element as z.ZodType, `${path}[]`);
    if (schema instanceof z.ZodObject)
      return Object.entries(schema.shape).flatMap(([key, field]) =>
        idsIn(field as z.ZodType, path ? `${path}.${key}` : key),
      );
    const isId = accepts(schema, someId) && !accepts(schema, `z${someId.slice(1)}`);
    return isId || /(?:^|[._])ids?(?:\[\])?$/.test(path) ? [path] : [];
  }

  const fields = [
    ...new Set(
      inputs.flatMap(([name, schema, part]) =>
        part === 'body'
          ? idsIn(schema as z.ZodType).map((path) => `${name.replace(/ body$/, '')} ${path}`)
          : [],
      ),
    ),
  ];

  test('every id in a body is tried with one of others, or is harmless for a reason', () => {
    const known = Object.entries(cases).flatMap(([name, { ids }]) =>
      Object.keys(ids).map((path) => `${name} ${path}`),
    );
    expect([...known, ...Object.keys(harmless)].sort()).toEqual([...fields].sort());
  });

  /** Returns a copy of a body with this id at a path such as "pitches[].households[]". */
  function withId(body: unknown, [key, ...rest]: string[], id: string): unknown {
    if (key === undefined) return id;
    if (key === '[]')
      return [
        withId((body as unknown[] | undefined)?.[0], rest, id),
        ...((body as unknown[]) ?? []).slice(1),
      ];
    return {
      ...(body as object),
      [key]: withId((body as Record<string, unknown> | undefined)?.[key], rest, id),
    };
  }

  const partsOf = (path: string) => path.match(/\[\]|[^.[\]]+/g) ?? [];

  test('an id of another trip or household is never taken, and the same call with one’s own is', async () => {
    await workerRuns();
    const [mia, tom, ann] = [await person('Mia'), await person('Tom'), await person('Ann')];
    const [eve, bob, zoe] = [await person('Eve'), await person('Bob'), await person('Zoe')];
    const own = await tripOf(mia, tom, ann);
    const foreign = await tripOf(eve, bob, zoe);
    const taken: string[] = [];
    const refused: string[] = [];
    for (const [name, { params, body, ids }] of Object.entries(cases)) {
      const [method = '', path = ''] = name.split(' ');
      const handler = (endpoints as Record<string, Record<string, Handler>>)[path]?.[method] as Handler;
      const send = (sent: unknown) =>
        call(handler, method as 'POST', { as: mia, ...(params && { params: params(own) }), body: sent });
      for (const [field, kind] of Object.entries(ids)) {
        const sent = withId(await body(own), partsOf(field), foreign[kind]);
        const { status } = await send(sent);
        if (![400, 403, 404, 409].includes(status)) taken.push(`${name} ${field}: ${status}`);
      }
      if (name === 'POST /api/trips/{id}/vote') await db.vote.deleteMany({ where: { tripId: own.trip } });
      const right = await send(await body(own));
      if (right.status >= 300) refused.push(`${name}: ${right.status} ${JSON.stringify(right.body)}`);
    }
    expect({ taken, refused }).toEqual({ taken: [], refused: [] });
  });
});

describe('lost responses', () => {
  const creations = { ...ownCreations, ...tripCreations, ...tripChanges };
  type Method = 'POST' | 'PUT' | 'PATCH';

  /** Runs `work` while a trigger executes `statement` each time before the database stores a response. */
  async function whileResponsesFail(statement: string, work: () => Promise<void>): Promise<void> {
    await db.$executeRawUnsafe(
      `create function fail_response() returns trigger language plpgsql as $$ begin ${statement}; return new; end $$`,
    );
    await db.$executeRaw`
    create trigger fail_response before insert or update on idempotency_keys for each row execute function fail_response()`;
    try {
      await work();
    } finally {
      await db.$executeRaw`drop function fail_response cascade`;
    }
  }

  beforeEach(() => db.$executeRaw`delete from graphile_worker._private_jobs`);

  const faults: [what: string, statement: string][] = [
    ['its response cannot be written', `raise 'no room on the disk'`],
    ['its connection dies before its response is written', 'perform pg_terminate_backend(pg_backend_pid())'],
  ];

  describe.each(faults)('when %s', (_, statement) => {
    test.each(Object.entries(creations))(
      '%s leaves nothing behind, and a retry creates exactly one',
      async (name, { handler, prepare, count }) => {
        const method = name.split(' ')[0] as Method;
        const mia = await person();
        const sent = { as: mia, ...(await prepare(mia)), headers: { 'idempotency-key': 'one' } };
        await db.$executeRaw`delete from graphile_worker._private_jobs`;
        const before = await count(mia);
        await whileResponsesFail(statement, async () => {
          expect((await call(handler, method, sent)).status).toBeGreaterThanOrEqual(500);
        });
        expect([(await count(mia)) - before, await waitingMails()]).toEqual([0, 0]);

        const first = await call(handler, method, sent);
        const again = await call(handler, method, sent);
        expect([first.status, again.status]).toEqual([handler.spec.status ?? 200, first.status]);
        expect(again.body).toEqual(first.body);
        expect((await count(mia)) - before).toBe(1);
      },
    );
  });

  test('the table has every call that takes a key', () => {
    const keyed = Object.entries(endpoints).flatMap(([path, methods]) =>
      Object.entries<Handler | undefined>(methods).flatMap(([method, handler]) =>
        handler?.spec?.idempotent ? [`${method} ${path}`] : [],
      ),
    );
    expect(Object.keys(creations).sort()).toEqual(keyed.sort());
  });
});

test.each([
  [{ GET: true }, ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'GET, HEAD'],
  [{ POST: true }, ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], 'POST'],
  [{ DELETE: true, PATCH: true, GET: true }, ['POST', 'PUT', 'OPTIONS'], 'GET, HEAD, PATCH, DELETE'],
])(
  'beside %j the other methods are refused with a message that names the allowed ones',
  async (own, others, allow) => {
    const refusals = otherMethods<never>(own);
    expect(Object.keys(refusals)).toEqual(others);
    for (const refuse of Object.values(refusals)) {
      const refused = refuse();
      expect(refused.status).toBe(405);
      expect(Object.fromEntries(refused.headers)).toMatchObject({
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cache-control': 'no-store',
        allow,
      });
      expect(await refused.json()).toEqual({ error: expect.any(String) });
    }
  },
);
