import { z } from 'zod';
import { contactSubmission } from '@/lib/contact/schema';
import { sendContactMessage } from '@/lib/contact/send-message';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

export const POST = publicRoute(
  {
    summary: 'Send a message to the people behind Campmates',
    limits: ['contact'],
    body: contactSubmission,
    answer: z.object({ message: z.string() }),
  },
  async ({ body }) => {
    await sendContactMessage(body);
    return { message: 'Message sent successfully.' };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
