import type { TripStatus } from '@/lib/trips/schema';
import { Badge, type BadgeProps } from '../ui/badge';
import { Icon } from '../ui/icon';

const looks = {
  Going: { tone: 'success', icon: 'check' },
  Pending: { tone: 'pending', icon: 'clock' },
  'Not going': { tone: 'danger', icon: 'x' },
} as const;

interface Props {
  status: TripStatus;
  /** Nobody has to answer any more then, so the badge has no colour. */
  closed?: boolean;
  as?: BadgeProps['as'];
}

export function StatusBadge({ status, closed = false, as }: Props) {
  const { tone, icon } = looks[status];
  if (closed) return <Badge as={as}>{status}</Badge>;
  return (
    <Badge as={as} tone={tone} icon={<Icon name={icon} className="size-4" />}>
      {status}
    </Badge>
  );
}
