import { formatDay } from '@/lib/dates';
import { dayIn } from '@/lib/places/clock';
import { hasOpenDates } from '../undecided/when-and-where';
import type { Plan } from './plan';

export const leavingText = ({ trip, zone, backAt }: Pick<Plan, 'trip' | 'zone' | 'backAt'>) =>
  hasOpenDates(trip?.openVote ?? null)
    ? ' on a day that isn’t decided yet'
    : ` on ${formatDay(trip?.arriveOn ?? dayIn(zone, backAt))}`;
