import { z } from 'zod';
import { listSavedSites } from '@/lib/campsites/list-sites';
import { siteWaypoint } from '@/lib/campsites/site-waypoint';
import { toGpx } from '@/lib/gpx';
import { env } from '@/lib/server/env';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';
import { route } from '@/lib/server/http/route';

export const GET = route(
  {
    summary: 'Get your saved campsites as a GPX file',
    answer: z.string(),
    answerType: 'application/gpx+xml',
  },
  async ({ viewer }) => {
    const { APP_URL } = env();
    const waypoints = (await listSavedSites(viewer)).map((site) => siteWaypoint(site, APP_URL));
    return fileResponse(toGpx('Saved campsites', waypoints), {
      type: 'application/gpx+xml',
      name: 'campmates-saved-campsites.gpx',
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
