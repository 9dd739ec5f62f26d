import { operatorRoute } from '@/lib/operator/operator-route';
import { waitingSignUps } from '@/lib/operator/sign-ups/schema';
import { listSignUps } from '@/lib/operator/sign-ups/sign-ups';
import { otherMethods } from '@/lib/server/http/other-methods';

export const GET = operatorRoute(
  {
    summary: 'List sign-ups that wait for their confirmation',
    limits: ['largeReads'],
    answer: waitingSignUps,
  },
  async () => ({ sign_ups: await listSignUps() }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
