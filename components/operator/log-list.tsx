import type { Entry } from '@/lib/operator/schema';
import { LocalTime } from '../ui/local-time';

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
