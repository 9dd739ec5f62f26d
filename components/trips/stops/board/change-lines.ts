import { type Day, formatDay } from '@/lib/dates';
import { countText, listText } from '@/lib/text';
import type { StopsPreview } from '@/lib/trips/stops/change/schema';

/** "The trip then ends on Sun 18 Apr." */
export const endsText = (day: Day) => `The trip then ends on ${formatDay(day)}.`;

export const TOLD_ONCE = 'Everyone is told once.';

/** What a change of the stops does besides, each as a sentence. */
export function changeLines(
  {
    stops,
    moved,
    after_end,
    bookings,
    asked,
  }: Pick<StopsPreview, 'stops' | 'moved' | 'after_end' | 'bookings' | 'asked'>,
  end: Day,
): string[] {
  const last = stops.at(-1)?.leave_on ?? end;
  const [going, gone] = [things(moved), things({ ...after_end, plans: 0 })];
  return [
    ...(last === end ? [] : [endsText(last)]),
    ...(going.count > 0 ? [`${going.text} ${going.count > 1 ? 'move' : 'moves'} along.`] : []),
    ...(gone.count > 0
      ? [
          `${gone.text} ${gone.count > 1 ? 'have' : 'has'} no day any more and ${gone.count > 1 ? 'are' : 'is'} kept after the trip’s end.`,
        ]
      : []),
    ...(bookings > 0
      ? [`${countText(bookings, 'booking')} ${bookings > 1 ? 'stay' : 'stays'} with you, to be cancelled.`]
      : []),
    asked > 0 ? `${TOLD_ONCE} Whoever sleeps elsewhere then is asked to confirm.` : TOLD_ONCE,
  ];
}

function things({ meals, turns, plans }: { meals: number; turns: number; plans: number }) {
  const parts = [
    ...(meals > 0 ? [countText(meals, 'meal')] : []),
    ...(turns > 0 ? [countText(turns, 'duty', 'duties')] : []),
    ...(plans > 0 ? [countText(plans, 'plan')] : []),
  ];
  return { count: meals + turns + plans, text: listText(parts) };
}
