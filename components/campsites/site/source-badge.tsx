import { Lock, Users } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import type { Campsite } from '@/lib/campsites/schema';

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
