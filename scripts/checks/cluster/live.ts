import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from './browser';

/** An open page of a trip, which hears of changes as a browser does: a stream that ends is opened again. */
export class OpenPage {
  private readonly closed = new AbortController();
  private heard = 0;
  /** How often a stream was opened. */
  opened = 0;

  constructor(
    private readonly browser: Browser,
    private readonly trip: string,
    private readonly url: string,
  ) {
    this.run();
  }

  close(): void {
    this.closed.abort();
  }

  /** Waits for the stream, makes a change, and gives the milliseconds until the page has heard of it; null after 10 seconds. */
  async hearsOf(change: () => Promise<unknown>): Promise<number | null> {
    for (let waited = 0; this.opened === 0 && waited < 5_000; waited += 50) await delay(50);
    const before = this.heard;
    const began = Date.now();
    await change();
    while (this.heard === before) {
      if (Date.now() - began > 10_000) return null;
      await delay(5);
    }
    return Date.now() - began;
  }

  private async run(): Promise<void> {
    while (!this.closed.signal.aborted) {
      await this.listen().catch(() => undefined);
      await delay(1_000);
    }
  }

  private async listen(): Promise<void> {
    const response = await fetch(`${this.url}/api/trips/${this.trip}/events`, {
      headers: this.browser.headers(),
      signal: this.closed.signal,
    });
    if (!response.ok || !response.body) return;
    const decoder = new TextDecoder();
    let rest = '';
    for await (const piece of response.body) {
      rest += decoder.decode(piece, { stream: true });
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (event.startsWith('event: changed')) this.heard += 1;
        else this.opened += 1;
      }
    }
  }
}
