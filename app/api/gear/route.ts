import { listGear, selectGear } from '@/lib/household/gear/gear';
import { gearList, gearSelection } from '@/lib/household/gear/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route({ summary: 'List your gear', answer: gearList }, async ({ viewer }) => ({
  gear: await listGear(viewer),
}));

export const POST = route(
  {
    summary: 'Add items to your gear, or change whether they are shared',
    body: gearSelection,
    answer: gearList,
  },
  async ({ viewer, body }) => ({ gear: await selectGear(viewer, body.selectedGear) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
