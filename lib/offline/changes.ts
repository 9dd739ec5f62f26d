import type { FieldErrors } from '../errors';

/** A change as the page creates it. */
export interface NewChange {
  trip: string;
  /**
   * The item that changes. A later change of the same item replaces this one. Null for a new item.
   */
  thing: string | null;
  /** Description of the change, such as "I’ll bring 4 camp chairs". */
  label: string;
  /** Kind of the change, such as "Your answer" or "Gear". */
  kind: string;
  /**
   * Data that the page shows until the change is sent. Only the page that created the change reads
   * it.
   */
  shown?: unknown;
  method: string;
  path: string;
  body: string;
  /** The Idempotency-Key, the same for every try. */
  key: string;
  /** True when the change was sent without a response, so the server may have saved it already. */
  tried?: boolean;
}

/** Why the server refused a change. */
interface Refused {
  status: number;
  words: string;
  /** The server's messages for single fields. */
  fields?: FieldErrors;
}

/** A change that waits on this device, was refused, or was sent within the last day. */
export interface KeptChange extends NewChange {
  id: number;
  /** Owner of the change; see owner-key.ts. */
  viewer: string;
  /** Time of the change, in milliseconds since 1970. */
  since: number;
  /** Number of tries that the server answered with status 500. */
  faults: number;
  refused: Refused | null;
  /** When the server confirmed the change. */
  sentAt?: number;
  /** Version of the item after this change; left out for items without versions. */
  made?: number;
}

/** Kind of a change of an expense. A refused one is corrected in the expense's form. */
export const EXPENSE = 'Expense';

/** Returns the version that a change is based on; undefined for items without versions. */
export const versionIn = (body: string): number | undefined =>
  (JSON.parse(body) as { version?: number }).version;

/** The worker's message to all pages about waiting, refused and sent changes. */
export interface OutboxNews {
  /** The account's owner key. Only pages of earlier releases read it. */
  viewer: string | undefined;
  /** The waiting and refused changes of every owner on this device. */
  changes: KeptChange[];
  /**
   * The changes sent within the last day, oldest first. Workers of earlier releases leave this out.
   */
  sentChanges?: KeptChange[];
  /** The trips whose changes have just been sent. */
  sent: string[];
  /** Milliseconds until the next try; 0 for a try at once. */
  retryInMs: number;
}

/** Name of the BroadcastChannel for OutboxNews. */
export const OUTBOX_CHANNEL = 'campmates-outbox';
