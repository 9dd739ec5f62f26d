import { z } from 'zod';
import { route } from '@/lib/api/route';
import { addMember } from '@/lib/crew/mutations';
import { listCrew } from '@/lib/crew/queries';
import { member, newMember } from '@/lib/crew/schema';

export const GET = route(
  { summary: "The viewer's crew", answer: z.object({ crew: z.array(member) }) },
  async ({ viewer }) => ({ crew: await listCrew(viewer) }),
);

export const POST = route(
  {
    summary: 'Add a camper or a pet',
    body: newMember,
    answer: z.object({ member }),
    status: 201,
    idempotent: true,
  },
  async ({ viewer, body }) => ({ member: await addMember(viewer, body) }),
);
