import 'server-only';
import type { NextRequest } from 'next/server';
import { keptPreview, newPreview } from '@/lib/cover-art/cache';
import { secondsToNewCover } from '@/lib/cover-art/limit';
import { AppError, notFound } from '@/lib/errors';
import { getLinkPreview, type LinkKind } from './link-preview';

export async function respondWithPreview(
  request: NextRequest,
  kind: LinkKind,
  token: string,
): Promise<Response> {
  const preview = await getLinkPreview(kind, token);
  if (!preview) throw notFound();
  const kept = keptPreview(preview);
  const retryAfterSeconds = kept === undefined ? await secondsToNewCover(request) : 0;
  if (retryAfterSeconds > 0) throw new AppError(429, 'Too many new pictures at once.', { retryAfterSeconds });
  return new Response(await (kept ?? newPreview(preview)), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // Chats may fetch the picture (public/robots.txt), but search engines must not index it.
      'x-robots-tag': 'noindex',
    },
  });
}
