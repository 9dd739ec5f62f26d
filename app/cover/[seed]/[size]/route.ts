import { cachedCover } from '@/lib/covers/cache';
import { isCoverSeed, isCoverSize } from '@/lib/covers/seed';

type Context = { params: Promise<{ seed: string; size: string }> };

/** Cover art: open to all, the same for all, and drawn from the address alone. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { seed: written, size } = await params;
  const seed = written.replace(/%2c/i, ',');
  if (!isCoverSeed(seed) || !isCoverSize(size)) return new Response('Not found', { status: 404 });
  return new Response(cachedCover(seed, size), {
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Opened as a page of its own, the drawing may style itself and do nothing else.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
