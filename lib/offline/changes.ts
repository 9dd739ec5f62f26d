import type { FieldErrors } from '../errors';

export interface NewChange {
  trip: string;
  /** A later change of the same item replaces this change. Null for a new item. */
  thing: string | null;
  label: string;
  kind: string;
  /** Shown until the change is sent. Only the page that created the change reads it. */
  shown?: unknown;
  method: string;
  path: string;
  body: string;
  /** The Idempotency-Key: every attempt sends the same key. */
  key: string;
  /** The change was sent but no response arrived, so the server may have saved it already. */
  tried?: boolean;
}

interface Refused {
  status: number;
  words: string;
  fields?: FieldErrors;
}

export interface KeptChange extends NewChange {
  id: number;
  viewer: string;
  /** In milliseconds since 1970, like every time of a change. */
  since: number;
  faults: number;
  refused: Refused | null;
  sentAt?: number;
  made?: number;
}

/** When the server refuses a change of this `kind`, the person corrects it in the expense's form. */
export const EXPENSE = 'Expense';

/** The `kind` of a card that a first-aider opened without reception. It can't be taken back. */
export const OPENING = 'Opened without reception';

/** The most characters that the worker adds to its reason: when it was opened. */
export const OPENED_WHEN = 50;

/** In the server's words. */
export const refusalText = ({ kind, refused }: KeptChange): string =>
  `${refused?.words ?? ''}${kind === OPENING ? ' Nobody was told that you opened it: please tell them yourself.' : ''}`;

/** The version that the change is based on. Undefined for items without versions. */
export const versionIn = (body: string): number | undefined =>
  (JSON.parse(body) as { version?: number }).version;

export interface OutboxNews {
  /** Only pages of earlier releases read it. */
  viewer: string | undefined;
  changes: KeptChange[];
  /** Sent within the last day, oldest first. Absent when the worker is of an earlier release. */
  sentChanges?: KeptChange[];
  sent: string[];
  /** Milliseconds until the next attempt; 0 for an attempt at once. */
  retryInMs: number;
}

export const OUTBOX_CHANNEL = 'campmates-outbox';
