import { daysBetween, today } from '@/lib/dates';
import type { Going, TripInvitee } from './schema';

interface Everybody {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

/** How many households are waiting, still have to confirm, and aren't going. */
export interface AnswerCounts {
  waiting: number;
  toConfirm: number;
  notGoing: number;
}

/** The words for these counts, the same on every page and in every mail. */
export const answerWords = {
  waiting: 'waiting',
  toConfirm: 'to confirm',
  notGoing: 'not going',
} as const satisfies Record<keyof AnswerCounts, string>;

const toConfirmOf = ({ attendees }: Pick<Everybody, 'attendees'>): TripInvitee[] =>
  attendees.flatMap(({ invitee }) => (invitee?.reconfirm ? [invitee] : []));

/** Counts the answers for every page, badge and mail. */
export const countAnswers = (people: Everybody): AnswerCounts => ({
  waiting: people.pending.length,
  toConfirm: toConfirmOf(people).length,
  notGoing: people.notGoing.length,
});

/**
 * Returns "4 waiting, 1 to confirm, 2 not going", or "4 without an answer, 2 not going" for a trip
 * that is over or called off.
 */
export function answersText({ waiting, toConfirm, notGoing }: AnswerCounts, closed = false): string {
  const parts = [
    waiting > 0 && `${waiting} ${closed ? 'without an answer' : answerWords.waiting}`,
    toConfirm > 0 && !closed && `${toConfirm} ${answerWords.toConfirm}`,
    notGoing > 0 && `${notGoing} ${answerWords.notGoing}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * Returns the people who can be reminded by mail, without the viewer: first those who still have to
 * confirm, then those without an answer.
 */
export const remindable = (people: Omit<Everybody, 'notGoing'>): TripInvitee[] =>
  [...toConfirmOf(people), ...people.pending].filter(({ own, unmailed }) => !own && !unmailed);

/** The pages offer a reminder this many days after the invitation. */
const REMIND_AFTER_DAYS = 2;

/** True when a reminder is due: the person has had two days to answer, or has to confirm. */
export const reminderDue = (
  { asked_on, reconfirm }: Pick<TripInvitee, 'asked_on' | 'reconfirm'>,
  now: Date,
): boolean => reconfirm || daysBetween(asked_on, today(now)) >= REMIND_AFTER_DAYS;
