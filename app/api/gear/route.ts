import { route } from '@/lib/api/route';
import { selectGear } from '@/lib/gear/mutations';
import { listGear } from '@/lib/gear/queries';
import { gearList, gearSelection } from '@/lib/gear/schema';

export const GET = route({ summary: "The viewer's gear", answer: gearList }, async ({ viewer }) => ({
  gear: await listGear(viewer),
}));

export const POST = route(
  {
    summary: 'Add gear; a name that is there already takes the new flag',
    body: gearSelection,
    answer: gearList,
  },
  async ({ viewer, body }) => ({ gear: await selectGear(viewer, body.selectedGear) }),
);
