import type { FieldErrors } from '../errors';

/** A change as a page creates it, before the worker stores it. */
export interface NewChange {
  trip: string;
  /**
   * Key of the item that changes. A later change of the same item replaces this change. Null for a
   * new item.
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
  /** The Idempotency-Key. Every attempt sends the same key. */
  key: string;
  /**
   * True when the change was sent but no response arrived, so the server may have saved it already.
   */
  tried?: boolean;
}

/** Why the server refused a change. */
interface Refused {
  status: number;
  words: string;
  /** The server's messages for single fields, by the field's name. */
  fields?: FieldErrors;
}

/** A change that waits on this device, was refused, or was sent within the last day. */
export interface KeptChange extends NewChange {
  id: number;
  /** Owner key of the change; see owner-key.ts. */
  viewer: string;
  /** Time of the change, in milliseconds since 1970. */
  since: number;
  /** How many attempts to send the change got a response with status 500. */
  faults: number;
  refused: Refused | null;
  /** When the server confirmed the change, in milliseconds since 1970. */
  sentAt?: number;
  /** Version of the item after this change. Absent for items without versions. */
  made?: number;
}

/**
 * The `kind` of a change of an expense. When the server refuses the change, the person corrects it in
 * the expense's form.
 */
export const EXPENSE = 'Expense';

/**
 * Returns `version` from a change's body: the version of the item that the change is based on.
 * Undefined for items without versions.
 */
export const versionIn = (body: string): number | undefined =>
  (JSON.parse(body) as { version?: number }).version;

/** The worker's message to all pages about waiting, refused and sent changes. */
export interface OutboxNews {
  /** Owner key of the account. Only pages of earlier releases read it. */
  viewer: string | undefined;
  /** The waiting and the refused changes of every owner on this device. */
  changes: KeptChange[];
  /**
   * Changes that were sent within the last day, oldest first. Absent when the worker is of an
   * earlier release.
   */
  sentChanges?: KeptChange[];
  /** Ids of the trips whose changes have just been sent. */
  sent: string[];
  /** Milliseconds until the next attempt; 0 for an attempt at once. */
  retryInMs: number;
}

/** Name of the BroadcastChannel for OutboxNews. */
export const OUTBOX_CHANNEL = 'campmates-outbox';
