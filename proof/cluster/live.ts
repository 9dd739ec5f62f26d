import { setTimeout as delay } from 'node:timers/promises';
import { newKey } from '../../lib/api-client';
import type { Browser } from './browser';

/**
 * A page of a trip that is open in a browser. It listens to the trip's stream of changes, and
 * reopens a stream that has ended.
 */
export class OpenPage {
  private readonly closed = new AbortController();
  private heard = 0;
  /** Number of times that the stream was opened. */
  opened = 0;
  listens = false;

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

  /**
   * Waits until the stream is open, adds a to-do, and returns the milliseconds from the to-do's
   * response until the stream sends an event about the change. Returns null after 20 seconds. A later
   * event would prove nothing, because the server also polls for changes that it wasn't notified of.
   */
  async hearsOf(text: string, at?: string): Promise<number | null> {
    for (let waited = 0; this.opened === 0 && waited < 20_000; waited += 50) await delay(50);
    const before = this.heard;
    await this.addTodo(text, at);
    const done = Date.now();
    while (this.heard === before) {
      if (Date.now() - done > 20_000) return null;
      await delay(5);
    }
    return Date.now() - done;
  }

  private async addTodo(text: string, at?: string): Promise<void> {
    const key = newKey();
    for (let tries = 0; tries < 20; tries++) {
      const { status } = await this.browser.send('POST', `/api/trips/${this.trip}/todos`, {
        body: { text },
        key,
        at,
      });
      if (status === 201) return;
      await delay(500);
    }
    throw new Error('The to-do cannot be added.');
  }

  private async run(): Promise<void> {
    while (!this.closed.signal.aborted) {
      await this.listen().catch(() => undefined);
      this.listens = false;
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
        else {
          this.opened += 1;
          this.listens = true;
        }
      }
    }
  }
}
