import { z } from 'zod';
import { getCampsite } from '@/lib/campsites/get-location';
import { siteWaypoint } from '@/lib/campsites/site-waypoint';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { toGpx } from '@/lib/gpx';
import { env } from '@/lib/server/env';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';
import { route } from '@/lib/server/http/route';
import { fileName } from '@/lib/trips/file-name';

export const GET = route(
  {
    summary: 'Get a campsite as a GPX file',
    params: params('id'),
    answer: z.string(),
    answerType: 'application/gpx+xml',
  },
  async ({ viewer, params }) => {
    const site = await getCampsite(viewer, params.id);
    if (!site) throw notFound();
    return fileResponse(toGpx(site.name, [siteWaypoint(site, env().APP_URL)]), {
      type: 'application/gpx+xml',
      name: fileName(site.name, '.gpx'),
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
