import { DAY, type Limit } from './limit';

/** The limits on mails that a person causes, and on plans for people at home, which are mailed. */
export const mailLimits = {
  /**
   * Limit on the e-mail addresses of people at home that a household enters for one trip; see
   * lib/trips/home-contact.
   */
  homeContacts: {
    by: 'person',
    points: 5,
    seconds: 30 * DAY,
    words: 'You can name up to 5 people at home for a trip within 30 days.',
  },
  /** Limit on the links by which a guest's household confirms its address. */
  confirmations: {
    by: 'person',
    points: 5,
    seconds: DAY,
    words: 'You can ask for up to 5 links a day.',
  },
  /** Limit on the plans that a person leaves with people at home, on all of their trips together. */
  plansLeft: {
    by: 'person',
    points: 5,
    seconds: DAY,
    words: 'You can leave plans with up to 5 people a day.',
  },
  /**
   * Limit on the mails of plans that a person causes to addresses that have never answered anything
   * on Campmates. The alarm and other mails that are due by the clock aren't held back.
   */
  mailsToStrangers: {
    by: 'person',
    points: 50,
    seconds: DAY,
    words: 'You can send up to 50 emails a day to people who have never answered.',
  },
  /** Limit on the mails of plans to one address, from everybody together, as `mailsToStrangers`. */
  planMailsToAddress: {
    by: 'email',
    points: 10,
    seconds: DAY,
    words: 'That address has had enough emails about plans today.',
  },
  /** Limit on changes of a plan's times, because each change is mailed to the person at home. */
  homeChanges: {
    by: 'person',
    points: 10,
    seconds: DAY,
    words: 'You can change the times of your plan up to 10 times a day.',
  },
  /**
   * Limit on the mails that a person causes: invitations, reminders and the mails about a change.
   */
  mails: {
    by: 'person',
    points: 500,
    seconds: DAY,
    words: 'That would be more than the 500 emails that you can send in a day.',
  },
  /**
   * Limits on trip mails to one address: from one person, and from everybody together, mails of plans
   * included. Mails about a trip that was called off count against the urgentMails… limits below.
   */
  mailsToAddressByPerson: { by: 'person', points: 10, seconds: DAY },
  mailsToAddress: {
    by: 'email',
    points: 20,
    seconds: DAY,
    words: 'That address has had enough emails from Campmates today.',
  },
  /**
   * Limit on receipts to one address. Guests type the address when they join a trip, so without a
   * limit they could fill a stranger's mailbox.
   */
  receiptsToAddress: { by: 'email', points: 3, seconds: DAY },
  /** Limit on telling a person that one invited address refuses mails. Each address counts by itself. */
  unreachedTold: { by: 'person', points: 1, seconds: 30 * DAY },
  urgentMailsToAddressByPerson: { by: 'person', points: 5, seconds: DAY },
  urgentMailsToAddress: { by: 'email', points: 10, seconds: DAY },
} as const satisfies Record<string, Limit>;
