import { accountOf } from '@/lib/server/auth/viewer';
import { callerOf } from '@/lib/server/http/caller';
import { networkOf } from '@/lib/server/http/caller-address';
import { otherMethods } from '@/lib/server/http/other-methods';
import { reply } from '@/lib/server/http/respond';
import { publicRoute } from '@/lib/server/http/route';
import { joinAnswer } from '@/lib/trips/attendance/guest-schema';
import { guestCookie, readGuestCookie } from '@/lib/trips/households/guests/guest-cookie';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { getSharedTrip } from '@/lib/trips/share-link/find-shared-trip';
import { joinTrip, submissionOf } from '@/lib/trips/share-link/join-trip';
import { joiningBrowser, joiningCookies } from '@/lib/trips/share-link/joining-browser';
import { joined, sharedTrip } from '@/lib/trips/share-link/schema';

export const GET = publicRoute(
  {
    summary: 'Get a trip by its share link',
    params: tokenParams,
    answer: sharedTrip,
    limits: ['largeReadsByAddress'],
  },
  async ({ params, request }) =>
    reply(await getSharedTrip(await accountOf(request), readGuestCookie(request.cookies), params.token), {
      cookies: joiningCookies(request.cookies),
    }),
);

export const PATCH = publicRoute(
  {
    summary: 'Join a trip by its share link',
    params: tokenParams,
    body: joinAnswer,
    answer: joined,
    limits: ['answersByLink'],
  },
  async ({ params, body, request }) => {
    const { joined: answered, guest } = await joinTrip(await accountOf(request), params.token, body, {
      network: networkOf(callerOf(request) ?? 'unknown'),
      opened: readGuestCookie(request.cookies),
      submission: submissionOf(request, body),
      browser: joiningBrowser(request.cookies),
    });
    return reply(answered, guest ? { cookies: [guestCookie(request.cookies, guest)] } : {});
  },
);

export const { DELETE, OPTIONS, POST, PUT } = otherMethods({ GET, PATCH });
