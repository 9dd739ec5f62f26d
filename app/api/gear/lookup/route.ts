import { z } from 'zod';
import { route } from '@/lib/api/route';
import { suggestGear } from '@/lib/gear/queries';
import { gearQuery, gearSuggestion } from '@/lib/gear/schema';

export const GET = route(
  {
    summary: 'Camping gear by the beginning of its words, at most eight',
    query: gearQuery,
    answer: z.array(gearSuggestion),
    limits: ['lookup'],
  },
  ({ viewer, query }) => suggestGear(viewer, query.query ?? ''),
);
