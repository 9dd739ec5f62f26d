import type { BindField } from '@/components/ui/fields-of';
import { FoldRow } from '@/components/ui/fold-row';
import { SelectField } from '@/components/ui/select-field';
import { addDays, formatDay } from '@/lib/dates';
import { capital } from '@/lib/text';
import { type DayPart, dayParts } from '@/lib/trips/attendance/day-parts';
import { nightsOf } from '@/lib/trips/attendance/nights';
import { usualTimes } from '@/lib/trips/attendance/presence';
import type { Stay } from '@/lib/trips/attendance/schema';
import { dayPartText, staySentence, stayText } from '@/lib/trips/attendance/stay-text';
import type { TripDates } from '@/lib/trips/date-rules';
import { partText, stopWithName } from '@/lib/trips/stops/stop-words';
import type { Stop } from '@/lib/trips/stops/stops';

export type TripNights = TripDates &
  Stay & {
    dates_open?: boolean;
    /** In order; left out where a household can't say from which stop it comes. */
    stops?: readonly Stop[];
  };

/** '' means the usual day or time. A trip of one night has no fields for the days. */
type Typed<Of> = { [Name in keyof Of]?: Of[Name] | '' | undefined };

interface Props {
  known: TripNights;
  field: BindField<keyof Stay>;
  /** In the order of `stayFields`. */
  typed: readonly [
    Typed<Stay>['arrive_on'],
    Typed<Stay>['leave_on'],
    Typed<Stay>['arrive_by'],
    Typed<Stay>['leave_by'],
  ];
}

export const stayFields = ['arrive_on', 'leave_on', 'arrive_by', 'leave_by'] as const;

/**
 * Leaves out the days for a trip of one night, so that the answer doesn't change the saved days.
 */
export function typedNights({ arrive_on, leave_on, arrive_by, leave_by, ...trip }: TripNights) {
  const usual = usualTimes(trip);
  const times = {
    arrive_by: arrive_by && arrive_by !== usual.arrive_by ? arrive_by : ('' as const),
    leave_by: leave_by && leave_by !== usual.leave_by ? leave_by : ('' as const),
  };
  if (nightsOf(trip).length < 2) return times;
  return {
    arrive_on: arrive_on && arrive_on !== trip.start_date ? arrive_on : '',
    leave_on: leave_on && leave_on !== trip.end_date ? leave_on : '',
    ...times,
  };
}

/** As they are in the form now. */
export const chosenNights = ([arrive_on, leave_on]: readonly (string | null | undefined)[]) => ({
  arrive_on: arrive_on || null,
  leave_on: leave_on || null,
});

/** Folded, because most households come for the whole trip. */
export function NightFields({ known, field, typed }: Props) {
  const nights = nightsOf(known);
  const { start_date, end_date } = known;
  const [arrive_on, leave_on, arrive_by, leave_by] = typed;
  const stay = {
    arrive_on: arrive_on || null,
    leave_on: leave_on || null,
    arrive_by: arrive_by || null,
    leave_by: leave_by || null,
  };
  const asked = nights.length > 1 ? stayFields : (['arrive_by', 'leave_by'] as const);
  const open = Boolean(stayText(known, known)) || asked.some((name) => field(name).error);
  const usual = usualTimes(known);
  const { stops = [] } = known;
  const part = partText(stay, stops);
  const sentence = staySentence(stay, known);
  return (
    <FoldRow
      icon="clock"
      title="Coming for part of it"
      detail={part ? `${sentence}. Your household ${part}` : sentence}
      open={open}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {nights.length > 1 && (
          <SelectField
            label="Arriving"
            options={nights.map((day) => ({
              value: day === start_date ? '' : day,
              label:
                day === start_date
                  ? `${formatDay(day)}, the first day`
                  : dayAt(
                      day,
                      'to',
                      stops.find(({ arrive_on, nights }) => arrive_on === day && nights > 0),
                    ),
            }))}
            {...field('arrive_on')}
          />
        )}
        <SelectField label="Time you arrive" options={timesFor(usual.arrive_by)} {...field('arrive_by')} />
        {nights.length > 1 && (
          <SelectField
            label="Leaving"
            options={nights
              .map((night) => addDays(night, 1))
              .map((day) => ({
                value: day === end_date ? '' : day,
                label:
                  day === end_date
                    ? `${formatDay(day)}, the last day`
                    : dayAt(
                        day,
                        'after',
                        stops.find(({ leave_on, nights }) => leave_on === day && nights > 0),
                      ),
                disabled: day <= (arrive_on || start_date),
              }))}
            {...field('leave_on')}
          />
        )}
        <SelectField label="Time you leave" options={timesFor(usual.leave_by)} {...field('leave_by')} />
      </div>
    </FoldRow>
  );
}

/** "Mon 12 Apr, to Blowering (stop 2)": households come and go with the stops. */
const dayAt = (day: string, how: 'to' | 'after', stop: Stop | undefined) =>
  stop ? `${formatDay(day)}, ${how} ${stopWithName(stop)}` : formatDay(day);

const timesFor = (usual: DayPart) =>
  dayParts.map((part) => {
    const text = dayPartText[part];
    return { value: part === usual ? '' : part, label: capital(text) };
  });
