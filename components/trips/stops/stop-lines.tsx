import { capital } from '@/lib/text';
import { stopCount } from '@/lib/trips/stops/stop-words';
import type { Stop } from '@/lib/trips/stops/stops';
import { stopDays } from '@/lib/trips/stops/told-stops';

interface Props {
  stops: readonly (Pick<Stop, 'number' | 'arrive_on' | 'leave_on'> & {
    /** Absent for readers who may not know where the stop lies. */
    location_name?: string;
  })[];
  /** "You join at stop 2"; '' for a reader who is at all stops. */
  part?: string;
  /** That a vote on a stop's place is open. */
  open?: string | null;
}

/** "Three stops", and each with its days. */
export const StopLines = ({ stops, part = '', open }: Props) => (
  <>
    {capital(stopCount(stops.length))}
    <ol className="text-sm text-muted">
      {stops.map(({ number, location_name, ...days }) => (
        <li key={number} className="wrap-anywhere">
          {location_name ?? `Stop ${number}`}, <span className="whitespace-nowrap">{stopDays(days)}</span>
        </li>
      ))}
    </ol>
    {open && <p className="text-sm">{open}</p>}
    {part && <p className="text-sm">{part}</p>}
  </>
);
