import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { copyTrip } from '@/lib/trips/copy/copy-trip';
import { copiedTrip, tripCopy } from '@/lib/trips/copy/schema';

export const POST = route(
  {
    summary: 'Plan a trip like one that the caller may see, with its needs and meals; nobody is invited',
    params: params('id'),
    body: tripCopy,
    answer: copiedTrip,
    status: 201,
    idempotent: true,
  },
  ({ viewer, params, body }) => copyTrip(viewer, params.id, body),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
