import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { getAtHome } from '@/lib/trips/home-contact/at-home';
import { atHome } from '@/lib/trips/home-contact/schema';
import { tokenParams } from '@/lib/trips/invitations/schema';

export const GET = publicRoute(
  {
    summary: 'Get a household’s plan, as the person at home',
    params: tokenParams,
    answer: atHome,
    limits: ['largeReadsByAddress'],
  },
  async ({ params }) => getAtHome(params.token),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
