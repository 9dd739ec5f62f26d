import { mailEvent, takeMailEvent } from '@/lib/operator/mails/mail-events';
import { otherMethods } from '@/lib/server/http/other-methods';
import { webhookRoute } from '@/lib/server/http/webhook-route';

export const POST = webhookRoute(
  'webhook',
  { summary: 'Take an event of a mail provider, signed as Standard Webhooks says', body: mailEvent },
  takeMailEvent,
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
