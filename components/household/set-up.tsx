import type { Belongings } from '@/lib/household/count-belongings';
import { ButtonLink } from '../ui/button-link';
import { Card, CardHeader, CardList } from '../ui/card';
import { Icon, type IconName } from '../ui/icon';
import { ProgressBar } from '../ui/progress-bar';
import { HubLink } from './hub-link';

interface Part {
  href: string;
  icon: IconName;
  label: string;
  detail: string;
  /** The text of the next step, shown while the person has nothing of this kind. */
  next: string;
}

const parts: Record<keyof Belongings, Part> = {
  crew: {
    href: '/your-crew',
    icon: 'users',
    label: 'Crew',
    detail: 'The campers and pets who come along',
    next: 'Add who camps with you',
  },
  rides: {
    href: '/your-rides',
    icon: 'car',
    label: 'Rides',
    detail: 'Cars, caravans, trailers, watercraft',
    next: 'Add what you drive',
  },
  gear: {
    href: '/your-gear',
    icon: 'backpack',
    label: 'Gear',
    detail: 'What you bring, and what you share',
    next: 'Add what you bring',
  },
  groups: {
    href: '/your-groups',
    icon: 'book-user',
    label: 'Groups',
    detail: 'The people you camp with often',
    next: 'Add who you often camp with',
  },
};

const kinds = ['crew', 'rides', 'gear', 'groups'] as const;

/**
 * Links to what a person keeps in the app. Until everything is set up, the card also shows the
 * progress and the next step. `first` is false when the page shows another task before this step.
 */
export function SetUp({ has, first = true }: { has: Belongings; first?: boolean }) {
  // A crew counts as set up from its second member, because everybody starts as the first member of
  // their own crew.
  const isDone = (kind: keyof Belongings) => has[kind] > (kind === 'crew' ? 1 : 0);
  const done = kinds.filter(isDone).length;
  const next = kinds.find((kind) => !isDone(kind));
  return (
    <Card as="section" aria-label="Your things">
      {next && (
        <>
          <CardHeader title="Your set-up" aside={`${done} of ${kinds.length} done`} />
          <div className="space-y-4 border-b border-line p-5">
            <ProgressBar done={done} of={kinds.length} />
            <ButtonLink href={parts[next].href} variant={first ? 'primary' : 'secondary'} block>
              {parts[next].next}
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
        </>
      )}
      <CardList>
        {kinds.map((kind) => {
          const { next: _, ...part } = parts[kind];
          // The card above doesn't count somebody's own camper, so the row doesn't either.
          return <HubLink key={kind} {...part} count={isDone(kind) ? has[kind] : 0} />;
        })}
        <HubLink
          href="/your-campsites"
          icon="bookmark"
          label="Your campsites"
          detail="The ones you added, and the ones you saved"
        />
      </CardList>
    </Card>
  );
}
