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
}

/** Why the server refused one. */
interface Refused {
  status: number;
  words: string;
}

/** A change that waits on this device, or was refused. */
export interface KeptChange extends NewChange {
  id: number;
  /** Whose it is: see owner-key.ts. */
  viewer: string;
  /** When it was made. */
  since: number;
  /** How often the server has failed over it. */
  faults: number;
  refused: Refused | null;
}

/** What the worker tells all pages of what waits. */
export interface OutboxNews {
  /** The account's, which pages of earlier releases look at. */
  viewer: string | undefined;
  /** Of everybody whose changes this device keeps. */
  changes: KeptChange[];
  /** The trips of those that have just gone out. */
  sent: string[];
  /** How long until it is worth another try; 0 for at once. */
  retryInMs: number;
}

/** Where the worker tells of them. */
export const OUTBOX_CHANNEL = 'campmates-outbox';
