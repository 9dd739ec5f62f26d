import { listMails } from '@/lib/operator/mails/list-mails';
import { operatorMails } from '@/lib/operator/mails/schema';
import { operatorRoute } from '@/lib/operator/operator-route';
import { otherMethods } from '@/lib/server/http/other-methods';

export const GET = operatorRoute(
  {
    summary: 'The mails that failed, what waits on the queue, and the addresses that refuse their mails',
    answer: operatorMails,
    limits: ['largeReads'],
  },
  listMails,
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
