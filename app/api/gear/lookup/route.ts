import { z } from 'zod';
import { suggestGear } from '@/lib/household/gear/gear';
import { gearQuery, gearSuggestion } from '@/lib/household/gear/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  {
    summary: 'Suggest up to eight items of gear by the first letters of a word',
    query: gearQuery,
    answer: z.array(gearSuggestion),
    limits: ['lookup'],
  },
  ({ viewer, query }) => suggestGear(viewer, query.query ?? ''),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
