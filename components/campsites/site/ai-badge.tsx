import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';

/** Marks a campsite that only an AI knows of. */
export function AiBadge() {
  return (
    <Badge tone="ochre" icon={<Icon name="sparkles" className="size-4" />}>
      AI suggestion
    </Badge>
  );
}
