import { randomUUID } from 'node:crypto';
import { POST as restoreMember } from '@/app/api/crew/[id]/restore/route';
import { POST as restoreGroup } from '@/app/api/groups/[id]/restore/route';
import { POST as restoreRide } from '@/app/api/rides/[id]/restore/route';
import { caps } from '@/lib/account/caps';
import { deleteMember } from '@/lib/household/crew/delete-member';
import { deleteGroup } from '@/lib/household/groups/delete-group';
import { deleteRide } from '@/lib/household/rides/delete-ride';
import { db } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { call } from './call';
import { type Person, person } from './factories/people';

interface Kind {
  restore: Handler;
  /** The largest number that a person can have. */
  full: number;
  add: (profileId: string, count: number) => Promise<unknown>;
  deleteOne: (as: Person) => Promise<{ id: string }>;
}

const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

const kinds: Record<string, Kind> = {
  'member of the crew': {
    restore: restoreMember,
    full: caps.crew - 1,
    add: (profileId, count) => {
      const data = times(count, () => ({ profileId, type: 'pet', name: 'Rex', petType: 'Dog' }) as const);
      return db.crewMember.createMany({ data });
    },
    deleteOne: async ({ viewer }) => {
      const where = { profileId: viewer.profileId, isOwner: false };
      return deleteMember(viewer, (await db.crewMember.findFirstOrThrow({ where })).id);
    },
  },
  ride: {
    restore: restoreRide,
    full: caps.rides,
    add: (profileId, count) => {
      const data = times(count, () => ({ profileId, type: 'boat', boatType: 'Sailboat' }) as const);
      return db.ride.createMany({ data });
    },
    deleteOne: async ({ viewer }) => {
      const where = { profileId: viewer.profileId };
      return deleteRide(viewer, (await db.ride.findFirstOrThrow({ where })).id);
    },
  },
  group: {
    restore: restoreGroup,
    full: caps.groups,
    add: (profileId, count) => {
      const data = times(count, () => ({ profileId, name: randomUUID() }));
      return db.group.createMany({ data });
    },
    deleteOne: async ({ viewer }) => {
      const where = { profileId: viewer.profileId };
      return deleteGroup(viewer, (await db.group.findFirstOrThrow({ where })).id);
    },
  },
};

test.each(Object.entries(kinds))(
  'a deleted %s can be restored only when there is room',
  async (_, { restore, full, add, deleteOne }) => {
    const as = await person();
    await add(as.viewer.profileId, full);
    const params = await deleteOne(as);
    await add(as.viewer.profileId, 1);
    expect((await call(restore, 'POST', { as, params, body: {} })).status).toBe(409);
    await deleteOne(as);
    expect((await call(restore, 'POST', { as, params, body: {} })).status).toBe(201);
  },
);
