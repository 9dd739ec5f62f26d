import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { tripRoute } from '@/lib/trips/households/trip-route';
import { getShareLink, qrCode } from '@/lib/trips/share-link/set-share-link';
import { requireAccountOf } from '@/lib/trips/trip-caller';

export const GET = tripRoute(
  {
    summary: 'Get a trip’s share link as a QR code',
    params: params('id'),
    answer: z.string(),
    answerType: 'image/svg+xml',
  },
  async ({ caller, params }) => {
    const { link } = await getShareLink(requireAccountOf(caller), params.id);
    if (!link) throw notFound();
    return new Response(qrCode(link.url), {
      headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-store' },
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
