import { POST as restoreMember } from '@/app/api/crew/[id]/restore/route';
import { POST as createMember } from '@/app/api/crew/route';
import { POST as addToGroup } from '@/app/api/groups/[id]/members/route';
import { POST as restoreGroup } from '@/app/api/groups/[id]/restore/route';
import { POST as createGroup } from '@/app/api/groups/route';
import { POST as reportSite } from '@/app/api/locations/[id]/report/route';
import { POST as createSite } from '@/app/api/locations/route';
import { endpoints } from '@/app/api/openapi.json/endpoints';
import { POST as restoreRide } from '@/app/api/rides/[id]/restore/route';
import { POST as createRide } from '@/app/api/rides/route';
import { POST as invite } from '@/app/api/trips/[id]/invitees/route';
import { POST as remind } from '@/app/api/trips/[id]/reminders/route';
import { POST as createTrip } from '@/app/api/trips/route';
import { deleteMember } from '@/lib/household/crew/delete-member';
import { deleteGroup } from '@/lib/household/groups/delete-group';
import { deleteRide } from '@/lib/household/rides/delete-ride';
import { db } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { call } from './call';
import { type Person, person, uniqueEmail } from './factories/people';
import { added, siteForm } from './factories/site-form';
import { plan, tripForm } from './factories/trips';

interface Creation {
  handler: Handler;
  /** What is there beforehand, and what is sent. */
  prepare: (mia: Person) => Promise<{ params?: Record<string, string>; body?: object }>;
  /** How many of what it makes the person has; each of these calls makes one. */
  count: (mia: Person) => Promise<number>;
}

const groupOf = ({ viewer: { profileId } }: Person) =>
  db.group.create({ data: { profileId, name: 'Family' } });
const own = ({ viewer: { profileId } }: Person) => ({ where: { profileId } });
const waitingMails = async () => {
  const [{ count } = { count: 0 }] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int count from graphile_worker._private_jobs`;
  return count;
};

const creations: Record<string, Creation> = {
  'POST /crew': {
    handler: createMember,
    prepare: async () => ({ body: { type: 'camper', name: 'Josh', age: 'child' } }),
    count: async (mia) => (await db.crewMember.count(own(mia))) - 1,
  },
  'POST /rides': {
    handler: createRide,
    prepare: async () => ({ body: { type: 'boat', boat_type: 'Sailboat', description: null } }),
    count: (mia) => db.ride.count(own(mia)),
  },
  'POST /crew/{id}/restore': {
    handler: restoreMember,
    prepare: async ({ viewer }) => {
      const { profileId } = viewer;
      const data = { profileId, type: 'pet', name: 'Rex', petType: 'Dog' } as const;
      const { id } = await db.crewMember.create({ data });
      return { params: await deleteMember(viewer, id) };
    },
    count: (mia) => db.crewMember.count(own(mia)),
  },
  'POST /rides/{id}/restore': {
    handler: restoreRide,
    prepare: async ({ viewer }) => {
      const data = { profileId: viewer.profileId, type: 'boat', boatType: 'Sailboat' } as const;
      const { id } = await db.ride.create({ data });
      return { params: await deleteRide(viewer, id) };
    },
    count: (mia) => db.ride.count(own(mia)),
  },
  'POST /api/groups/{id}/restore': {
    handler: restoreGroup,
    prepare: async (mia) => ({ params: await deleteGroup(mia.viewer, (await groupOf(mia)).id) }),
    count: (mia) => db.group.count(own(mia)),
  },
  'POST /api/groups': {
    handler: createGroup,
    prepare: async () => ({ body: { name: 'Family', emails: [uniqueEmail()] } }),
    count: (mia) => db.group.count(own(mia)),
  },
  'POST /api/groups/{id}/members': {
    handler: addToGroup,
    prepare: async (mia) => ({ params: { id: (await groupOf(mia)).id }, body: { emails: [uniqueEmail()] } }),
    count: ({ viewer: { profileId } }) => db.groupMember.count({ where: { group: { profileId } } }),
  },
  'POST /api/locations': {
    handler: createSite,
    prepare: async () => ({ body: siteForm() }),
    count: ({ viewer: { profileId } }) => db.campsite.count({ where: { ownerId: profileId } }),
  },
  'POST /api/locations/{id}/report': {
    handler: reportSite,
    prepare: async (mia) => ({
      params: { id: (await added(mia, { share_flag: true })).id },
      body: { reason: 'wrong' },
    }),
    count: waitingMails,
  },
  'POST /api/trips': {
    handler: createTrip,
    prepare: async () => ({ body: tripForm({ invitees: [uniqueEmail()] }) }),
    count: ({ viewer: { profileId } }) => db.trip.count({ where: { organiserId: profileId } }),
  },
  'POST /api/trips/{id}/invitees': {
    handler: invite,
    prepare: async (mia) => ({ params: { id: (await plan(mia)).id }, body: { invitees: [uniqueEmail()] } }),
    count: ({ viewer: { profileId } }) => db.invite.count({ where: { trip: { organiserId: profileId } } }),
  },
  'POST /api/trips/{id}/reminders': {
    handler: remind,
    prepare: async (mia) => ({
      params: { id: (await plan(mia, { invitees: [uniqueEmail()] })).id },
      body: {},
    }),
    count: ({ viewer: { profileId } }) =>
      db.invite.count({ where: { trip: { organiserId: profileId }, remindedAt: { not: null } } }),
  },
};

/** Lets the writing of a response do this first. */
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

describe.each(faults)('where %s', (_, statement) => {
  test.each(Object.entries(creations))(
    '%s leaves nothing behind, and a retry makes exactly one',
    async (_name, { handler, prepare, count }) => {
      const mia = await person();
      const sent = { as: mia, ...(await prepare(mia)), headers: { 'idempotency-key': 'one' } };
      await db.$executeRaw`delete from graphile_worker._private_jobs`;
      const before = await count(mia);
      await whileResponsesFail(statement, async () => {
        expect((await call(handler, 'POST', sent)).status).toBeGreaterThanOrEqual(500);
      });
      expect([(await count(mia)) - before, await waitingMails()]).toEqual([0, 0]);

      const first = await call(handler, 'POST', sent);
      const again = await call(handler, 'POST', sent);
      expect([first.status, again.status]).toEqual([handler.spec.status ?? 200, first.status]);
      expect(again.body).toEqual(first.body);
      expect((await count(mia)) - before).toBe(1);
    },
  );
});

test('every call that takes a key is among them', () => {
  const keyed = Object.entries(endpoints).flatMap(([path, methods]) =>
    Object.entries<Handler | undefined>(methods).flatMap(([method, handler]) =>
      handler?.spec?.idempotent ? [`${method} ${path}`] : [],
    ),
  );
  expect(Object.keys(creations).sort()).toEqual(keyed.sort());
});
