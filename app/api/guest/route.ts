import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { readGuestCookie } from '@/lib/trips/households/guests/guest-cookie';
import { listOpened } from '@/lib/trips/invitations/open-as-guest';
import { openedHouseholds } from '@/lib/trips/invitations/opened';

export const GET = publicRoute(
  {
    summary: 'List the trips that this browser has opened as a guest',
    answer: openedHouseholds,
    limits: ['largeReadsByAddress'],
  },
  ({ request }) => listOpened(readGuestCookie(request.cookies)),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
