import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Refusal } from '../../refusal';

export type Value = string | number | boolean | null;

/** What a response shows of the data. A key names one list, value, version or sum of one trip. */
export interface Shown {
  /** The items of a list, in the order in which they were added. */
  lists?: Record<string, string[]>;
  /** Values that a later write replaces; null where nobody has set one. */
  values?: Record<string, Value>;
  /** Numbers that only grow. */
  versions?: Record<string, number>;
  /** Numbers that are always zero. */
  sums?: Record<string, number>;
}

/** What a write changes when it is done: one new item of a list, new values, or both. */
export interface Change {
  adds?: { list: string; item: string };
  sets?: Record<string, Value>;
}

/**
 * How a call ended. `ok`: done. `refused`: not done and never will be. `unknown`: no response told, so a write may be
 * done or not.
 */
export type Outcome = 'ok' | 'refused' | 'unknown';

/** A call from its first try to the response that settled it. Times are milliseconds of one clock. */
export interface Call {
  /** The place among all calls in the order in which they began. */
  index: number;
  /** Who makes it: one call after the other. */
  process: number;
  kind: string;
  call: string;
  start: number;
  end: number;
  outcome: Outcome;
  /** The status of the last response; 0 where the last try got none. */
  status: number;
  tries: number;
  /** The response came from an earlier try that was done: without the Idempotency-Key the write would be there twice. */
  replayed?: boolean;
  /** Of a write. */
  change?: Change;
  shown?: Shown;
}

/** What was done to the product. */
export interface Disturbance {
  at: number;
  did: string;
}

export interface History {
  calls: Call[];
  disturbances: Disturbance[];
}

/** A file that takes calls as they end, one line of JSON each. */
export class HistoryFile {
  private begun = 0;
  private readonly stream;

  constructor(file: string) {
    this.stream = createWriteStream(file);
  }

  /** The index of a call that begins now. */
  next(): number {
    return this.begun++;
  }

  add(line: Call | Disturbance): void {
    this.stream.write(`${JSON.stringify(line)}\n`);
  }

  close(): Promise<void> {
    return new Promise((closed) => this.stream.end(closed));
  }
}

/** Reads a history; the calls come in the order in which they began. */
export async function readHistory(file: string): Promise<History> {
  const history: History = { calls: [], disturbances: [] };
  let number = 0;
  for await (const line of createInterface({
    input: createReadStream(file),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (line === '') continue;
    const read = parsed(line);
    if (!read) throw new Refusal(`Line ${number} of ${file} is not a call of a history.`);
    if ('did' in read) history.disturbances.push(read);
    else history.calls.push(read);
  }
  history.calls.sort((one, other) => one.start - other.start || one.index - other.index);
  return history;
}

function parsed(line: string): Call | Disturbance | undefined {
  try {
    const read = JSON.parse(line);
    return typeof read === 'object' && read && ('did' in read || 'outcome' in read) ? read : undefined;
  } catch {
    return undefined;
  }
}
