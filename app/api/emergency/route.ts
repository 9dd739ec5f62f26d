import { deleteOwnCard, getOwnCard, saveOwnCard } from '@/lib/household/emergency/own-card';
import { ownCard, ownCardInput } from '@/lib/household/emergency/schema';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';

export const GET = route(
  { summary: 'Get your card for an emergency', inPerson: true, answer: ownCard },
  ({ viewer }) => getOwnCard(viewer),
);

// Not idempotent: the responses to such calls are stored, and a card must not be stored in plain text.
export const PUT = route(
  {
    summary: 'Create or change your card for an emergency',
    inPerson: true,
    body: ownCardInput,
    answer: ownCard,
    limits: ['partChanges'],
  },
  ({ viewer, body }) => saveOwnCard(viewer, body),
);

export const DELETE = route(
  { summary: 'Delete your card for an emergency', inPerson: true, answer: ownCard, limits: ['partChanges'] },
  ({ viewer }) => deleteOwnCard(viewer),
);

export const { OPTIONS, PATCH, POST } = otherMethods({ DELETE, GET, PUT });
