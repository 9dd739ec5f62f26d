import 'server-only';
import type { MailFact } from '@/lib/server/mail/content';
import { capital, countText, listText, namesText, peopleText } from '@/lib/text';
import { withOthers } from '../attendance/announce-answer';
import { answerWords } from '../attendance/answer-counts';
import { composeTripMail, type MailOfKind } from '../mails/compose-trip-mail';
import { called, type ToldTrip, when, where } from '../mails/mail-facts';
import { ON_PAGE, personInMail, spamSignIn } from '../mails/spam-signs';
import { tripUrl } from '../mails/trip-mail';
import type { NextThing } from '../next/thing';
import type { Comment, Digest, Household } from './told';

const NAMED = 12;
const COMMENTS = 5;
const FIRST_LINE = 140;

interface To {
  email: string;
  tripId: string;
  digest: Digest;
  households: Household[];
  /** What waits for the recipient. */
  things: NextThing[];
}

export function digestMail(
  { email, tripId, digest, households, things }: To,
  trip: ToldTrip,
): Promise<MailOfKind> {
  const answers = answersOf(digest);
  const comments = commentsOf(digest.comments);
  const news = {
    heading: `What’s new on ${called(trip)}`,
    preheader: `Going so far: ${goingText(households)}.`,
    paragraphs: [],
  };
  const subject = subjectOf(digest, called(trip));
  if (answers.length === 0) {
    const action = { label: 'Read the comments', href: `${tripUrl(tripId)}/notices` };
    return composeTripMail('comments', email, subject, {
      ...news,
      facts: [...comments, ...next(things)],
      action,
    });
  }
  return composeTripMail('answers', email, subject, {
    ...news,
    facts: [...answers, ...comments, ...standing(households), ...next(things), where(trip), when(trip)],
    action: { label: 'See who’s coming', href: `${tripUrl(tripId)}/people` },
  });
}

function subjectOf(digest: Digest, trip: string): string {
  const { going, notGoing, changed, stillGoing, comments } = digest;
  const answers = going.length + notGoing.length + changed.length + stillGoing.length;
  if (answers === 1 && comments.length === 0) {
    const [sentence] = [
      ...going.map(({ name }) => `${nameOf(name)} is going`),
      ...notGoing.map(({ name }) => `${nameOf(name)} can’t come`),
      ...changed.map(({ household }) => `${nameOf(household.name)} is coming${withOthers(household.people)}`),
      ...stillGoing.map(({ name }) => `${nameOf(name)} is still going`),
    ];
    return `${sentence}: ${trip}`;
  }
  const counts = [
    answers > 0 && countText(answers, 'answer'),
    comments.length > 0 && countText(comments.length, 'comment'),
  ];
  return `${listText(counts.filter((each) => each !== false))}: ${trip}`;
}

/** Households without a name are called by the address that the organiser invited. */
const nameOf = (name: string) => (/^[^\s@]+@[^\s@]+$/.test(name) ? name : personInMail(name));

const nameAndOthers = ({ name, people }: Household) => `${nameOf(name)}${withOthers(people)}`;

const list = (label: string, names: string[]): MailFact[] =>
  names.length > 0 ? [{ label, value: namesText(names, NAMED) }] : [];

const answersOf = ({ going, notGoing, changed, stillGoing }: Digest): MailFact[] => [
  ...list('Going now', going.map(nameAndOthers)),
  ...list(
    'Changed',
    changed.map(
      ({ household: { name, people }, before }) => `${nameOf(name)}: ${peopleText(people)} (was ${before})`,
    ),
  ),
  ...list('Still going', stillGoing.map(nameAndOthers)),
  ...list(
    'Can’t come',
    notGoing.map(({ name }) => nameOf(name)),
  ),
];

function commentsOf(comments: Comment[]): MailFact[] {
  const shown = comments.slice(0, COMMENTS);
  const more = comments.length - shown.length;
  return [
    ...shown.map(({ name, text }) => ({
      label: `${nameOf(name)} wrote`,
      value: spamSignIn(text) ? ON_PAGE : firstLine(text),
    })),
    ...(more > 0 ? [{ label: 'And', value: countText(more, 'more comment') }] : []),
  ];
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const words = [...line.trim()];
  return words.length > FIRST_LINE ? `${words.slice(0, FIRST_LINE - 1).join('')}…` : words.join('');
}

function standing(households: Household[]): MailFact[] {
  const waiting = households.filter(({ attending }) => attending === null);
  const toConfirm = households.filter(({ attending, reconfirm }) => attending && reconfirm);
  const notGoing = households.filter(({ attending }) => attending === false);
  return [
    { label: 'Going so far', value: goingText(households) },
    ...list(
      capital(answerWords.waiting),
      waiting.map(({ name }) => nameOf(name)),
    ),
    ...list(
      capital(answerWords.toConfirm),
      toConfirm.map(({ name }) => nameOf(name)),
    ),
    ...list(
      capital(answerWords.notGoing),
      notGoing.map(({ name }) => nameOf(name)),
    ),
  ];
}

function next([first, ...more]: NextThing[]): MailFact[] {
  if (!first) return [];
  const heading = spamSignIn(first.heading) ? ON_PAGE : first.heading;
  return [
    { label: 'Next for you', value: more.length > 0 ? `${heading}, and ${more.length} more` : heading },
  ];
}

function goingText(households: Household[]): string {
  const going = households.filter(({ attending }) => attending);
  const people = going.reduce((sum, each) => sum + each.people, 0);
  return `${peopleText(people)} of ${countText(going.length, 'household')}`;
}
