import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { WeAreBack } from './we-are-back';

interface Props {
  tripId: string;
  /** Of the person at home. */
  name: string;
  text: string;
  refused: boolean;
  /** From the household's last day on, when it may be back. */
  lastDay: boolean;
}

export const HomePlanLine = ({ tripId, name, text, refused, lastDay }: Props) => (
  <section aria-label="Someone at home" className="card home-plan-line">
    <Icon name={refused ? 'triangle-alert' : 'house'} className={refused ? 'text-ember' : undefined} />
    <PendingLink href={`/trip/${tripId}/home-contact`} pendingText="Loading trip...">
      {text}
    </PendingLink>
    {lastDay && !refused && <WeAreBack tripId={tripId} name={name} size="sm" />}
  </section>
);
