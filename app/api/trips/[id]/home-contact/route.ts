import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { getHomeContact } from '@/lib/trips/home-contact/get-home-contact';
import { homeContactAnswer, homeContactInput } from '@/lib/trips/home-contact/schema';
import { deleteHomeContact, setHomeContact } from '@/lib/trips/home-contact/set-home-contact';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get your household’s plan for somebody at home',
    params: params('id'),
    answer: homeContactAnswer,
  },
  async ({ caller }) => ({ home_contact: await getHomeContact(caller) }),
);

export const PUT = tripRoute(
  {
    summary: 'Create or change your household’s plan for somebody at home',
    params: params('id'),
    body: homeContactInput,
    answer: homeContactAnswer,
    limits: ['partChanges'],
  },
  async ({ caller, body }) => ({ home_contact: await setHomeContact(caller, body) }),
);

export const DELETE = tripRoute(
  {
    summary: 'Delete your household’s plan for somebody at home',
    params: params('id'),
    answer: homeContactAnswer,
    limits: ['partChanges'],
  },
  async ({ caller }) => {
    await deleteHomeContact(caller);
    return { home_contact: null };
  },
);

export const { OPTIONS, PATCH, POST } = otherMethods({ DELETE, GET, PUT });
