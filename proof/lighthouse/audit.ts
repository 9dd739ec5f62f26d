import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/paths';
import { Refusal } from '../../scripts/refusal';

const cli = join(root, 'proof', 'node_modules', 'lighthouse', 'cli', 'index.js');

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export interface Audit {
  scores: Record<Category, number>;
  /** Failed audits of all categories except performance. */
  faults: string[];
  /** The measurements behind the performance score: milliseconds, bytes and layout shifts. */
  figures: string;
}

/** Audits a page once with the mobile preset: a slow phone on slow 4G. */
export async function auditPage(url: string, chromium: string, cookie?: string): Promise<Audit> {
  const out = await mkdtemp(join(tmpdir(), 'campmates-lighthouse-'));
  const file = join(out, 'report.json');
  const args = [
    cli,
    url,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join()}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ...(cookie ? [`--extra-headers=${JSON.stringify({ Cookie: cookie })}`] : []),
  ];
  try {
    await lighthouse(args, chromium);
    return readReport(JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(out, { recursive: true, force: true });
  }
}

function lighthouse(args: string[], chromium: string): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: chromium },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) =>
      code === 0 ? done() : fail(new Refusal(`Lighthouse ended with ${code}: see above.`)),
    );
  });
}

interface Report {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>;
}

function readReport({ categories: found, audits }: Report): Audit {
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((found[name].score ?? 0) * 100)]),
  ) as Audit['scores'];
  const faults = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name].auditRefs.filter(({ weight }) => weight > 0))
    .flatMap(({ id }) => {
      const audit = audits[id];
      return audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    });
  const figure = (id: string) => audits[id]?.displayValue ?? '?';
  const figures = [
    `FCP ${figure('first-contentful-paint')}`,
    `LCP ${figure('largest-contentful-paint')}`,
    `TBT ${figure('total-blocking-time')}`,
    `CLS ${figure('cumulative-layout-shift')}`,
    `${figure('total-byte-weight').replace('Total size was ', '')}`,
  ].join(', ');
  return { scores, faults, figures };
}
