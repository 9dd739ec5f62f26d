import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { fit, toFit } from '@/lib/trips/fit/schema';
import { getTripFit } from '@/lib/trips/fit/trip-fit';

export const GET = route(
  {
    summary: 'Whether those who are going suit the trip’s campsite: problems, what to check, what is fine',
    params: params('id'),
    answer: fit,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  async ({ viewer, params }) => {
    const findings = await getTripFit(viewer, params.id);
    if (!findings) throw notFound();
    return toFit(findings);
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
