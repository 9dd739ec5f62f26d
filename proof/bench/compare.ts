import { print } from '../../scripts/print';
import { htmlBytes, rateAgainst, scriptBytes, type Target } from './load';

/** The targets to measure, keyed by name. `promised` is the promised ratio to the first bare target. */
type Figures = Record<string, { target: Target; promised?: number }>;

/** Prints each target's responses per second, relative to each bare target. */
export async function compareRates(bare: Record<string, Target>, figures: Figures): Promise<void> {
  print(`\nResponses a second, against ${Object.keys(bare).join(' | ')}`);
  for (const [name, { target, promised }] of Object.entries(figures)) {
    const { rate, ratios } = await rateAgainst(Object.values(bare), target);
    printFigure(name, ratios, rate, 'at least', promised);
  }
}

/** Prints the size of the JavaScript of each target's first load, relative to the bare target's. */
export async function compareScripts(title: string, bare: Target, figures: Figures): Promise<void> {
  const base = await scriptBytes(bare);
  print(`\nJavaScript at first load (gzip), against ${title} (${inFull(base)})`);
  for (const [name, { target, promised }] of Object.entries(figures)) {
    const bytes = await scriptBytes(target);
    printFigure(name, [bytes / base], bytes, 'at most', promised);
  }
}

const inFull = (value: number) => Math.round(value).toLocaleString('en-AU');

function printFigure(name: string, ratios: number[], value: number, bound: string, promised?: number): void {
  const promise = promised === undefined ? '' : `; promised: ${bound} ${promised}`;
  print(
    `  ${name.padEnd(38)} ${ratios.map((ratio) => ratio.toFixed(2)).join(' | ')}   (${inFull(value)}${promise})`,
  );
}

/** Prints the size of each target's HTML in kB. */
export async function weighPages(pages: Record<string, { target: Target; promised: string }>): Promise<void> {
  print('\nHTML of a page, in kB: plain | with gzip');
  for (const [name, { target, promised }] of Object.entries(pages)) {
    const { plain, gzip } = await htmlBytes(target);
    print(`  ${name.padEnd(38)} ${inKb(plain)} | ${inKb(gzip)}   (promised: ${promised})`);
  }
}

const inKb = (bytes: number) => (bytes / 1000).toFixed(1);
