import { createReadStream, createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { Refusal } from '../../scripts/refusal';

export type Value = string | number | boolean | null;

/** The data that a response shows. A key names one list, value, version or sum of one trip. */
export interface Shown {
  /** The items of a list, in the order in which they were added. */
  lists?: Record<string, string[]>;
  /** Values that a later write replaces; null for a value that nobody has set. */
  values?: Record<string, Value>;
  /** Numbers that never decrease. */
  versions?: Record<string, number>;
  /** Sums that are zero when the data is consistent, such as the sum of all balances. */
  sums?: Record<string, number>;
}

/** The change that a write makes: one new item of a list, new values, or both. */
export interface Change {
  adds?: { list: string; item: string };
  sets?: Record<string, Value>;
}

/**
 * How a call ended. `ok`: the server carried it out. `refused`: the server didn't and never will.
 * `unknown`: no response showed the outcome, so a write may or may not have been carried out.
 */
export type Outcome = 'ok' | 'refused' | 'unknown';

/**
 * A call, from its first try to the response that showed its outcome. All times are milliseconds of
 * the same clock.
 */
export interface Call {
  /** Position among all calls, sorted by their start. */
  index: number;
  /**
   * Number of the process that made the call: a camper, or the set-up of a group's trips. A process
   * makes one call at a time.
   */
  process: number;
  kind: string;
  call: string;
  start: number;
  end: number;
  outcome: Outcome;
  /** Status of the last response; 0 when the last try got no response. */
  status: number;
  tries: number;
  /**
   * True when an earlier try was carried out and the response repeats that try's response. Without
   * the Idempotency-Key the product would have carried out the write twice.
   */
  replayed?: boolean;
  /** The change of a write; absent for a read. */
  change?: Change;
  shown?: Shown;
}

/** A fault that was caused, or its end, such as "app killed" or "disk has room". */
export interface Disturbance {
  at: number;
  did: string;
}

export interface History {
  calls: Call[];
  disturbances: Disturbance[];
}

/** File to which calls are added as they end, one line of JSON each. */
export class HistoryFile {
  private begun = 0;
  private readonly stream;

  constructor(file: string) {
    this.stream = createWriteStream(file);
  }

  /** Returns the index for a call that begins now. */
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

/** Reads a history file. The calls are sorted by their start. Throws for an invalid line. */
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
