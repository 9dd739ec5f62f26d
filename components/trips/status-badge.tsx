import type { TripStatus } from '@/lib/trips/schema';
import { Badge } from '../ui/badge';
import { Icon } from '../ui/icon';

const looks = {
  Going: { tone: 'success', icon: 'check' },
  Pending: { tone: 'pending', icon: 'clock' },
  'Not going': { tone: 'neutral', icon: 'x' },
} as const;

interface Props {
  status: TripStatus;
  /** Nobody has to answer any more then, so the badge has no colour. */
  closed?: boolean;
}

export function StatusBadge({ status, closed = false }: Props) {
  const { tone, icon } = looks[status];
  if (closed) return <Badge>{status}</Badge>;
  return (
    <Badge tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {status}
    </Badge>
  );
}
