import { setTimeout as delay } from 'node:timers/promises';
import { newKey } from '../../../lib/api-client';
import type { Camper } from './campers';

/** A write with what came of it: a retry under the same Idempotency-Key must not do it twice. */
interface Write {
  camper: Camper;
  kind: 'to-do' | 'invitation';
  text: string;
  /** True once a response said that it is done. */
  acknowledged: boolean;
  tries: number;
  /** Why it can't be done: a mistake of the load itself. */
  refused?: string;
}

export interface Load {
  writes: Write[];
  /** Ends the load once each write is acknowledged or given up. */
  stop(): Promise<void>;
}

/** Has each camper write again and again, about every two seconds, and try again what fails. */
export function startLoad(campers: readonly Camper[]): Load {
  const writes: Write[] = [];
  const stopped = new AbortController();
  const work = campers.map(async (camper, who) => {
    for (let number = 0; !stopped.signal.aborted; number++) {
      const kind = number % 8 === 7 ? 'invitation' : 'to-do';
      const text = kind === 'to-do' ? `To-do ${who}.${number}` : `queue-${who}-${number}@example.com`;
      const write: Write = { camper, kind, text, acknowledged: false, tries: 0 };
      writes.push(write);
      await carryOut(write);
      await delay(1_500 + Math.random() * 1_000);
    }
  });
  return {
    writes,
    stop: async () => {
      stopped.abort();
      await Promise.all(work);
    },
  };
}

/** Sends a write until it is acknowledged, for two minutes at most. */
async function carryOut(write: Write): Promise<void> {
  const { camper, kind, text } = write;
  const key = newKey();
  const path = kind === 'to-do' ? 'todos' : 'invitees';
  const body = kind === 'to-do' ? { text } : { invitees: [text] };
  for (const until = Date.now() + 120_000; Date.now() < until; ) {
    write.tries += 1;
    const { status, body: words } = await camper.browser.send('POST', `/api/trips/${camper.trip}/${path}`, {
      body,
      key,
    });
    write.acknowledged = status === 200 || status === 201;
    if (write.acknowledged) return;
    // No response, a fault, and a first try that still runs leave open what came of it.
    if (status !== 0 && status < 500 && status !== 409) {
      write.refused = `${status} ${JSON.stringify(words)}`;
      return;
    }
    await delay(500);
  }
}

export interface Account {
  acknowledged: number;
  lost: string[];
  twice: string[];
  /** Never acknowledged, and there or not. */
  open: number;
  refused: string[];
}

/** Reads everything back: what was acknowledged is there once, and nothing is there twice. */
export async function settle(
  { writes }: Load,
  campers: readonly Camper[],
  mails: ReadonlyMap<string, number>,
): Promise<Record<Write['kind'], Account>> {
  const todos = new Map<string, number>();
  for (const { browser, trip } of campers) {
    const { status, body } = await browser.send<{ todos: { text: string }[] }>(
      'GET',
      `/api/trips/${trip}/todos`,
    );
    if (status !== 200) throw new Error(`The to-dos can't be read: ${status}`);
    for (const { text } of body.todos) todos.set(text, (todos.get(text) ?? 0) + 1);
  }
  const of = (kind: Write['kind'], found: ReadonlyMap<string, number>): Account => {
    const all = writes.filter((write) => write.kind === kind);
    const times = ({ text }: Write) => found.get(text) ?? 0;
    const acknowledged = all.filter((write) => write.acknowledged);
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((write) => times(write) === 0).map(({ text }) => text),
      twice: all.filter((write) => times(write) > 1).map(({ text }) => text),
      open: all.filter((write) => !write.acknowledged && !write.refused).length,
      refused: all.flatMap(({ refused }) => refused ?? []),
    };
  };
  return { 'to-do': of('to-do', todos), invitation: of('invitation', mails) };
}
