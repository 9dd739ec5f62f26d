import type { NextRequest } from 'next/server';
import { keptCover, keptPicture, newCover, newPicture } from '@/lib/cover-art/cache';
import { secondsToNewCover } from '@/lib/cover-art/limit';
import { isCoverSeed, isCoverSize, isPictureName } from '@/lib/cover-art/seed';
import { otherMethods } from '@/lib/server/http/other-methods';

type Context = { params: Promise<{ seed: string; size: string }> };

/** Needs no session: the picture depends only on the URL. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { seed: written, size } = await params;
  const seed = written.replace(/%2c/i, ',');
  const asPicture = isPictureName(size);
  if (!isCoverSeed(seed) || !(asPicture || isCoverSize(size))) {
    return new Response('Not found', { status: 404 });
  }
  const kept = asPicture ? keptPicture(seed, size) : keptCover(seed, size);
  const wait = kept === undefined ? await secondsToNewCover(request) : 0;
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait), 'Cache-Control': 'no-store' };
    return new Response('Too many new pictures at once', { status: 429, headers });
  }
  const drawing = kept ?? (asPicture ? newPicture(seed, size) : newCover(seed, size));
  return new Response(await drawing, {
    headers: {
      'Content-Type': asPicture ? 'image/png' : 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // A drawing that is opened as a page of its own needs only its inline styles.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
