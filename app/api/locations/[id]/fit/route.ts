import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { getOwnFit } from '@/lib/trips/fit/choice-site';
import { fit, toFit } from '@/lib/trips/fit/schema';

export const GET = route(
  {
    summary: 'Check whether a campsite suits your household',
    params: params('id'),
    answer: fit,
  },
  async ({ viewer, params }) => {
    const findings = await getOwnFit(viewer, params.id);
    if (!findings) throw notFound();
    return toFit(findings);
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
