import { route } from '@/lib/api/route';
import { lookUpUser, lookUpUsers } from '@/lib/invites/queries';
import { foundUser, foundUsers, lookupList, lookupQuery } from '@/lib/invites/schema';

export const GET = route(
  { summary: 'Whether an address has a profile, and its username', query: lookupQuery, answer: foundUser },
  ({ query }) => lookUpUser(query.email),
);

export const POST = route(
  { summary: 'The same for many addresses at once', body: lookupList, answer: foundUsers },
  async ({ body }) => ({ users: await lookUpUsers(body.emails) }),
);
