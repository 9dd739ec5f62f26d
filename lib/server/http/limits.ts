import 'server-only';
import { env } from '../env';

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Who a limit counts: the caller's address, the e-mail address in the body, the person signed in, or all as one. */
export type Subject = 'address' | 'email' | 'person' | 'everyone';

export interface Limit {
  by: Subject;
  points: number;
  seconds: number;
  /** What is said first where it is used up, in place of the usual words. */
  words?: string;
}

/** security.md's limits. They live in Postgres, so that they hold across instances. */
export const limits = {
  loginByEmail: { by: 'email', points: 10, seconds: 15 * MINUTE },
  loginByAddress: { by: 'address', points: 50, seconds: 15 * MINUTE },
  signupByEmail: { by: 'email', points: 3, seconds: HOUR },
  signupByAddress: { by: 'address', points: 20, seconds: HOUR },
  forgotByEmail: { by: 'email', points: 3, seconds: HOUR },
  forgotByAddress: { by: 'address', points: 20, seconds: HOUR },
  resetByAddress: { by: 'address', points: 20, seconds: HOUR },
  existence: { by: 'address', points: 30, seconds: MINUTE },
  lookup: { by: 'person', points: 300, seconds: MINUTE },
  /** Addresses looked up in one call or in many: enough for the largest trip a few times over. */
  addresses: { by: 'person', points: 2000, seconds: HOUR },
  /** By call or by page; the AI's are counted by themselves, since one search asks both. */
  searches: { by: 'person', points: 60, seconds: MINUTE, words: 'That’s a lot of searches in one minute.' },
  aiSearches: { by: 'person', points: 60, seconds: MINUTE, words: 'That’s a lot of searches in one minute.' },
  contact: { by: 'address', points: 5, seconds: HOUR },
  /** Calendar apps ask a few times an hour, many of them from one address. */
  calendarFeed: { by: 'address', points: 60, seconds: MINUTE },
  /** Prometheus asks four times a minute; a few of them may do so from one address. */
  scrapes: { by: 'address', points: 60, seconds: MINUTE },
  siteReports: { by: 'person', points: 10, seconds: DAY },
  observations: {
    by: 'person',
    points: 60,
    seconds: DAY,
    words: 'You have told us of 60 campsites within a day, which is the most.',
  },
  dismissals: { by: 'person', points: 60, seconds: HOUR },
  challengeUse: { by: 'address', points: 1, seconds: HOUR },
  emailChangeByEmail: { by: 'email', points: 3, seconds: HOUR },
  emailChangeByPerson: { by: 'person', points: 5, seconds: DAY },
  passwordByPerson: { by: 'person', points: 10, seconds: 15 * MINUTE },
  pushSubscriptions: { by: 'person', points: 60, seconds: HOUR },
  tripChanges: { by: 'person', points: 120, seconds: HOUR },
  /** Seats, gear, meals and costs: seating a hundred people by hand, several times over. */
  partChanges: { by: 'person', points: 600, seconds: HOUR },
  /** A guest's changes of seats, gear, meals and costs: enough for two families behind one address. */
  partChangesByLink: { by: 'address', points: 200, seconds: HOUR },
  /** Calls that take long on a very large trip: costs, their CSV, whether the site suits everybody, suggested seats. */
  largeReads: {
    by: 'person',
    points: 60,
    seconds: MINUTE,
    words: 'That’s a lot of looking up in one minute.',
  },
  /** The same calls and those by an invitation's or a share link, for a whole club behind one address. */
  largeReadsByAddress: {
    by: 'address',
    points: 240,
    seconds: MINUTE,
    words: 'That’s a lot of looking up in one minute.',
  },
  /** Calls with an Idempotency-Key. Their responses are kept for 14 days. */
  keptResponses: {
    by: 'person',
    points: 2000,
    seconds: DAY,
    words: 'You have made 2000 changes within a day, which is the most.',
  },
  notices: {
    by: 'person',
    points: 60,
    seconds: HOUR,
    words: 'You have written 60 notices within an hour, which is the most.',
  },
  /** The same by guests, for a family or two. */
  noticesByLink: {
    by: 'address',
    points: 60,
    seconds: HOUR,
    words: 'That’s a lot of notices within an hour.',
  },
  /** Addresses that a household names on one trip for somebody at home; see lib/trips/home-contact. */
  homeContacts: {
    by: 'person',
    points: 5,
    seconds: 30 * DAY,
    words: 'You have named 5 people at home for this trip, which is the most.',
  },
  /** Times of a plan that its person is mailed. */
  homeChanges: {
    by: 'person',
    points: 10,
    seconds: DAY,
    words: 'You have changed the times of your plan 10 times within a day, which is the most.',
  },
  tripsPlanned: {
    by: 'person',
    points: 60,
    seconds: HOUR,
    words: 'You have planned 60 trips within an hour, which is the most.',
  },
  sitesAdded: {
    by: 'person',
    points: 30,
    seconds: HOUR,
    words: 'You have added 30 campsites within an hour, which is the most.',
  },
  /** What somebody causes: invitations, reminders, the mails of a change. */
  mails: {
    by: 'person',
    points: 500,
    seconds: DAY,
    words: 'That would be more than the 500 emails that you can send in a day.',
  },
  /** What an address gets about trips, from one person and in all; and what tells that one of them is gone. */
  mailsToAddressByPerson: { by: 'person', points: 10, seconds: DAY },
  mailsToAddress: { by: 'email', points: 20, seconds: DAY },
  /** Receipts to addresses that guests type when they join, of all trips: nobody fills a stranger's mailbox by them. */
  receiptsToAddress: { by: 'email', points: 3, seconds: DAY },
  /** How often somebody is told that an address that they invited can't be reached. */
  unreachedTold: { by: 'person', points: 1, seconds: 30 * DAY },
  urgentMailsToAddressByPerson: { by: 'person', points: 5, seconds: DAY },
  urgentMailsToAddress: { by: 'email', points: 10, seconds: DAY },
  /** Going or not, on a trip's own page; a guest's count as those by link do. */
  answers: { by: 'person', points: 120, seconds: HOUR },
  /** Browsers that open an invitation: many families behind one address. */
  openings: { by: 'address', points: 300, seconds: HOUR },
  answersByLink: { by: 'address', points: 60, seconds: HOUR },
  /** Households that join trips by share links; see lib/trips/share-link/join-trip.ts. */
  joins: {
    by: 'address',
    points: 10,
    seconds: HOUR,
    words: 'Too many have joined from here within an hour.',
  },
  /** Questions that really go to the AI's provider; see lib/campsites/ai/limits.ts. */
  aiByPerson: { by: 'person', points: 10, seconds: DAY },
  /** The same, counting each try. */
  aiForAll: {
    by: 'everyone',
    get points() {
      return env().AI_DAILY_LIMIT;
    },
    seconds: DAY,
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** What a guest's call counts against besides, by its address: links are passed on, and households are soon made. */
export const guestLimits: { [Name in LimitName]?: LimitName } = {
  answers: 'answersByLink',
  partChanges: 'partChangesByLink',
  notices: 'noticesByLink',
};
