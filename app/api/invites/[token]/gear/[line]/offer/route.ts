import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { GOERS_ALONE } from '@/lib/trips/gear/lock-gear';
import { offerGear } from '@/lib/trips/gear/offer-gear';
import { lineParamsByLink, offer, oneLine } from '@/lib/trips/gear/schema';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';

export const PUT = publicRoute(
  {
    summary: 'Say how many of it a guest’s household brings; 0 takes it back',
    params: lineParamsByLink,
    body: offer,
    answer: oneLine,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => {
    const caller = await callerByLink(await accountOf(request), params.token, GOERS_ALONE);
    return { line: await offerGear(caller, params.line, body) };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
