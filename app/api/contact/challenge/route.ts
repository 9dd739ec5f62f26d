import { publicRoute } from '@/lib/api/route';
import { newChallenge } from '@/lib/contact/human-check';
import { challenge } from '@/lib/contact/schema';

export const GET = publicRoute(
  {
    summary: 'A proof-of-work challenge (ALTCHA) for the contact form',
    limits: ['existence'],
    answer: challenge,
  },
  () => newChallenge(),
);
