import { Check, Clock, X } from 'lucide-react';
import type { TripStatus } from '@/lib/trips/schema';
import { Badge } from '../ui/badge';

const looks = {
  Going: { tone: 'success', Icon: Check },
  Pending: { tone: 'pending', Icon: Clock },
  'Not going': { tone: 'danger', Icon: X },
} as const;

interface Props {
  status: TripStatus;
  /** On a trip that is over or called off nothing is to be done about it, so it keeps its words and loses its colour. */
  closed?: boolean;
}

export function StatusBadge({ status, closed = false }: Props) {
  const { tone, Icon } = looks[status];
  if (closed) return <Badge>{status}</Badge>;
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
      {status}
    </Badge>
  );
}
