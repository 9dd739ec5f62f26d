import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { getChatTexts } from '@/lib/trips/chat/get-chat-texts';
import { chatAnswer } from '@/lib/trips/chat/schema';
import { tripRoute } from '@/lib/trips/households/trip-route';

export const GET = tripRoute(
  {
    summary: 'Get ready texts about a trip for a chat',
    params: params('id'),
    answer: chatAnswer,
    limits: ['largeReads', 'largeReadsByAddress'],
  },
  ({ caller }) => getChatTexts(caller),
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
