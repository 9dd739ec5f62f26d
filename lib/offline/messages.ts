import type { NewChange, OutboxNews } from './changes';

/** A trip as this device keeps it. */
export interface KeptTripInfo {
  id: string;
  name: string;
  start: string;
  end: string;
  /** When its overview was made; null where only other pages of it are kept. */
  at: number | null;
  /** What its pages, its map and its cover take, in bytes. */
  bytes: number;
  /** What its map takes of that; 0 where nobody knows where the site lies. */
  mapBytes: number;
  /** It is kept for a guest, not for the account. */
  guest: boolean;
}

/** What this device keeps. */
export interface KeptInfo {
  trips: KeptTripInfo[];
  /** The trip that last went because there was no room. */
  dropped: { name: string; at: number } | null;
}

/** What a page may ask the service worker, by name: what it says, and what it is told. */
export interface Questions {
  /** Who the page was rendered for (see owner-key.ts), and where it stands: what is kept for another account goes. */
  hello: { says: { viewer: string; path: string }; told: null };
  /** Whether there is network again. */
  tryNetwork: { says: null; told: boolean };
  /** What is kept on this device. */
  kept: { says: null; told: KeptInfo };
  /** Takes a trip of the account's off this device. */
  removeTrip: { says: { id: string }; told: null };
  /** Keeps a change that could not be sent, of this person; whether it is kept. */
  keepChange: { says: { viewer: string; change: NewChange }; told: boolean };
  /** What waits to be sent, or was refused. */
  listChanges: { says: null; told: OutboxNews };
  /** Sends what waits; `sure`: also right after a failure. */
  sendChanges: { says: { sure: boolean }; told: OutboxNews };
  /** Takes a change back before it is sent, or a refusal away; whether it came in time. */
  takeBackChange: { says: { id: number }; told: boolean };
  /** Takes these off the list of what was sent. */
  dismissSent: { says: { ids: number[] }; told: null };
  /** Sends a change again that was refused. */
  retryChange: { says: { id: number }; told: null };
}

export type Question = keyof Questions;

/** As it goes over the wire; the answer comes through the port that is sent with it. */
export type Message = { [Name in Question]: { ask: Name; says: Questions[Name]['says'] } }[Question];

/** How the worker answers: with what was asked for, or that it failed. */
export type Told<Name extends Question> = { told: Questions[Name]['told'] } | { failed: string };

/** What the worker tells every page by itself. */
export interface NetworkNews {
  network: 'away' | 'back';
}
