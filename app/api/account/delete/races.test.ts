import { POST as addToGroup } from '@/app/api/groups/[id]/members/route';
import { POST as createRide } from '@/app/api/rides/route';
import { createSite } from '@/lib/campsites/sites/create-site';
import { createMember } from '@/lib/household/crew/create-member';
import { createGroup } from '@/lib/household/groups/create-group';
import { createRide as saveRide } from '@/lib/household/rides/create-ride';
import { db } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { createTrip } from '@/lib/trips/create-trip';
import { companionsOf } from '@/lib/trips/policy';
import { call } from '@/tests/call';
import { siteOf } from '@/tests/factories/campsites';
import { type Person, person, uniqueEmail } from '@/tests/factories/people';
import { siteForm } from '@/tests/factories/site-form';
import { tripForm } from '@/tests/factories/trips';
import { meanwhile } from '@/tests/lock-waits';
import { POST } from './route';

const ride = { type: 'boat', boat_type: 'Sailboat', description: null } as const;

interface Creation {
  handler: Handler;
  prepare: (mia: Person) => Promise<{ params?: Record<string, string>; body: object }>;
}

const creations: [what: string, Creation][] = [
  ['a ride, which locks the profile', { handler: createRide, prepare: async () => ({ body: ride }) }],
  [
    'a group’s member, which locks the group',
    {
      handler: addToGroup,
      prepare: async ({ viewer: { profileId } }) => {
        const { id } = await db.group.create({ data: { profileId, name: 'Family' } });
        return { params: { id }, body: { emails: [uniqueEmail()] } };
      },
    },
  ],
];

const startCreation = async (mia: Person, { handler, prepare }: Creation) => {
  const sent = await prepare(mia);
  return () => call(handler, 'POST', { as: mia, ...sent, headers: { 'idempotency-key': 'one' } });
};
const startDeletion = (mia: Person) => () => call(POST, 'POST', { as: mia, body: {} });

describe.each(creations)('a creation with an idempotency key: %s', (_, creation) => {
  test('is saved while the account is being deleted, and is deleted with it', async () => {
    const mia = await person();
    const created = await startCreation(mia, creation);
    const [first, second] = await meanwhile(['insert', 'idempotency_keys'], created, startDeletion(mia));
    expect([first.status, second.status]).toEqual([creation.handler.spec.status ?? 200, 200]);
    expect(await db.user.count({ where: { id: mia.viewer.userId } })).toBe(0);
  });

  test('gets 401 when the account was being deleted before', async () => {
    const mia = await person();
    // The test pauses the deletion at the statement that deletes this campsite. By then the
    // deletion has locked the profile.
    await siteOf(mia);
    const created = await startCreation(mia, creation);
    const [first, second] = await meanwhile(['delete', 'campsites'], startDeletion(mia), created);
    expect([first.status, second.status]).toEqual([200, 401]);
  });
});

test.each<[what: string, create: (mia: Person['viewer']) => Promise<unknown>]>([
  ['crew member', (mia) => createMember(mia, { type: 'camper', name: 'Josh', age: 'child' })],
  ['ride', (mia) => saveRide(mia, ride)],
  ['group', (mia) => createGroup(mia, { name: 'Family' }, companionsOf)],
  ['campsite', (mia) => createSite(mia, siteForm())],
  ['trip', (mia) => createTrip(mia, tripForm())],
])(
  'on an account that has just been deleted, a new %s is refused with 401, as when signed out',
  async (_, create) => {
    const { viewer } = await person();
    await db.user.delete({ where: { id: viewer.userId } });
    await expect(create(viewer)).rejects.toMatchObject({ status: 401 });
  },
);
