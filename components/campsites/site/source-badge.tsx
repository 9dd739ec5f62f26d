import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { Campsite } from '@/lib/campsites/schema';

export function SourceBadge({ source }: { source: Campsite['source'] }) {
  if (source === 'open') return <Badge tone="sky">Open data</Badge>;
  if (source === 'user')
    return (
      <Badge tone="success" icon={<Icon name="users" className="size-4" />}>
        Shared
      </Badge>
    );
  return (
    <Badge tone="ochre" icon={<Icon name="lock" className="size-4" />}>
      Private
    </Badge>
  );
}
