import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const SECONDS = 4;
const ROUNDS = 3;

/** Responses a second under ten connections: the median of three rounds after a warm-up. */
export async function responsesPerSecond(target: Target): Promise<number> {
  const round = async (duration: number) => {
    const result = await autocannon({ ...target, connections: 10, duration });
    if (result.non2xx || result.errors)
      throw new Error(`${target.url}: ${result.non2xx} refusals, ${result.errors} errors`);
    return result.requests.average;
  };
  await round(2);
  const rates: number[] = [];
  for (let i = 0; i < ROUNDS; i++) rates.push(await round(SECONDS));
  return median(rates);
}

/** How long one GET takes, its whole response read. */
export async function millisecondsOf({ url, headers }: Target): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - started;
}

/** A page's HTML in bytes, as sent without compression. */
export async function htmlBytes({ url, headers }: Target): Promise<number> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.arrayBuffer()).byteLength;
}

/** The JavaScript that a page loads at first, in bytes after gzip. */
export async function scriptBytes({ url, headers }: Target): Promise<number> {
  const response = await fetch(url, { headers });
  const html = await response.text();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const sources = new Set(Array.from(html.matchAll(/<script[^>]+src="([^"]+)"/g), ([, src = '']) => src));
  const sizes = await Promise.all(
    [...sources].map(
      async (src) => gzipSync(Buffer.from(await (await fetch(new URL(src, url))).arrayBuffer())).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
