import { z } from 'zod';
import { otherMethods } from '@/lib/server/http/other-methods';
import { publicRoute } from '@/lib/server/http/route';
import { tokenParams } from '@/lib/trips/invitations/schema';
import { respondWithPreview } from '@/lib/trips/share-link/link-preview';

export const GET = publicRoute(
  {
    summary: 'Get the picture that chats show of an invitation’s link',
    params: tokenParams,
    answer: z.string(),
    answerType: 'image/png',
    limits: ['largeReadsByAddress'],
  },
  ({ params: { token }, request }) => respondWithPreview(request, 'invite', token),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
