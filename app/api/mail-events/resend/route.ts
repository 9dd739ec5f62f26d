import { resendEvent, takeResendEvent } from '@/lib/operator/mails/mail-events';
import { otherMethods } from '@/lib/server/http/other-methods';
import { webhookRoute } from '@/lib/server/http/webhook-route';

export const POST = webhookRoute(
  'svix',
  { summary: 'Take an event of Resend’s webhook, such as a bounced mail', body: resendEvent },
  takeResendEvent,
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
