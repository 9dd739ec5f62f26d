import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { WeAreBack } from './we-are-back';

interface Props {
  tripId: string;
  /** The name of the person at home. */
  name: string;
  text: string;
  refused: boolean;
  /** True from the household's last day on, when it may be back. */
  lastDay: boolean;
}

/**
 * A line that says which person at home has the household's plan, with a link to the plan. From the
 * last day on it has the button "We’re back".
 */
export const HomePlanLine = ({ tripId, name, text, refused, lastDay }: Props) => (
  <section aria-label="Someone at home" className="card home-plan-line">
    <Icon name={refused ? 'triangle-alert' : 'house'} className={refused ? 'text-ember' : undefined} />
    <PendingLink href={`/trip/${tripId}/home-contact`} pendingText="Loading trip...">
      {text}
    </PendingLink>
    {lastDay && !refused && <WeAreBack tripId={tripId} name={name} size="sm" />}
  </section>
);
