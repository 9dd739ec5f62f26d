import { z } from 'zod';
import { publicRoute } from '@/lib/api/route';
import { newChallenge } from '@/lib/contact/human-check';

export const GET = publicRoute(
  {
    summary: 'A proof-of-work challenge (ALTCHA) for the contact form',
    limits: ['existence'],
    answer: z.record(z.string(), z.unknown()),
  },
  () => newChallenge(),
);
