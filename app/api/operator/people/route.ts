import { operatorRoute } from '@/lib/operator/operator-route';
import { findPeople } from '@/lib/operator/people/find-people';
import { foundPeople, peopleQuery } from '@/lib/operator/people/schema';
import { otherMethods } from '@/lib/server/http/other-methods';

export const GET = operatorRoute(
  {
    summary: 'Find people, or list those who are suspended, paused or muted',
    limits: ['largeReads'],
    query: peopleQuery,
    answer: foundPeople,
  },
  async ({ query }) => ({ people: await findPeople(query.query) }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
