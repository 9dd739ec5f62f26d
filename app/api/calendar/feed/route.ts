import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { createFeed, deleteFeed, getFeed } from '@/lib/trips/calendar/feed';
import { feed, feedAddress } from '@/lib/trips/calendar/schema';

export const GET = route({ summary: 'Check whether your calendar feed is on', answer: feed }, ({ viewer }) =>
  getFeed(viewer),
);

// This request takes no Idempotency-Key, because the stored response would contain the secret
// address. A retry creates a new address, and the earlier address stops working.
export const POST = route(
  {
    summary: 'Create a new secret address for your calendar feed',
    inPerson: true,
    answer: feedAddress,
    status: 201,
  },
  ({ viewer }) => createFeed(viewer),
);

export const DELETE = route(
  { summary: 'Turn your calendar feed off', inPerson: true, answer: feed },
  ({ viewer }) => deleteFeed(viewer),
);

export const { OPTIONS, PATCH, PUT } = otherMethods({ GET, POST, DELETE });
