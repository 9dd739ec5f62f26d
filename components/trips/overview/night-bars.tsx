import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { ShareBar } from '@/components/ui/share-bar';
import { formatDay, formatDayOfMonth, formatDays } from '@/lib/dates';
import type { Household } from '@/lib/trips/attendance/schema';
import type { TripDates } from '@/lib/trips/date-rules';
import { type NightRun, nightRuns } from '@/lib/trips/headcount/night-runs';
import type { Headcount } from '@/lib/trips/headcount/schema';
import { stayNotes } from './stay-notes';

interface Props extends Pick<Headcount, 'nights'> {
  /** How many people there are in all. */
  people: number;
  going: Household[];
  trip: TripDates;
  /** Whether the trip is over. */
  over: boolean;
}

/** More rows than these become one for nights in a row that are alike. */
const MOST_NIGHTS = 10;

/** How many sleep there each night, as bars that are a table too; nothing for a single night. */
export function NightBars({ nights, people, going, trip, over }: Props) {
  if (nights.length === 1) return null;
  const notes = stayNotes(going, trip, over);
  const rows =
    nights.length > MOST_NIGHTS
      ? nightRuns(nights)
      : nights.map(({ night, people }) => ({ from: night, to: night, people }));
  const oneMonth = trip.start_date.slice(0, 7) === nights.at(-1)?.night.slice(0, 7);
  return (
    <Card as="section" aria-labelledby="nights">
      <CardHeader title="People by night" titleId="nights" aside={`${people} in all`} />
      <CardBody className="space-y-3">
        {notes.length === 0 ? (
          <p className="text-muted">
            Everyone {over ? 'stayed' : 'stays'} {nights.length === 2 ? 'both' : `all ${nights.length}`}{' '}
            nights.
          </p>
        ) : (
          <>
            <table className="w-full">
              <thead className="sr-only">
                <tr>
                  <th scope="col">Night</th>
                  <th scope="col">People</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.from}>
                    <th scope="row" className="w-px py-1 pr-3 text-left font-normal whitespace-nowrap">
                      {nightLabel(row, oneMonth)}
                    </th>
                    <td className="py-1">
                      <span className="flex items-center gap-3">
                        <ShareBar
                          className="h-3 w-0 flex-1 rounded-sm"
                          share={people === 0 ? 0 : row.people / people}
                        />
                        <span className="min-w-6 text-right font-semibold tabular-nums">{row.people}</span>
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="text-sm text-muted">{notes.join(' ')}</p>
          </>
        )}
      </CardBody>
    </Card>
  );
}

function nightLabel({ from, to }: NightRun, oneMonth: boolean): string {
  if (from !== to) return formatDays(from, to);
  return oneMonth ? formatDayOfMonth(from) : formatDay(from);
}
