import { daysBetween, today } from '@/lib/dates';
import type { Going, TripInvitee } from './schema';

interface Everybody {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
}

export const answerWords = {
  waiting: 'waiting',
  toConfirm: 'to confirm',
  notGoing: 'not going',
} as const;

const toConfirmOf = ({ attendees }: Pick<Everybody, 'attendees'>): TripInvitee[] =>
  attendees.flatMap(({ invitee }) => (invitee?.reconfirm ? [invitee] : []));

export const remindable = (people: Everybody): TripInvitee[] =>
  [...toConfirmOf(people), ...people.pending].filter(({ own, unmailed }) => !own && !unmailed);

/** People get this many days to answer before pages offer to remind them. */
const REMIND_AFTER_DAYS = 2;

export const reminderDue = (
  { asked_on, reconfirm }: Pick<TripInvitee, 'asked_on' | 'reconfirm'>,
  now: Date,
): boolean => reconfirm || daysBetween(asked_on, today(now)) >= REMIND_AFTER_DAYS;
