import { daysBetween, today } from '@/lib/dates';
import type { Going, TripInvitee } from './schema';

interface Everybody {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

/** Numbers of households that have no answer, that still have to confirm, and that aren't going. */
export interface AnswerCounts {
  waiting: number;
  toConfirm: number;
  notGoing: number;
}

/** The words for these counts on every page and in every mail. */
export const answerWords = {
  waiting: 'waiting',
  toConfirm: 'to confirm',
  notGoing: 'not going',
} as const satisfies Record<keyof AnswerCounts, string>;

const toConfirmOf = ({ attendees }: Pick<Everybody, 'attendees'>): TripInvitee[] =>
  attendees.flatMap(({ invitee }) => (invitee?.reconfirm ? [invitee] : []));

/** Returns the counts of a trip's answers, which all pages, badges and mails use. */
export const countAnswers = (people: Everybody): AnswerCounts => ({
  waiting: people.pending.length,
  toConfirm: toConfirmOf(people).length,
  notGoing: people.notGoing.length,
});

/**
 * Returns the counts in words, such as "4 waiting, 1 to confirm, 2 not going". A trip that is over
 * or called off has "4 without an answer, 2 not going".
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
 * Returns the people who can be reminded by mail: first the people who still have to confirm, then
 * the people without an answer. Leaves out the viewer.
 */
export const remindable = (people: Omit<Everybody, 'notGoing'>): TripInvitee[] =>
  [...toConfirmOf(people), ...people.pending].filter(({ own, unmailed }) => !own && !unmailed);

/** Number of days after the invitation from which pages offer to remind a person. */
const REMIND_AFTER_DAYS = 2;

/**
 * True when pages should offer to remind a person, because the person has had two days to answer or
 * has to confirm.
 */
export const reminderDue = (
  { asked_on, reconfirm }: Pick<TripInvitee, 'asked_on' | 'reconfirm'>,
  now: Date,
): boolean => reconfirm || daysBetween(asked_on, today(now)) >= REMIND_AFTER_DAYS;
