import { gzipSync } from 'node:zlib';
import autocannon from 'autocannon';

export interface Target {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

const SECONDS = 3;
const ROUNDS = 5;

/**
 * Responses a second under ten connections, and against another target: medians of five rounds after a warm-up. In each
 * round one follows right on the other, since a machine's own speed may change from minute to minute.
 */
export async function rateAgainst(base: Target, target: Target): Promise<{ rate: number; ratio: number }> {
  const rates: number[] = [];
  const ratios: number[] = [];
  await responsesPerSecond(target, 2);
  for (let round = 0; round < ROUNDS; round++) {
    const of = { base: await responsesPerSecond(base), target: await responsesPerSecond(target) };
    rates.push(of.target);
    ratios.push(of.target / of.base);
  }
  return { rate: median(rates), ratio: median(ratios) };
}

async function responsesPerSecond(target: Target, duration = SECONDS): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ ...target, connections: 10, duration });
  if (non2xx || errors) throw new Error(`${target.url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
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
