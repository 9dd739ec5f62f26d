import { z } from 'zod';
import { publicRoute } from '@/lib/api/route';
import { sendContactMessage } from '@/lib/contact/mutations';
import { contactSubmission } from '@/lib/contact/schema';

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
