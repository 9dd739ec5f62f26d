import { route } from '@/lib/api/route';
import { removeGear } from '@/lib/gear/mutations';
import { gearList, gearRemoval } from '@/lib/gear/schema';

export const POST = route(
  { summary: 'Remove an item by its name, if it is there', body: gearRemoval, answer: gearList },
  async ({ viewer, body }) => ({ gear: await removeGear(viewer, body.gearName) }),
);
