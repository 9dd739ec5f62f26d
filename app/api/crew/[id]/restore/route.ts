import { z } from 'zod';
import { params } from '@/lib/fields';
import { restoreMember } from '@/lib/household/crew/crew';
import { ownMember } from '@/lib/household/crew/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { rejoinTrips } from '@/lib/trips/attendance/rejoin-trips';

export const POST = route(
  {
    summary: 'Restore a crew member deleted within the last hour',
    params: params('id'),
    answer: z.object({ member: ownMember }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, params }) => ({ member: await restoreMember(viewer, params.id, rejoinTrips) }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
