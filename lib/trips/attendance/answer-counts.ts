import { daysBetween, today } from '@/lib/dates';
import type { Going, TripInvitee } from './schema';

interface Everybody {
  attendees: Pick<Going, 'invitee'>[];
  pending: TripInvitee[];
  notGoing: TripInvitee[];
}

export interface AnswerCounts {
  waiting: number;
  toConfirm: number;
  notGoing: number;
}

export const answerWords = {
  waiting: 'waiting',
  toConfirm: 'to confirm',
  notGoing: 'not going',
} as const satisfies Record<keyof AnswerCounts, string>;

const toConfirmOf = ({ attendees }: Pick<Everybody, 'attendees'>): TripInvitee[] =>
  attendees.flatMap(({ invitee }) => (invitee?.reconfirm ? [invitee] : []));

export const countAnswers = (people: Everybody): AnswerCounts => ({
  waiting: people.pending.length,
  toConfirm: toConfirmOf(people).length,
  notGoing: people.notGoing.length,
});

export function answersText({ waiting, toConfirm, notGoing }: AnswerCounts, closed = false): string {
  const parts = [
    waiting > 0 && `${waiting} ${closed ? 'without an answer' : answerWords.waiting}`,
    toConfirm > 0 && !closed && `${toConfirm} ${answerWords.toConfirm}`,
    notGoing > 0 && `${notGoing} ${answerWords.notGoing}`,
  ];
  return parts.filter(Boolean).join(', ');
}

export const remindable = (people: Omit<Everybody, 'notGoing'>): TripInvitee[] =>
  [...toConfirmOf(people), ...people.pending].filter(({ own, unmailed }) => !own && !unmailed);

/** People get this many days to answer before pages offer to remind them. */
const REMIND_AFTER_DAYS = 2;

export const reminderDue = (
  { asked_on, reconfirm }: Pick<TripInvitee, 'asked_on' | 'reconfirm'>,
  now: Date,
): boolean => reconfirm || daysBetween(asked_on, today(now)) >= REMIND_AFTER_DAYS;
