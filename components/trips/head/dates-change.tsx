import { formatDay } from '@/lib/dates';
import { listText } from '@/lib/text';
import type { DatesPreview, TripDates } from '@/lib/trips/schema';

/**
 * Says what new dates change: which stays are moved or shortened, and who gets no mail about it.
 */
export const DatesChange = (change: DatesPreview & TripDates) => (
  <>
    Everyone who’s going is asked to confirm.
    <StaysChange {...change} />
  </>
);

export function StaysChange({ households, untold, ...trip }: DatesPreview & TripDates) {
  return (
    <>
      {households.map(({ household_id, cut, name, ...stay }) => (
        <span key={household_id} className="mt-2 block">
          {`${name} ${staysText(stay, trip)}${cut ? ': that’s a shorter stay' : ''}.`}
        </span>
      ))}
      {untold.length > 0 && (
        <span className="mt-2 block">{`We can’t email ${namesOf(untold)}. Please tell them yourself.`}</span>
      )}
    </>
  );
}

const namesOf = (untold: DatesPreview['untold']) =>
  listText(untold.map(({ name }) => name || 'somebody who came by the link'));

/**
 * Returns a text about a household's changed stay: "would come on Sat 3 Apr and leave on Sun 4
 * Apr".
 */
function staysText(
  { arrive_on, leave_on }: Omit<DatesPreview['households'][number], 'household_id' | 'name' | 'cut'>,
  trip: TripDates,
) {
  if (!arrive_on && !leave_on) return 'would come for all of it';
  return `would come on ${formatDay(arrive_on ?? trip.start_date)} and leave on ${formatDay(leave_on ?? trip.end_date)}`;
}
