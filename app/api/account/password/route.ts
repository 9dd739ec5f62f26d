import { z } from 'zod';
import { changePassword } from '@/lib/account/change-password';
import { passwordChange } from '@/lib/account/settings-schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { accountRoute } from '@/lib/server/http/route';

export const POST = accountRoute(
  {
    summary: 'Change your password and end your other sessions',
    limits: ['passwordByPerson'],
    body: passwordChange,
    answer: z.object({ message: z.string() }),
  },
  async ({ viewer, body }) => {
    await changePassword(viewer, body);
    return { message: 'Your password has been changed.' };
  },
);

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethods({ POST });
