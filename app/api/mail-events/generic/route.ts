import { otherMethods } from '@/lib/server/http/other-methods';
import { webhookRoute } from '@/lib/server/http/webhook-route';
import { mailEvent, takeMailEvent } from '@/lib/server/mail/mail-events';

export const POST = webhookRoute(
  'webhook',
  { summary: 'Take an event of a mail provider, signed as Standard Webhooks says', body: mailEvent },
  takeMailEvent,
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
