import { newChallenge } from '@/lib/contact/human-check';
import { challenge } from '@/lib/contact/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';

export const GET = publicRoute(
  {
    summary: 'Get a proof-of-work challenge (ALTCHA) for the contact form',
    limits: ['existence'],
    answer: challenge,
  },
  () => newChallenge(),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
