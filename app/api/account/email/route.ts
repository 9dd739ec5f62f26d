import { z } from 'zod';
import { cancelEmailChange, requestEmailChange } from '@/lib/account/change-email';
import { emailChange } from '@/lib/account/settings-schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

const answer = z.object({ message: z.string() });

export const POST = accountRoute(
  {
    summary: 'Ask to change your e-mail address, by a link sent to the new one',
    limits: ['passwordByPerson'],
    body: emailChange,
    answer,
  },
  async ({ viewer, body }) => {
    await requestEmailChange(viewer, body);
    return { message: 'A confirmation link has been sent to your new address.' };
  },
);

export const DELETE = accountRoute(
  { summary: 'Cancel the change of your e-mail address', answer },
  async ({ viewer }) => {
    await cancelEmailChange(viewer);
    return { message: 'Your address stays as it is.' };
  },
);

export const { GET, OPTIONS, PATCH, PUT } = otherMethods({ POST, DELETE });
