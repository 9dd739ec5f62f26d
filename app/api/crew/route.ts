import { z } from 'zod';
import { createMember, listCrew } from '@/lib/household/crew/crew';
import { newMember, ownMember } from '@/lib/household/crew/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  { summary: 'List your crew', answer: z.object({ crew: z.array(ownMember) }) },
  async ({ viewer }) => ({ crew: await listCrew(viewer) }),
);

export const POST = route(
  {
    summary: 'Add a camper or a pet to your crew',
    body: newMember,
    answer: z.object({ member: ownMember }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, body }) => ({ member: await createMember(viewer, body) }),
);

export const { DELETE, OPTIONS, PATCH, PUT } = otherMethods({ GET, POST });
