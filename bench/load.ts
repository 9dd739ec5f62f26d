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
 * Responses a second with ten connections, and the ratio to each other target: medians of five rounds after a warm-up.
 * A round measures all targets one right after the other, since a machine's speed may change from minute to minute.
 */
export async function rateAgainst(
  bases: Target[],
  target: Target,
): Promise<{ rate: number; ratios: number[] }> {
  const rates: number[] = [];
  const ratios = bases.map((): number[] => []);
  await responsesPerSecond(target, 2);
  for (let round = 0; round < ROUNDS; round++) {
    const of: number[] = [];
    for (const base of bases) of.push(await responsesPerSecond(base));
    const rate = await responsesPerSecond(target);
    rates.push(rate);
    for (const [index, base] of of.entries()) ratios[index]?.push(rate / base);
  }
  return { rate: median(rates), ratios: ratios.map(median) };
}

/** Responses a second with ten connections. */
export async function responsesPerSecond(target: Target, duration = SECONDS): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ ...target, connections: 10, duration });
  if (non2xx || errors) throw new Error(`${target.url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}

/** How long one GET takes until its whole response is read. */
export async function millisecondsOf({ url, headers }: Target): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - started;
}

/** A page's HTML in bytes: plain, and compressed with gzip. */
export async function htmlBytes({ url, headers }: Target): Promise<{ plain: number; gzip: number }> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const html = Buffer.from(await response.arrayBuffer());
  return { plain: html.length, gzip: gzipSync(html).length };
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
