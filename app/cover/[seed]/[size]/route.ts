import type { NextRequest } from 'next/server';
import { keptCover, newCover } from '@/lib/cover-art/cache';
import { secondsToNewCover } from '@/lib/cover-art/limit';
import { isCoverSeed, isCoverSize } from '@/lib/cover-art/seed';
import { otherMethods } from '@/lib/server/http/other-methods';

type Context = { params: Promise<{ seed: string; size: string }> };

/** Cover art: open to all, the same for all, and drawn from the address alone. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const { seed: written, size } = await params;
  const seed = written.replace(/%2c/i, ',');
  if (!isCoverSeed(seed) || !isCoverSize(size)) return new Response('Not found', { status: 404 });
  const kept = keptCover(seed, size);
  const wait = kept === undefined ? await secondsToNewCover(request) : 0;
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait), 'Cache-Control': 'no-store' };
    return new Response('Too many new pictures at once', { status: 429, headers });
  }
  return new Response(kept ?? newCover(seed, size), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Opened as a page of its own, the drawing may style itself and do nothing else.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

export const { DELETE, OPTIONS, PATCH, POST, PUT } = otherMethods({ GET });
