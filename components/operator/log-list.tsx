import type { Entry } from '@/lib/operator/schema';
import { LocalTime } from '../ui/local-time';

export function LogList({ entries }: { entries: Entry[] }) {
  return (
    <ol className="divide-y divide-line">
      {entries.map(({ id, at, by, action, about, reason }) => (
        <li key={id} className="px-5 py-3 text-[0.9375rem]">
          <b>{by}</b> {action} “{about}”: {reason}
          <br />
          <span className="text-sm text-muted">
            <LocalTime at={at} />
          </span>
        </li>
      ))}
    </ol>
  );
}
