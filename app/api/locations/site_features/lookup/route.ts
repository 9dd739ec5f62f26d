import { z } from 'zod';
import { route } from '@/lib/api/route';
import { siteFeature } from '@/lib/campsites/schema';
import { suggestFeatures } from '@/lib/site-features/queries';
import { featureQuery } from '@/lib/site-features/schema';

export const GET = route(
  {
    summary: 'Campsite features by the beginning of their words, at most ten',
    query: featureQuery,
    answer: z.array(siteFeature),
    limits: ['lookup'],
  },
  ({ viewer, query }) => suggestFeatures(viewer, query.query ?? ''),
);
