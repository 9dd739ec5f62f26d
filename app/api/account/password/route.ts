import { z } from 'zod';
import { changePassword } from '@/lib/account/mutations';
import { passwordChange } from '@/lib/account/schema';
import { accountRoute } from '@/lib/api/route';

export const POST = accountRoute(
  {
    summary: 'Change the password; every other session ends',
    limits: ['passwordByPerson'],
    body: passwordChange,
    answer: z.object({ message: z.string() }),
  },
  async ({ viewer, body }) => {
    await changePassword(viewer, body);
    return { message: 'Your password has been changed.' };
  },
);
