import type { NewChange, OutboxNews } from './changes';

/** A trip that this device has stored. */
export interface KeptTripInfo {
  id: string;
  name: string;
  start: string;
  end: string;
  /** True while a vote on the dates is open. */
  open?: boolean | undefined;
  /** When the overview was stored; null when only other pages of the trip are stored. */
  at: number | null;
  /** Size of the trip's pages, map and cover, in bytes. */
  bytes: number;
  /** Size of the map, which is part of `bytes`; 0 when the site has no coordinates. */
  mapBytes: number;
  /** True when the trip is stored for a guest's household instead of the account. */
  guest: boolean;
}

/** The trips that this device has stored. */
export interface KeptInfo {
  trips: KeptTripInfo[];
  /**
   * The last trip whose pages were deleted because the device's storage was full; null without one.
   */
  dropped: { name: string; at: number } | null;
}

/**
 * The page's requests to the service worker, by name. `says` is the data of the request, `told` the
 * data of the answer.
 */
export interface Questions {
  /**
   * Sends the page's owner (see owner-key.ts) and path. If the stored pages belong to another owner,
   * the worker asks the server who is signed in, and deletes pages of another account.
   */
  hello: { says: { viewer: string; path: string }; told: null };
  /** Checks whether the network is back. `told` is true when it is. */
  tryNetwork: { says: null; told: boolean };
  /** Lists what this device has stored. */
  kept: { says: null; told: KeptInfo };
  /** Deletes one of the account's trips from this device. */
  removeTrip: { says: { id: string }; told: null };
  /** Stores a change that could not be sent. `told` is true when the change is stored. */
  keepChange: { says: { viewer: string; change: NewChange }; told: boolean };
  /** Lists the waiting, refused and recently sent changes. */
  listChanges: { says: null; told: OutboxNews };
  /**
   * Sends the waiting changes. Without `sure`, sends nothing during the pause after a failed attempt.
   */
  sendChanges: { says: { sure: boolean }; told: OutboxNews };
  /**
   * Deletes a waiting or refused change. `told` is false when the change is being sent or was sent
   * already.
   */
  takeBackChange: { says: { id: number }; told: boolean };
  /** Removes these changes from the list of sent changes. */
  dismissSent: { says: { ids: number[] }; told: null };
  /** Sends a refused change again. */
  retryChange: { says: { id: number }; told: null };
}

export type Question = keyof Questions;

/**
 * The message that the page posts to the worker. The worker answers through the port that comes
 * with the message.
 */
export type Message = { [Name in Question]: { ask: Name; says: Questions[Name]['says'] } }[Question];

/** The worker's answer: the result, or the error. */
export type Told<Name extends Question> = { told: Questions[Name]['told'] } | { failed: string };

/** Message that the worker sends to every page when the network is lost or comes back. */
export interface NetworkNews {
  network: 'away' | 'back';
}
