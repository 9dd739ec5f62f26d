import { answerWords, countAnswers } from '@/lib/trips/attendance/answer-counts';
import { lacksCars } from '@/lib/trips/fit/lacks-cars';
import { shortCount } from '@/lib/trips/gear/lines';
import { dishless } from '@/lib/trips/meals/grid';
import { mayHelp, ownTools } from '@/lib/trips/own-tools';
import type { Trip } from '@/lib/trips/schema';
import { mayMoveOf, openCount } from '@/lib/trips/seats/may-move';
import type { TripHead } from '@/lib/trips/trip-head';
import { pageLabels, type TripPage } from './page-labels';

/** How many things wait on a page for the reader. */
export interface PartCount {
  number: number;
  /** The same when read out: "4 waiting". */
  text: string;
  /** `problem`: somebody can't come along as things stand; `news`: what they haven't read. */
  tone?: 'problem' | 'news';
}

interface PageLink {
  page: TripPage;
  label: string;
  href: string;
  count?: PartCount;
}

/** A part of the bar: a page, or two or more, between which its segments lead. */
export interface PartLink {
  label: string;
  href: string;
  count?: PartCount;
  pages: PageLink[];
}

type Parted = Pick<
  TripHead,
  | 'role'
  | 'people'
  | 'plan'
  | 'findings'
  | 'gearLines'
  | 'cooked'
  | 'ownTodos'
  | 'seesCosts'
  | 'unreadNotices'
> & {
  trip: Pick<Trip, 'id' | 'attending' | 'called_off' | 'reconfirm' | 'start_date' | 'end_date'>;
};

/** The six parts of a trip in the order of its bar; the costs are left out for whoever may not see them. */
export function partsOf(page: Parted, now: Date): PartLink[] {
  const { trip, role, people, plan, findings, gearLines, cooked, ownTodos, seesCosts, unreadNotices } = page;
  const tools = ownTools(trip, role, now);
  // Only whoever can remind them has anything to do about them.
  const { waiting, toConfirm } = tools.organises ? countAnswers(people) : { waiting: 0, toConfirm: 0 };
  const awaited = [waiting > 0 && answerWords.waiting, toConfirm > 0 && answerWords.toConfirm];
  const toSettle = openCount(plan, mayMoveOf(people.attendees, tools), lacksCars(findings));
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

/** Leads to the page with a problem, else to the first; its count is that of its pages together. */
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
