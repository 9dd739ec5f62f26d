import type { NewChange, OutboxNews } from './changes';

export interface KeptTripInfo {
  id: string;
  name: string;
  start: string;
  end: string;
  open?: boolean | undefined;
  /** Null when only other pages of the trip are stored. */
  at: number | null;
  bytes: number;
  /** Part of `bytes`; 0 when the site has no coordinates. */
  mapBytes: number;
  guest: boolean;
}

export interface KeptInfo {
  trips: KeptTripInfo[];
  dropped: { name: string; at: number } | null;
}

export interface HeldCard {
  household: string;
  /** In milliseconds since 1970; null while the card is locked. */
  shutsAt: number | null;
}

export interface OpenedHere {
  card: unknown;
  shutsAt: number;
}

export interface OpenHeld {
  viewer: string;
  trip: string;
  household: string;
  label: string;
  /** Null for a card that was opened before and still shows. */
  reason: string | null;
}

export interface Questions {
  /** If the stored pages are another owner's, the worker asks who is signed in and deletes foreign pages. */
  hello: { says: { viewer: string; path: string }; told: null };
  tryNetwork: { says: null; told: boolean };
  kept: { says: null; told: KeptInfo };
  removeTrip: { says: { id: string }; told: null };
  /** `told` is true when the change is stored. */
  keepChange: { says: { viewer: string; change: NewChange }; told: boolean };
  listChanges: { says: null; told: OutboxNews };
  /** Without `sure`, sends nothing during the pause after a failed attempt. */
  sendChanges: { says: { sure: boolean }; told: OutboxNews };
  /** `told` is false when the change is being sent or was sent already. */
  takeBackChange: { says: { id: number }; told: boolean };
  /** Other households' cards that this device keeps for a first-aider. */
  heldCards: { says: { viewer: string; trip: string }; told: HeldCard[] };
  /** Null when nothing was opened. With a reason, the opening waits to be sent before the card is told. */
  openHeld: { says: OpenHeld; told: OpenedHere | null };
  dismissSent: { says: { ids: number[] }; told: null };
  retryChange: { says: { id: number }; told: null };
}

export type Question = keyof Questions;

export type Message = { [Name in Question]: { ask: Name; says: Questions[Name]['says'] } }[Question];

export type Told<Name extends Question> = { told: Questions[Name]['told'] } | { failed: string };

export interface NetworkNews {
  network: 'away' | 'back';
}
