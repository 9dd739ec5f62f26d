import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { changeLine } from '@/lib/trips/gear/change-line';
import { GOERS_ALONE } from '@/lib/trips/gear/lock-gear';
import { lineChange, lineParamsByLink, oneLine } from '@/lib/trips/gear/schema';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';

export const PATCH = publicRoute(
  {
    summary: 'Change what the trip needs by the link of a co-organiser who is signed in; a guest may not',
    params: lineParamsByLink,
    body: lineChange,
    answer: oneLine,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => {
    const caller = await callerByLink(await accountOf(request), params.token, GOERS_ALONE);
    return { line: await changeLine(caller, params.line, body) };
  },
);

export const { DELETE, GET, OPTIONS, POST, PUT } = otherMethods({ PATCH });
