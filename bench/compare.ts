import { print } from '../scripts/print';
import { htmlBytes, rateAgainst, scriptBytes, type Target } from './load';

/** What is measured, and the promised ratio to the bare one where there is one. */
type Figures = Record<string, { target: Target; promised?: number }>;

/** Prints how often each target responds in a second, against the bare one. */
export async function compareRates(title: string, bare: Target, figures: Figures): Promise<void> {
  print(`\nResponses a second, against ${title}`);
  for (const [name, { target, promised }] of Object.entries(figures)) {
    const { rate, ratio } = await rateAgainst(bare, target);
    printFigure(name, ratio, rate, 'at least', promised);
  }
}

/** Prints how much JavaScript each target loads at first, against the bare one. */
export async function compareScripts(title: string, bare: Target, figures: Figures): Promise<void> {
  const base = await scriptBytes(bare);
  print(`\nJavaScript at first load (gzip), against ${title} (${inFull(base)})`);
  for (const [name, { target, promised }] of Object.entries(figures)) {
    const bytes = await scriptBytes(target);
    printFigure(name, bytes / base, bytes, 'at most', promised);
  }
}

const inFull = (value: number) => Math.round(value).toLocaleString('en-AU');

function printFigure(name: string, ratio: number, value: number, bound: string, promised?: number): void {
  const promise = promised === undefined ? '' : `; promised: ${bound} ${promised}`;
  print(`  ${name.padEnd(38)} ${ratio.toFixed(2)}   (${inFull(value)}${promise})`);
}

/** Prints how large each target's HTML is, in kB. */
export async function weighPages(pages: Record<string, { target: Target; promised: number }>): Promise<void> {
  print('\nHTML of a page, in kB');
  for (const [name, { target, promised }] of Object.entries(pages)) {
    const kilobytes = (await htmlBytes(target)) / 1000;
    print(`  ${name.padEnd(38)} ${kilobytes.toFixed(1)}   (promised: under ${promised})`);
  }
}
