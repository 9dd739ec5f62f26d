import { countText } from '@/lib/text';
import type { Stage } from '@/lib/trips/moment';
import type { NextThing, Rank } from '@/lib/trips/next/thing';
import type { TripHead } from '@/lib/trips/trip-head';
import { pageLabels, type TripPage } from './page-labels';

/** The number of things that wait for the reader. */
export interface PartCount {
  number: number;
  /** The same number as a text for screen readers: "2 things for you". */
  text: string;
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

type Parted = Pick<TripHead, 'trip' | 'seesCosts' | 'unreadNotices'>;

type Part = NonNullable<NextThing['part']>;

const pagesOf: Record<Part, [TripPage, ...TripPage[]]> = {
  people: ['people', 'cars', 'pitches'],
  days: ['days', 'meals', 'todos'],
  gear: ['gear'],
  costs: ['costs'],
  notices: ['notices'],
};

const labels: Record<Part, string> = {
  people: 'People',
  days: 'Days',
  gear: 'Gear',
  costs: 'Costs',
  notices: 'Notices',
};

const parts = Object.keys(pagesOf) as Part[];

/** What others may do as well, or what waits for nobody. */
const uncounted: Rank[] = ['15', '19', '20'];

const unbarred: readonly Stage[] = ['invited', 'declined', 'off'];

/**
 * The six parts of a trip in the order of the bar, without the costs for readers who may not see them.
 * Empty in the stages that have no bar.
 */
export function partsOf(page: Parted, stage: Stage, things: readonly NextThing[]): PartLink[] {
  if (unbarred.includes(stage)) return [];
  const overview = link(page, 'overview', []);
  return [
    { label: 'Overview', href: overview.href, pages: [overview] },
    ...parts
      .filter((part) => part !== 'costs' || page.seesCosts)
      .map((part) => {
        const own = things.filter((thing) => thing.part === part);
        const counted = own.filter(({ rank }) => !uncounted.includes(rank));
        const [first, ...others] = pagesOf[part];
        const count = countOf(counted) ?? dotOf(part, own, page.unreadNotices);
        const firstLink = link(page, first, counted);
        return {
          label: labels[part],
          href: firstLink.href,
          pages: [firstLink, ...others.map((other) => link(page, other, counted))],
          ...(count && { count }),
        };
      }),
  ];
}

/** Counts the things that the page finishes. */
function link({ trip }: Pick<Parted, 'trip'>, page: TripPage, things: readonly NextThing[]): PageLink {
  const href = `/trip/${trip.id}${page === 'overview' ? '' : `/${page}`}`;
  const count = countOf(things.filter(({ action }) => action?.href.split('?')[0] === href));
  return { page, label: pageLabels[page], href, ...(count && { count }) };
}

const countOf = ({ length }: readonly NextThing[]): PartCount | null =>
  length > 0 ? { number: length, text: `${countText(length, 'thing')} for you` } : null;

function dotOf(part: Part, things: readonly NextThing[], unread: number): PartDot | null {
  if (part === 'notices' && unread > 0) return { dot: 'news' };
  return things.some(({ rank }) => rank === '15') ? { dot: 'open' } : null;
}
