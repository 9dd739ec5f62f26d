import { z } from 'zod';
import { changePassword } from '@/lib/account/change-password';
import { passwordChange } from '@/lib/account/settings-schema';
import { accountRoute } from '@/lib/server/http/route';

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
export * from '@/lib/server/http/other-methods';
