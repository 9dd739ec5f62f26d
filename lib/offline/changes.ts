import type { FieldErrors } from '../errors';

/** A change as the page makes it. */
export interface NewChange {
  trip: string;
  /** What it changes: a later change of the same thing takes its place. Null for what makes something new. */
  thing: string | null;
  /** What was changed, in words: "I’ll bring 4 camp chairs". */
  label: string;
  /** What kind of change that is: "Your answer", "Gear". */
  kind: string;
  /** What the page shows of it meanwhile: the page's own, nobody else reads it. */
  shown?: unknown;
  method: string;
  path: string;
  body: string;
  /** The Idempotency-Key under which it goes out, however often. */
  key: string;
  /** The change was sent before and no response came, so the server may have saved it already. */
  tried?: boolean;
}

/** Why the server refused one. */
interface Refused {
  status: number;
  words: string;
  /** What the server says of single fields. */
  fields?: FieldErrors;
}

/** A change that waits on this device, was refused, or was sent a while ago. */
export interface KeptChange extends NewChange {
  id: number;
  /** Whose it is: see owner-key.ts. */
  viewer: string;
  /** When it was made. */
  since: number;
  /** How often the server has failed over it. */
  faults: number;
  refused: Refused | null;
  /** When the server confirmed the change. */
  sentAt?: number;
  /** The version of the thing after this change; left out where the thing has no versions. */
  made?: number;
}

/** The kind of an expense's change: once refused, it is changed in its form. */
export const EXPENSE = 'Expense';

/** The version that a change was typed over; undefined where the thing has no versions. */
export const versionIn = (body: string): number | undefined =>
  (JSON.parse(body) as { version?: number }).version;

/** What the worker tells all pages of what waits. */
export interface OutboxNews {
  /** The account's, which pages of earlier releases look at. */
  viewer: string | undefined;
  /** What waits or was refused, of everybody whose changes this device keeps. */
  changes: KeptChange[];
  /** What was sent within the last day, in the order in which it was made; a worker of an earlier release doesn't say. */
  sentChanges?: KeptChange[];
  /** The trips of those that have just gone out. */
  sent: string[];
  /** How long until it is worth another try; 0 for at once. */
  retryInMs: number;
}

/** Where the worker tells of them. */
export const OUTBOX_CHANNEL = 'campmates-outbox';
