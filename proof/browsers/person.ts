import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSync } from 'esbuild';
import type { Wanted } from './finder';
import type { Network } from './network';
import type { Tab } from './tab';

const phones = [375, 430];
const HEIGHT = 812;

const finder = buildSync({
  entryPoints: [join(import.meta.dirname, 'finder.ts')],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  globalName: 'finder',
  footer: { js: 'window.finder = finder;' },
  define: { 'process.env.DEBUG_PRINT_LIMIT': '0', 'process.env': '{}' },
}).outputFiles[0]?.text;

/** JavaScript that makes the value. */
function source(value: unknown): string {
  if (value instanceof RegExp) return String(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${source(each)}`);
  return `{${entries.join(', ')}}`;
}

/** One person with a phone. Its verbs are those of the stories in tests/e2e. */
export class Person {
  private pictures = 0;

  constructor(
    readonly name: string,
    private readonly tab: Tab,
    readonly network: Network,
    private readonly url: string,
    private readonly folder: string | undefined,
  ) {}

  /** An engine may stay on a page that refreshes itself just then, so try until the page is another. */
  goto(path: string): Promise<void> {
    const wanted = new URL(path, this.url);
    return this.until(`go to ${path}`, async () => {
      const before = await this.tab.run('window.isLeft = true; return location.pathname');
      await this.tab.goto(wanted.href).catch(() => undefined);
      const [same, now] = await this.tab.run<[boolean, string]>(
        'return [!!window.isLeft, location.pathname]',
      );
      return !same && (now === wanted.pathname || now !== before);
    });
  }

  /** Waits until the page responds to clicks. */
  ready = () => this.until('ready', () => this.inPage<boolean>('takesClicks()'));

  click(wanted: Wanted): Promise<void> {
    return this.until(`click ${source(wanted)}`, async () => {
      if (!(await this.inPage<boolean>(`isStill(${source(wanted)})`))) return false;
      await this.tab.click(`return finder.target(${source(wanted)})`);
      return true;
    });
  }

  async check(wanted: Wanted): Promise<void> {
    if (!(await this.inPage<boolean>(`isChecked(${source(wanted)})`))) await this.click(wanted);
  }

  press = (key: 'Enter' | 'Escape') => this.tab.press(key);

  fill(label: string | RegExp | Wanted, value: string): Promise<void> {
    const wanted = typeof label === 'string' || label instanceof RegExp ? { label } : label;
    return this.until(`fill ${source(wanted)}`, async () => {
      if (!(await this.inPage<boolean>(`enter(${source(wanted)}, ${source(value)})`))) return true;
      await this.tab.type(value);
      return true;
    });
  }

  see(words: string | RegExp, within?: Wanted, patience?: number): Promise<void> {
    const known = typeof words === 'string' ? `.includes(${source(words)})` : `.search(${words}) >= 0`;
    return this.until(`see ${words}`, () => this.inPage(`words(${source(within)})${known}`), patience);
  }

  seeNot(wanted: Wanted, patience?: number): Promise<void> {
    return this.until(
      `see no ${source(wanted)}`,
      () => this.inPage(`find(${source(wanted)}).length === 0`),
      patience,
    );
  }

  seeOne(wanted: Wanted, patience?: number): Promise<void> {
    return this.until(
      `see ${source(wanted)}`,
      () => this.inPage(`find(${source(wanted)}).length > 0`),
      patience,
    );
  }

  at(path: RegExp): Promise<void> {
    return this.until(`be at ${path}`, async () => path.test(await this.path()));
  }

  path = () => this.tab.run<string>('return location.pathname + location.search');

  /** Waits until this page opens without network. */
  keeps(path: string): Promise<void> {
    return this.until(`keep ${path}`, () => this.inPage(`keeps(${source(path)})`), 60_000);
  }

  until(what: string, check: () => Promise<boolean>, patience = 15_000): Promise<void> {
    return this.waitFor(what, check, Date.now() + patience);
  }

  private async waitFor(what: string, check: () => Promise<boolean>, end: number): Promise<void> {
    let reason = '';
    while (Date.now() < end) {
      // A page that is being left answers with an error.
      const done = await check().catch((error: Error) => {
        reason = `: ${error.message.split('\n')[0]}`;
        return false;
      });
      if (done) return;
      await sleep(100);
    }
    throw new Error(`${this.name} could not ${what}${reason}`);
  }

  /** Photographs the whole page at the widths of the phones, when a folder was named. */
  async picture(name: string, widths = phones): Promise<void> {
    if (!this.folder) return;
    await mkdir(this.folder, { recursive: true });
    const number = String(++this.pictures).padStart(2, '0');
    for (const width of widths) {
      await this.resize(width, HEIGHT);
      const height = await this.tab.run<number>('return document.documentElement.scrollHeight');
      const wide = await this.tab.run<number>('return document.documentElement.scrollWidth');
      if (wide > width) throw new Error(`${name} is ${wide} px wide on a phone of ${width} px`);
      await this.resize(width, Math.min(Math.max(height, HEIGHT), 5000));
      const file = `${this.name.toLowerCase()}-${number}-${name}-${width}.png`;
      await writeFile(join(this.folder, file), await this.tab.picture());
    }
    await this.resize(375, HEIGHT);
  }

  async resize(width: number, height: number): Promise<void> {
    await this.tab.resize(width, height);
    const query = source(`(width: ${width}px) and (height: ${height}px)`);
    await this.until(`be ${width} × ${height}`, () => this.tab.run(`return matchMedia(${query}).matches`));
    await this.ready();
  }

  /** What the page says, for the report of a failure. */
  words = () => this.inPage<string>('words()');

  async close(): Promise<void> {
    await this.tab.close();
    this.network.close();
  }

  private async inPage<T>(expression: string): Promise<T> {
    await this.prepare();
    return this.tab.run<T>(`return finder.${expression}`);
  }

  private async prepare(): Promise<void> {
    if (!(await this.tab.run('return "finder" in window'))) await this.tab.run(finder ?? '');
  }
}
