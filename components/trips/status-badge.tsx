import { Check, Clock, X } from 'lucide-react';
import type { TripStatus } from '@/lib/trips/schema';
import { Badge } from '../ui/badge';

const looks = {
  Going: { tone: 'success', Icon: Check },
  Pending: { tone: 'pending', Icon: Clock },
  'Not going': { tone: 'danger', Icon: X },
} as const;

export function StatusBadge({ status }: { status: TripStatus }) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
      {status}
    </Badge>
  );
}
