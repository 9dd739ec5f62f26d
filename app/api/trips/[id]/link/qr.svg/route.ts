import { z } from 'zod';
import { notFound } from '@/lib/errors';
import { params } from '@/lib/fields';
import { otherMethods } from '@/lib/server/http/other-methods';
import { route } from '@/lib/server/http/route';
import { getShareLink } from '@/lib/trips/share-link/get-share-link';
import { qrCode } from '@/lib/trips/share-link/qr-code';

export const GET = route(
  {
    summary: 'A trip’s link to share as a QR code, for its organisers',
    params: params('id'),
    answer: z.string(),
    answerType: 'image/svg+xml',
  },
  async ({ viewer, params }) => {
    const { link } = await getShareLink(viewer, params.id);
    if (!link) throw notFound();
    return new Response(qrCode(link.url), {
      headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-store' },
    });
  },
);

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
