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
 * Returns the target's responses per second with ten connections, and the ratio of this rate to the
 * rate of each base. Both are medians of five rounds after a warm-up. Each round measures the bases
 * and the target directly after each other, because a machine's speed may change from minute to
 * minute.
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

/** Returns the responses per second with ten connections. Throws if any response is an error. */
export async function responsesPerSecond(target: Target, duration = SECONDS): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({ ...target, connections: 10, duration });
  if (non2xx || errors) throw new Error(`${target.url}: ${non2xx} refusals, ${errors} errors`);
  return requests.average;
}

/** Returns the milliseconds of one GET until its whole response is read. */
export async function millisecondsOf({ url, headers }: Target): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, { headers });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - started;
}

/** Returns the size of a page's HTML in bytes, plain and with gzip. */
export async function htmlBytes({ url, headers }: Target): Promise<{ plain: number; gzip: number }> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const html = Buffer.from(await response.arrayBuffer());
  return { plain: html.length, gzip: gzipSync(html).length };
}

/** Returns the size of the JavaScript of a page's first load, in bytes with gzip. */
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
