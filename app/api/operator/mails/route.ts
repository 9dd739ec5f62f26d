import { listMails } from '@/lib/operator/mails/list-mails';
import { operatorMails } from '@/lib/operator/mails/schema';
import { operatorRoute } from '@/lib/operator/operator-route';
import { otherMethods } from '@/lib/server/http/other-methods';

export const GET = operatorRoute(
  {
    summary: 'List failed mails and addresses that refuse mail, and count due jobs',
    answer: operatorMails,
    limits: ['largeReads'],
  },
  listMails,
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
