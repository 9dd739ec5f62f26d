import { z } from 'zod';
import { params } from '@/lib/fields';
import { toGpx } from '@/lib/gpx';
import { env } from '@/lib/server/env';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';
import { fileName } from '@/lib/trips/file-name';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { getTripWaypoints } from '@/lib/trips/trip-waypoints';

export const GET = tripRoute(
  {
    summary: 'Get a trip’s campsite and meeting point as a GPX file',
    params: params('id'),
    answer: z.string(),
    answerType: 'application/gpx+xml',
  },
  async ({ caller }) => {
    const { name, waypoints, route } = await getTripWaypoints(caller, env().APP_URL);
    return fileResponse(toGpx(name, waypoints, route), {
      type: 'application/gpx+xml',
      name: fileName(name, '.gpx'),
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
