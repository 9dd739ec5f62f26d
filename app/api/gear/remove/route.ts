import { removeGear } from '@/lib/household/gear/gear';
import { gearList, gearRemoval } from '@/lib/household/gear/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const POST = route(
  { summary: 'Remove an item of gear by its name', body: gearRemoval, answer: gearList },
  async ({ viewer, body }) => ({ gear: await removeGear(viewer, body.gearName) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
