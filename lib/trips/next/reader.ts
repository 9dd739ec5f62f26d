import type { Day } from '@/lib/dates';
import { timeIn, USUAL_ZONE } from '@/lib/places/clock';
import type { Going } from '../attendance/schema';
import { type Stage, siteDay, stageOf } from '../moment';
import type { TripHead } from '../trip-head';
import type { NextAction, NextCall, NextThing } from './thing';

export type NextPage = Pick<
  TripHead,
  | 'trip'
  | 'stops'
  | 'here'
  | 'spot'
  | 'zone'
  | 'km'
  | 'role'
  | 'agreedTo'
  | 'people'
  | 'tints'
  | 'ownId'
  | 'guest'
  | 'plan'
  | 'access'
  | 'findings'
  | 'stops'
  | 'site'
  | 'bookings'
  | 'cooked'
  | 'ownTodos'
  | 'gearLines'
  | 'vote'
  | 'voted'
  | 'costs'
  | 'homePlan'
  | 'leavesPlans'
  | 'asks'
  | 'asksPacking'
  | 'packing'
  | 'bounced'
  | 'turns'
  | 'plans'
>;

/** Who reads the list, and when. */
export interface Reader {
  page: NextPage;
  now: Date;
  stage: Stage;
  /** The day and the time at the site. */
  day: Day;
  time: string;
  zone: string;
  /** Undefined for a household that isn't going. */
  own: Going | undefined;
  /** True for an organiser and a co-organiser. */
  runs: boolean;
  /** True in the two stages before the trip, for a household that is going. */
  prepares: boolean;
  href: (page: string) => string;
  path: (call: string) => string;
}

export const stageOfPage = (
  { trip, zone, homePlan }: Pick<NextPage, 'trip' | 'zone' | 'homePlan'>,
  now: Date,
) => stageOf({ ...trip, zone }, { attending: trip.attending, back: homePlan?.back_said ?? false }, now);

export function readerOf(page: NextPage, now: Date): Reader {
  const { trip, people, ownId, role } = page;
  const stage = stageOfPage(page, now);
  const zone = page.zone ?? USUAL_ZONE;
  return {
    page,
    now,
    stage,
    day: siteDay(page, now),
    time: timeIn(zone, now),
    zone,
    own: people.attendees.find(({ household_id }) => household_id === ownId),
    runs: role !== null,
    prepares: stage === 'planning' || stage === 'packing',
    href: (to) => `/trip/${trip.id}${to}`,
    path: (call) => `/api/trips/${trip.id}${call}`,
  };
}

/** A thing without what most things don't have. */
export const thing = (
  rank: NextThing['rank'],
  key: string,
  heading: string,
  rest: Partial<NextThing> & Pick<NextThing, 'icon'>,
): NextThing => ({
  rank,
  key: key ? `${rank} ${key}` : rank,
  heading,
  text: '',
  due: null,
  part: null,
  action: null,
  second: null,
  ...rest,
});

export const goTo = (label: string, href: string): NextAction => ({
  label,
  href,
  send: null,
  undo: null,
  done: null,
});

export const call = (method: NextCall['method'], path: string, body: unknown): NextCall => ({
  method,
  path,
  body,
});
