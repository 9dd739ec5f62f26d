import { z } from 'zod';
import { suggestFeatures } from '@/lib/campsites/features/features';
import { featureQuery } from '@/lib/campsites/features/schema';
import { siteFeature } from '@/lib/campsites/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  {
    summary: 'Suggest up to ten campsite features by the first letters of a word',
    query: featureQuery,
    answer: z.array(siteFeature),
    limits: ['lookup'],
  },
  ({ viewer, query }) => suggestFeatures(viewer, query.query ?? ''),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
