import type { Mail } from '../mail/message';

/**
 * A mail about a trip. It counts against the day of whoever causes it and of whoever gets it; a mail about an account
 * is none, and is never held back.
 */
export interface Letter {
  mail: Mail;
  /** The account that causes it; null where it is to use up nobody's day. */
  from: string | null;
  /** The invitation that it is about: a letter that waits is dropped once that, or its trip, is gone. */
  inviteId: string | null;
  /** Tells that a trip, or somebody's place on it, is gone: for these a part of the recipient's day is kept free. */
  urgent: boolean;
}
