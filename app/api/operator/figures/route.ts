import { listFigures } from '@/lib/operator/figures/list-figures';
import { figures } from '@/lib/operator/figures/schema';
import { operatorRoute } from '@/lib/operator/operator-route';
import { otherMethods } from '@/lib/server/http/other-methods';

export const GET = operatorRoute(
  {
    summary: 'List the figures of the last 30 days (UTC)',
    limits: ['largeReads'],
    answer: figures,
  },
  () => listFigures(),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
