import type { NewChange, OutboxNews } from './changes';

/** What a page may ask the service worker, by name: what it says, and what it is told. */
export interface Questions {
  /** Who the page was rendered for: whatever is kept for anybody else goes at once. */
  hello: { says: { viewer: string }; told: null };
  /** Keeps a change that could not be sent, of this person; whether it is kept. */
  keepChange: { says: { viewer: string; change: NewChange }; told: boolean };
  /** What waits to be sent, or was refused. */
  listChanges: { says: null; told: OutboxNews };
  /** Sends what waits; `sure`: also right after a failure. */
  sendChanges: { says: { sure: boolean }; told: OutboxNews };
  /** Takes a change back before it is sent, or a refusal away; whether it came in time. */
  takeBackChange: { says: { id: number }; told: boolean };
  /** Sends a change again that was refused. */
  retryChange: { says: { id: number }; told: null };
}

export type Question = keyof Questions;

/** As it goes over the wire; the answer comes through the port that is sent with it. */
export type Message = { [Name in Question]: { ask: Name; says: Questions[Name]['says'] } }[Question];

/** How the worker answers: with what was asked for, or that it failed. */
export type Told<Name extends Question> = { told: Questions[Name]['told'] } | { failed: string };
