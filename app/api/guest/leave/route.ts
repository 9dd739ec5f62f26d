import { z } from 'zod';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { endedGuestCookie } from '@/lib/trips/households/guests/guest-cookie';
import { endedJoiningCookie } from '@/lib/trips/share-link/joining-browser';

export const POST = publicRoute(
  {
    summary: 'End this browser’s access to the trips it opened as a guest',
    body: z.object({}),
    answer: z.null(),
    status: 204,
  },
  async () =>
    new Response(null, {
      status: 204,
      headers: [
        ['set-cookie', endedGuestCookie()],
        ['set-cookie', endedJoiningCookie()],
        ['cache-control', 'no-store'],
      ],
    }),
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
