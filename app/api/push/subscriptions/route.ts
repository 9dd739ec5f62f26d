import { z } from 'zod';
import { subscribeToPush, unsubscribeFromPush } from '@/lib/account/push/push-subscriptions';
import { pushEndpoint, pushSubscription } from '@/lib/account/push/schema';
import { id } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

const answer = z.object({ id });

export const POST = accountRoute(
  {
    summary: 'Subscribe this browser to pushes',
    body: pushSubscription,
    answer,
    status: 201,
    idempotent: true,
    limits: ['pushSubscriptions'],
  },
  ({ viewer, body }) => subscribeToPush(viewer, body),
);

export const DELETE = accountRoute(
  { summary: 'Unsubscribe a browser from pushes', body: pushEndpoint, answer },
  ({ viewer, body }) => unsubscribeFromPush(viewer, body.endpoint),
);

export const { GET, OPTIONS, PATCH, PUT } = otherMethods({ POST, DELETE });
