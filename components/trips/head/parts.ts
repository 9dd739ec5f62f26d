import { answerWords, countAnswers } from '@/lib/trips/attendance/answer-counts';
import { mayMoveOf, openCount } from '@/lib/trips/cars/may-move';
import { shortCount } from '@/lib/trips/gear/lines';
import { dishless } from '@/lib/trips/meals/grid';
import { mayHelp, ownTools } from '@/lib/trips/own-tools';
import type { Trip } from '@/lib/trips/schema';
import type { TripHead } from '@/lib/trips/trip-head';
import { pageLabels, type TripPage } from './page-labels';

/** The number of things on a page that wait for the reader. */
export interface PartCount {
  number: number;
  /** The same number as a text for screen readers: "4 waiting". */
  text: string;
  /**
   * 'problem' when somebody can't come along unless something changes; 'news' for news that the
   * reader hasn't read.
   */
  tone?: 'problem' | 'news';
}

/** Something is new, or open for anybody to take on. */
export interface PartDot {
  dot: 'news' | 'open';
}

interface PageLink {
  page: TripPage;
  label: string;
  href: string;
  count?: PartCount;
}

/** A part in the bar. It has one page, or several pages with links between them. */
export interface PartLink {
  label: string;
  href: string;
  count?: PartCount | PartDot;
  pages: PageLink[];
}

type Parted = Pick<
  TripHead,
  'role' | 'people' | 'plan' | 'gearLines' | 'cooked' | 'ownTodos' | 'seesCosts' | 'unreadNotices'
> & {
  trip: Pick<Trip, 'id' | 'attending' | 'called_off' | 'reconfirm' | 'start_date' | 'end_date'>;
};

/**
 * Returns the six parts of a trip in the order of the bar. Leaves out the costs for readers who may
 * not see them.
 */
export function partsOf(page: Parted, now: Date): PartLink[] {
  const { trip, role, people, plan, gearLines, cooked, ownTodos, seesCosts, unreadNotices } = page;
  const tools = ownTools(trip, role, now);
  // Only readers who can send reminders see how many households have not answered.
  const { waiting, toConfirm } = tools.organises ? countAnswers(people) : { waiting: 0, toConfirm: 0 };
  const awaited = [waiting > 0 && answerWords.waiting, toConfirm > 0 && answerWords.toConfirm];
  const toSettle = openCount(plan, mayMoveOf(people.attendees, tools));
  const short = mayHelp(page, now) ? shortCount(gearLines) : 0;
  const to = (page: TripPage, number = 0, of = '', tone?: PartCount['tone']): PageLink => ({
    page,
    label: pageLabels[page],
    href: `/trip/${trip.id}${page === 'overview' ? '' : `/${page}`}`,
    ...(number > 0 && { count: { number, text: `${number} ${of}`, ...(tone && { tone }) } }),
  });
  return [
    part('Overview', [to('overview')]),
    part('People', [
      to('people', waiting + toConfirm, awaited.filter(Boolean).join(' or ')),
      to('cars', toSettle, 'to sort out', 'problem'),
      to('pitches'),
    ]),
    part('Days', [
      to('days'),
      to('meals', tools.closed ? 0 : dishless(cooked).length, 'without a dish'),
      to('todos', ownTodos.length, 'for you to do'),
    ]),
    part('Gear', [to('gear', short, 'still short')]),
    ...(seesCosts ? [part('Costs', [to('costs')])] : []),
    part('Notices', [to('notices', unreadNotices, 'unread', 'news')]),
  ];
}

/**
 * Returns a part of the bar. Its link leads to the page that has a problem, otherwise to the part's
 * first page. Its count is the sum of its pages' counts.
 */
function part(label: string, pages: PageLink[]): PartLink {
  const counts = pages.flatMap(({ count }) => count ?? []);
  const problem = pages.find(({ count }) => count?.tone === 'problem');
  const [first] = pages as [PageLink];
  const tone = counts.find((count) => count.tone)?.tone;
  return {
    label,
    href: (problem ?? first).href,
    pages,
    ...(counts.length > 0 && {
      count: {
        number: counts.reduce((sum, { number }) => sum + number, 0),
        text: counts.map(({ text }) => text).join(' and '),
        ...(tone && { tone }),
      },
    }),
  };
}
