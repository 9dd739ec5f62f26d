import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { type Choice, choiceHref } from '@/lib/campsites/search/search-href';

interface Props {
  chosen: Choice;
  /** For which the viewer looks for another campsite; null for a new trip. */
  trip: string | null;
  className: string;
}

export function PlanHere({ chosen, trip, className }: Props) {
  return (
    <ButtonLink href={choiceHref(trip, chosen)} icon={<Icon name="tent" />} className={className}>
      {trip ? 'Go here instead' : 'Plan a trip here'}
    </ButtonLink>
  );
}
