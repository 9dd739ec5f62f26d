import { z } from 'zod';
import { endOwnSession } from '@/lib/account/sessions';
import { id, params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

export const DELETE = accountRoute(
  { summary: 'End one of your sessions', params: params('id'), answer: z.object({ id }) },
  ({ viewer, params }) => endOwnSession(viewer, params.id),
);

export const { GET, OPTIONS, PATCH, POST, PUT } = otherMethods({ DELETE });
