import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { WeAreBack } from './we-are-back';

interface Props {
  tripId: string;
  /** The person at home. */
  name: string;
  text: string;
  refused: boolean;
  /** Whether the household may be back already. */
  lastDay: boolean;
}

/** Who at home has the household's plan, in a line that leads to it; from the last day on with the one tap. */
export const HomePlanLine = ({ tripId, name, text, refused, lastDay }: Props) => (
  <section aria-label="Someone at home" className="card home-plan-line">
    <Icon name={refused ? 'triangle-alert' : 'house'} className={refused ? 'text-ember' : undefined} />
    <PendingLink href={`/trip/${tripId}/home-contact`} pendingText="Loading trip...">
      {text}
    </PendingLink>
    {lastDay && !refused && <WeAreBack tripId={tripId} name={name} size="sm" />}
  </section>
);
