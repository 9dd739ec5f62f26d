import { z } from 'zod';
import { id } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { answerFinding } from '@/lib/trips/fit/answer-finding';
import { findingKey, fitAnswer, oneFinding, toWireAt } from '@/lib/trips/fit/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const PUT = tripRoute(
  {
    summary: 'Save or delete an organiser’s answer to a finding',
    params: z.object({ id, key: findingKey }),
    body: fitAnswer,
    answer: oneFinding,
    limits: ['partChanges'],
  },
  async ({ caller, params, body }) => {
    const answered = await answerFinding(caller, params.key, body);
    return { finding: toWireAt(answered, params.id) };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, POST } = otherMethods({ PUT });
