import { z } from 'zod';
import { logCsv } from '@/lib/operator/log';
import { operatorRoute } from '@/lib/operator/operator-route';
import { otherMethods } from '@/lib/server/http/other-methods';
import { fileResponse } from '@/lib/server/http/respond';

export const GET = operatorRoute(
  {
    summary: 'Get the whole operators’ log as a CSV file',
    answer: z.string(),
    answerType: 'text/csv',
    limits: ['largeReads'],
  },
  async () => fileResponse(await logCsv(), { type: 'text/csv', name: 'campmates-operators-log.csv' }),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
