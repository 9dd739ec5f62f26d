import type { ReactNode } from 'react';
import { Cover } from '@/components/ui/cover';
import { PendingLink } from '@/components/ui/pending-link';
import type { HeadWords } from './head-words';

interface Props extends HeadWords {
  tripId: string;
  cover: string;
  /**
   * The part's name. Only screen readers announce it, for people who have skipped the navigation
   * bar.
   */
  part: string;
  action?: ReactNode;
}

export function PartHead({ tripId, name, dates, moment, cover, part, action }: Props) {
  return (
    <div className="part-head">
      <Cover seed={cover} size="thumb" eager className="rounded" />
      <div>
        <h1>
          <PendingLink href={`/trip/${tripId}`} pendingPosition="after" pendingText="Loading trip...">
            {name}
          </PendingLink>
          <span className="sr-only">: {part}</span>
        </h1>
        <p className="dotted">
          <span>{dates}</span> <span>{moment}</span>
        </p>
      </div>
      {action && <div className="max-lg:hidden">{action}</div>}
    </div>
  );
}
