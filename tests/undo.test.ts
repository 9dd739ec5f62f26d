import { POST as restoreMember } from '@/app/api/crew/[id]/restore/route';
import { POST as restoreGroup } from '@/app/api/groups/[id]/restore/route';
import { POST as restoreRide } from '@/app/api/rides/[id]/restore/route';
import { caps } from '@/lib/account/caps';
import { deleteMember } from '@/lib/household/crew/crew';
import { deleteGroup } from '@/lib/household/groups/groups';
import { deleteRide } from '@/lib/household/rides/rides';
import type { Viewer } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db/client';
import type { Handler } from '@/lib/server/http/route';
import { call } from './call';
import { type Person, person } from './factories/people';

interface Kind {
  /** Adds `count` more items and resolves to the id of the last one. */
  add: (profileId: string, count: number) => Promise<string>;
  remove: (viewer: Viewer, id: string) => Promise<unknown>;
  restore: Handler;
  /**
   * Number of items that can be added. For the crew this is one less than its cap, because a crew
   * already has one member.
   */
  room: number;
}

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const last = (rows: { id: string }[]) => rows.at(-1)?.id ?? '';

const kinds: Record<string, Kind> = {
  crew: {
    add: async (profileId, count) => {
      const data = many(count, () => ({ profileId, type: 'pet', name: 'Rex', petType: 'Dog' }) as const);
      return last(await db.crewMember.createManyAndReturn({ data }));
    },
    remove: deleteMember,
    restore: restoreMember,
    room: caps.crew - 1,
  },
  rides: {
    add: async (profileId, count) => {
      const data = many(count, () => ({ profileId, type: 'boat', boatType: 'Sailboat' }) as const);
      return last(await db.ride.createManyAndReturn({ data }));
    },
    remove: deleteRide,
    restore: restoreRide,
    room: caps.rides,
  },
  groups: {
    add: async (profileId, count) => {
      const data = many(count, (index) => ({ profileId, name: `Group ${index} of ${count}` }));
      return last(await db.group.createManyAndReturn({ data }));
    },
    remove: deleteGroup,
    restore: restoreGroup,
    room: caps.groups,
  },
};

const undo = async (as: Person, { restore }: Kind, id: string) =>
  (await call(restore, 'POST', { as, params: { id } })).status;

test.each(Object.entries(kinds))(
  'undoing a deletion among %s fails once another item has taken its place under the cap',
  async (_, kind) => {
    const mia = await person();
    const { profileId } = mia.viewer;
    const id = await kind.add(profileId, kind.room);
    await kind.remove(mia.viewer, id);
    const another = await kind.add(profileId, 1);
    expect(await undo(mia, kind, id)).toBe(409);
    await kind.remove(mia.viewer, another);
    expect(await undo(mia, kind, id)).toBe(201);
  },
);

test.each(Object.entries(kinds))(
  'something deleted among %s can be restored only by its own call',
  async (name, kind) => {
    const mia = await person();
    const id = await kind.add(mia.viewer.profileId, 1);
    await kind.remove(mia.viewer, id);
    for (const [other, { restore }] of Object.entries(kinds)) {
      if (other !== name) expect((await call(restore, 'POST', { as: mia, params: { id } })).status).toBe(404);
    }
    expect(await undo(mia, kind, id)).toBe(201);
  },
);
