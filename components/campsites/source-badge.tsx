import { Lock, Users } from 'lucide-react';
import type { Campsite } from '@/lib/campsites/schema';
import { Badge } from '../ui/badge';

export function SourceBadge({ source }: { source: Campsite['source'] }) {
  if (source === 'open') return <Badge tone="sky">Open data</Badge>;
  if (source === 'user')
    return (
      <Badge tone="success" icon={<Users aria-hidden="true" className="size-4" />}>
        Shared
      </Badge>
    );
  return (
    <Badge tone="ochre" icon={<Lock aria-hidden="true" className="size-4" />}>
      Private
    </Badge>
  );
}
