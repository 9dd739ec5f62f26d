import { print } from '../scripts/print';
import { htmlBytes, responsesPerSecond, scriptBytes, type Target } from './load';

/** What is measured, and the promised ratio to the bare one where there is one. */
type Figures = Record<string, { target: Target; promised?: number }>;

/** Prints how often each target responds in a second, against the bare one. */
export const compareRates = (title: string, bare: Target, figures: Figures) =>
  compare(`Responses a second, against ${title}`, responsesPerSecond, 'at least', bare, figures);

/** Prints how much JavaScript each target loads at first, against the bare one. */
export const compareScripts = (title: string, bare: Target, figures: Figures) =>
  compare(`JavaScript at first load (gzip), against ${title}`, scriptBytes, 'at most', bare, figures);

async function compare(
  title: string,
  measure: (target: Target) => Promise<number>,
  bound: 'at least' | 'at most',
  bare: Target,
  figures: Figures,
): Promise<void> {
  const base = await measure(bare);
  print(`\n${title} (${Math.round(base).toLocaleString('en-AU')})`);
  for (const [name, { target, promised }] of Object.entries(figures)) {
    const value = await measure(target);
    const figure = Math.round(value).toLocaleString('en-AU');
    const promise = promised === undefined ? '' : `; promised: ${bound} ${promised}`;
    print(`  ${name.padEnd(38)} ${(value / base).toFixed(2)}   (${figure}${promise})`);
  }
}

/** Prints how large each target's HTML is, in kB. */
export async function weighPages(pages: Record<string, { target: Target; promised: number }>): Promise<void> {
  print('\nHTML of a page, in kB');
  for (const [name, { target, promised }] of Object.entries(pages)) {
    const kilobytes = (await htmlBytes(target)) / 1000;
    print(`  ${name.padEnd(38)} ${kilobytes.toFixed(1)}   (promised: under ${promised})`);
  }
}
