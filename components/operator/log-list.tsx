import type { Entry } from '@/lib/operator/schema';
import { LocalTime } from '../ui/local-time';

/** The log's entries: which operator did what, to whom or what, and why. */
export function LogList({ entries }: { entries: Entry[] }) {
  return (
    <ol className="desk-log">
      {entries.map(({ id, at, by, action, about, reason }) => (
        <li key={id}>
          <b>{by}</b> {action} “{about}”: {reason}
          <br />
          <LocalTime at={at} />
        </li>
      ))}
    </ol>
  );
}
