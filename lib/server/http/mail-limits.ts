import { DAY, type Limit } from './limit';

export const mailLimits = {
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
