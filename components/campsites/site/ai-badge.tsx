import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';

/** Marks a campsite that is known only from an AI. */
export function AiBadge() {
  return (
    <Badge tone="ochre" icon={<Icon name="sparkles" className="size-4" />}>
      AI suggestion
    </Badge>
  );
}
