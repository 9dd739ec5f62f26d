import type { Belongings } from '@/lib/household/count-belongings';
import { ButtonLink } from '../ui/button-link';
import type { IconName } from '../ui/icon';
import { Plane, PlaneHeading, planeButton } from '../ui/plane';
import { ProgressBar } from '../ui/progress-bar';
import { HubLink, HubLinks } from './hub-link';

interface Part {
  href: string;
  icon: IconName;
  label: string;
  detail: string;
  /** The next step and its button, shown while the person has nothing of this kind. */
  next: string;
  add: string;
}

const parts: Record<keyof Belongings, Part> = {
  crew: {
    href: '/your-crew',
    icon: 'users',
    label: 'Crew',
    detail: 'The campers and pets who come along',
    next: 'Who camps with you?',
    add: 'Add your crew',
  },
  rides: {
    href: '/your-rides',
    icon: 'car',
    label: 'Rides',
    detail: 'Cars, caravans, trailers, watercraft',
    next: 'What do you drive?',
    add: 'Add a ride',
  },
  gear: {
    href: '/your-gear',
    icon: 'backpack',
    label: 'Gear',
    detail: 'What you bring, and what you share',
    next: 'What do you bring?',
    add: 'Add your gear',
  },
  groups: {
    href: '/your-groups',
    icon: 'book-user',
    label: 'Groups',
    detail: 'The people you camp with often',
    next: 'Who do you often camp with?',
    add: 'Add a group',
  },
};

const kinds = ['crew', 'rides', 'gear', 'groups'] as const;

// A crew counts as set up from its second member, because everybody starts as the first member of
// their own crew.
const isDone = (has: Belongings, kind: keyof Belongings) => has[kind] > (kind === 'crew' ? 1 : 0);

interface Props {
  has: Belongings;
  /** False when the page shows another task before this step. */
  first: boolean;
}

/** Shown until everything is set up. */
export function NextStep({ has, first }: Props) {
  const next = kinds.find((kind) => !isDone(has, kind));
  if (!next) return null;
  const done = kinds.filter((kind) => isDone(has, kind)).length;
  return (
    <Plane>
      <PlaneHeading>{parts[next].next}</PlaneHeading>
      <p className="mt-3 mb-4 flex items-center gap-4 text-meta text-muted">
        <ProgressBar done={done} of={kinds.length} className="flex-1" />
        {done} of {kinds.length} done
      </p>
      <ButtonLink href={parts[next].href} variant={first ? 'primary' : 'secondary'} className={planeButton}>
        {parts[next].add}
      </ButtonLink>
    </Plane>
  );
}

export const OwnThings = ({ has }: { has: Belongings }) => (
  <HubLinks title="Your things">
    {kinds.map((kind) => {
      const { next: _, add: __, ...part } = parts[kind];
      // The step above doesn't count somebody's own camper, so the row doesn't either.
      return <HubLink key={kind} {...part} count={isDone(has, kind) ? has[kind] : 0} />;
    })}
    <HubLink
      href="/your-campsites"
      icon="bookmark"
      label="Your campsites"
      detail="The ones you added, and the ones you saved"
    />
  </HubLinks>
);
