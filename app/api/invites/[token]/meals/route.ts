import { notFound } from '@/lib/errors';
import { accountOf } from '@/lib/server/auth/viewer';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { callerByLink } from '@/lib/trips/invitations/caller-by-link';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { getMeals } from '@/lib/trips/meals/get-meals';
import { meals } from '@/lib/trips/meals/schema';

export const GET = publicRoute(
  { summary: 'The meals of a trip', params: tokenParams, answer: meals },
  async ({ params, request }) => {
    const found = await getMeals(await callerByLink(await accountOf(request), params.token));
    if (!found) throw notFound();
    return found;
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
