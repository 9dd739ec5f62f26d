import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';

interface Props {
  tripId: string;
}

/** For whatever says that the trip's site may be closed. It opens the page, and never swaps by itself. */
export const SeePlanB = ({ tripId }: Props) => (
  <ButtonLink
    href={`/trip/${tripId}/backups`}
    variant="secondary"
    block
    icon={<Icon name="split" className="size-5" />}
    pendingText="Loading plan B..."
  >
    See plan B
  </ButtonLink>
);
