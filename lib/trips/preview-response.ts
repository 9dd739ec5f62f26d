import 'server-only';
import type { NextRequest } from 'next/server';
import { keptPreview, newPreview } from '../cover-art/cache';
import { secondsToNewCover } from '../cover-art/limit';
import { CLOSED_POLICY } from '../server/http/headers';
import { getLinkPreview, type LinkKind } from './link-preview';

/** The picture that a chat shows of a link; 404 where there is nothing to show. */
export async function respondWithPreview(
  request: NextRequest,
  kind: LinkKind,
  token: string,
): Promise<Response> {
  const preview = await getLinkPreview(kind, token);
  if (!preview) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } });
  const kept = keptPreview(preview);
  const wait = kept === undefined ? await secondsToNewCover(request) : 0;
  if (wait > 0) {
    const headers = { 'retry-after': String(wait), 'cache-control': 'no-store' };
    return new Response('Too many new pictures at once', { status: 429, headers });
  }
  return new Response(await (kept ?? newPreview(preview)), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': CLOSED_POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });
}
