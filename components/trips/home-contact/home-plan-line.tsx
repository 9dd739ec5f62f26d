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
  <section aria-label="Someone at home" className="card flex flex-wrap items-center gap-3 px-5 py-3">
    <Icon name={refused ? 'triangle-alert' : 'house'} className={refused ? 'text-ember' : undefined} />
    <PendingLink
      href={`/trip/${tripId}/home-contact`}
      pendingText="Loading trip..."
      className="min-w-0 flex-[1_1_12rem] underline underline-offset-4 after:absolute after:-inset-y-3 after:inset-x-0"
    >
      {text}
    </PendingLink>
    {lastDay && !refused && <WeAreBack tripId={tripId} name={name} size="sm" />}
  </section>
);
