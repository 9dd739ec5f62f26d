import 'server-only';
import { env } from '../env';

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Subject = 'address' | 'email' | 'person' | 'everyone';

export interface Limit {
  by: Subject;
  points: number;
  seconds: number;
  words?: string;
}

const mailLimits = {
  homeContacts: {
    by: 'person',
    points: 5,
    seconds: 30 * DAY,
    words: 'You can name up to 5 people at home for a trip within 30 days.',
  },
  confirmations: {
    by: 'person',
    points: 5,
    seconds: DAY,
    words: 'You can ask for up to 5 links a day.',
  },
  plansLeft: {
    by: 'person',
    points: 5,
    seconds: DAY,
    words: 'You can leave plans with up to 5 people a day.',
  },
  /** For addresses that never answered anything here. Alarms and mails due by the clock aren't held back. */
  mailsToStrangers: {
    by: 'person',
    points: 50,
    seconds: DAY,
    words: 'You can send up to 50 emails a day to people who have never answered.',
  },
  planMailsToAddress: {
    by: 'email',
    points: 10,
    seconds: DAY,
    words: 'That address has had enough emails about plans today.',
  },
  /** Each change is mailed to the person at home. */
  homeChanges: {
    by: 'person',
    points: 10,
    seconds: DAY,
    words: 'You can change the times of your plan up to 10 times a day.',
  },
  mails: {
    by: 'person',
    points: 500,
    seconds: DAY,
    words: 'That would be more than the 500 emails that you can send in a day.',
  },
  /** Mails of plans count too. Mails about a trip that was called off count as urgentMails…. */
  mailsToAddressByPerson: { by: 'person', points: 10, seconds: DAY },
  mailsToAddress: {
    by: 'email',
    points: 20,
    seconds: DAY,
    words: 'That address has had enough emails from Campmates today.',
  },
  /** Guests type the address when they join a trip, and could fill a stranger's mailbox. */
  receiptsToAddress: { by: 'email', points: 3, seconds: DAY },
  unreachedTold: { by: 'person', points: 1, seconds: 30 * DAY },
  urgentMailsToAddressByPerson: { by: 'person', points: 5, seconds: DAY },
  urgentMailsToAddress: { by: 'email', points: 10, seconds: DAY },
} as const satisfies Record<string, Limit>;

/** The limits of security.md. Postgres keeps the counts, so that all instances share them. */
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
  /** Several times the number of addresses on the largest trip, looked up in one request or several. */
  addresses: { by: 'person', points: 2000, seconds: HOUR },
  /** AI searches count apart, because one search on a page searches the database and the AI's suggestions. */
  searches: { by: 'person', points: 60, seconds: MINUTE, words: 'Too many searches in one minute.' },
  aiSearches: { by: 'person', points: 60, seconds: MINUTE, words: 'Too many searches in one minute.' },
  clientErrors: { by: 'address', points: 10, seconds: MINUTE },
  contact: { by: 'address', points: 5, seconds: HOUR },
  /** Calendar apps fetch a feed a few times an hour, and many apps may share one address. */
  calendarFeed: { by: 'address', points: 60, seconds: MINUTE },
  /** Prometheus scrapes four times a minute, and a few instances may share one address. */
  scrapes: { by: 'address', points: 60, seconds: MINUTE },
  mailEvents: { by: 'address', points: 1200, seconds: MINUTE },
  /** Providers send an event again for a day or so. */
  mailEventUse: { by: 'everyone', points: 1, seconds: 3 * DAY },
  siteReports: { by: 'person', points: 10, seconds: DAY },
  observations: {
    by: 'person',
    points: 60,
    seconds: DAY,
    words: 'You can report on up to 60 campsites a day.',
  },
  dismissals: { by: 'person', points: 60, seconds: HOUR },
  challengeUse: { by: 'address', points: 1, seconds: HOUR },
  emailChangeByEmail: { by: 'email', points: 3, seconds: HOUR },
  emailChangeByPerson: { by: 'person', points: 5, seconds: DAY },
  passwordByPerson: { by: 'person', points: 10, seconds: 15 * MINUTE },
  pushSubscriptions: { by: 'person', points: 60, seconds: HOUR },
  tripChanges: { by: 'person', points: 120, seconds: HOUR },
  /** An organiser can seat a hundred people one by one, several times. */
  partChanges: { by: 'person', points: 600, seconds: HOUR },
  /** Enough for two families behind one address. */
  partChangesByLink: { by: 'address', points: 200, seconds: HOUR },
  /** For what takes long on a large trip. An open page loads again at each change, so many are allowed. */
  largeReads: {
    by: 'person',
    points: 120,
    seconds: MINUTE,
    words: 'Too many look-ups in one minute.',
  },
  largeReadsByAddress: {
    by: 'address',
    points: 240,
    seconds: MINUTE,
    words: 'Too many look-ups in one minute.',
  },
  /** The responses to requests with an Idempotency-Key are stored for 14 days. */
  keptResponses: {
    by: 'person',
    points: 2000,
    seconds: DAY,
    words: 'You can make up to 2000 changes a day.',
  },
  notices: {
    by: 'person',
    points: 60,
    seconds: HOUR,
    words: 'You can write up to 60 notices an hour.',
  },
  noticesByLink: {
    by: 'address',
    points: 60,
    seconds: HOUR,
    words: 'Too many notices in the last hour.',
  },
  ...mailLimits,
  tripsPlanned: {
    by: 'person',
    points: 60,
    seconds: HOUR,
    words: 'You can plan up to 60 trips an hour.',
  },
  sitesAdded: {
    by: 'person',
    points: 30,
    seconds: HOUR,
    words: 'You can add up to 30 campsites an hour.',
  },
  answers: { by: 'person', points: 120, seconds: HOUR },
  openings: { by: 'address', points: 300, seconds: HOUR },
  answersByLink: { by: 'address', points: 60, seconds: HOUR },
  joins: {
    by: 'address',
    points: 10,
    seconds: HOUR,
    words: 'Too many people have joined from this network in the last hour.',
  },
  ownLinks: { by: 'address', points: 10, seconds: HOUR },
  ownLinksOfTrip: {
    by: 'everyone',
    points: 50,
    seconds: DAY,
    words: 'Too many people have asked by this link today.',
  },
  cardOpenings: {
    by: 'person',
    points: 10,
    seconds: HOUR,
    words: 'You can open up to 10 cards an hour. Ask the organiser, and call 000 if somebody is in danger.',
  },
  aiByPerson: { by: 'person', points: 10, seconds: DAY },
  /** Failed attempts count too. */
  aiForAll: {
    by: 'everyone',
    get points() {
      return env().AI_DAILY_LIMIT;
    },
    seconds: DAY,
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** A guest's request counts by address too: links are passed on and new households are easy to make. */
export const guestLimits: { [Name in LimitName]?: LimitName } = {
  answers: 'answersByLink',
  partChanges: 'partChangesByLink',
  notices: 'noticesByLink',
};
