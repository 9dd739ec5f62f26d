import type { Costs } from '@/lib/trips/costs/schema';
import type { TripHead } from '@/lib/trips/trip-head';
import type { OverviewData } from '@/lib/trips/trip-overview';
import { shownOverview } from '../overview/shown-overview';

export type ShownNext = NonNullable<ReturnType<typeof shownNext>>;

/** From the overview's data, so that both pages show the same next task. */
export function shownNext(
  page: TripHead & OverviewData,
  seen: { now: Date; costs: Pick<Costs, 'settlement' | 'balances'> | null },
) {
  const shown = shownOverview(page, { ...seen, email: null, most: 0 });
  const { trip, head, km, headcount, faces, forYou, vote, answer, asked, menu, organiser } = shown;
  return {
    trip,
    head,
    km,
    faces,
    forYou,
    asked,
    answer,
    status: page.trip.status,
    people: headcount?.total.people ?? 0,
    vote: vote?.waits ? { text: vote.text, action: vote.action } : null,
    owner: menu.reader === 'organiser' ? 'You' : organiser,
  };
}
