import { otherMethods } from '@/lib/server/http/other-methods';
import { spend } from '@/lib/server/http/rate-limiter';
import { route } from '@/lib/server/http/route';
import { lookUpUser, lookUpUsers } from '@/lib/trips/invitations/look-up-users';
import { foundUser, foundUsers, lookupList, lookupQuery } from '@/lib/trips/invitations/schema';

export const GET = route(
  {
    summary: 'Look up whether an address has a profile, and its username',
    limits: ['lookup'],
    query: lookupQuery,
    answer: foundUser,
  },
  ({ query }) => lookUpUser(query.email),
);

export const POST = route(
  {
    summary: 'Look up several addresses for their profiles and usernames',
    limits: ['lookup'],
    body: lookupList,
    answer: foundUsers,
  },
  async ({ viewer, body }) => {
    await spend('addresses', viewer.userId, body.emails.length);
    return { users: await lookUpUsers(body.emails) };
  },
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
