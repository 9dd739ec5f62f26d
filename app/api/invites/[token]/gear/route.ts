import { notFound } from '@/lib/errors';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { addLine } from '@/lib/trips/gear/add-line';
import { getGear } from '@/lib/trips/gear/get-gear';
import { GOERS_ALONE } from '@/lib/trips/gear/lock-gear';
import { gearLines, newLine, oneLine } from '@/lib/trips/gear/schema';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const GET = publicRoute(
  {
    summary: 'The gear that the trip needs, and who brings it',
    params: tokenParams,
    answer: gearLines,
  },
  async ({ params, request }) => {
    const lines = await getGear(await callerByLink(await accountOf(request), params.token));
    if (!lines) throw notFound();
    return { lines };
  },
);

export const POST = publicRoute(
  {
    summary: 'Add something that the trip needs, as a guest who is going',
    params: tokenParams,
    body: newLine,
    answer: oneLine,
    status: 201,
    limits: ['partChangesByLink'],
  },
  async ({ params, body, request }) => ({
    line: await addLine(await callerByLink(await accountOf(request), params.token, GOERS_ALONE), body),
  }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
