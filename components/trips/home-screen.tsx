'use client';

import type { ReactNode } from 'react';
import { PageHeader } from '../layout/page-header';
import { PageMain } from '../layout/page-main';
import { WaitingChanges } from '../offline/waiting-changes';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import { ShowMore } from '../ui/show-more';
import type { TripCardData } from './card-trip';
import { TripGrid } from './trip-grid';

interface Props {
  name: string;
  cards: TripCardData[];
  /** How many trips are on or to come, shown or not. */
  total: number;
  /** How many more are shown at once. */
  step: number;
  /** The folded list of trips that are over or hidden. */
  children?: ReactNode;
}

export function HomeScreen({ name, cards, total, step, children }: Props) {
  const buttons = (
    <>
      <ButtonLink href="/createtrip" icon={<Icon name="plus" />}>
        Create your next trip!
      </ButtonLink>
      <ButtonLink href="/profile" variant="secondary">
        Update Your Profile
      </ButtonLink>
    </>
  );
  return (
    <PageMain>
      <PageHeader eyebrow="Welcome back," title={name} actions={total > 0 ? buttons : undefined} />
      <WaitingChanges />
      <Section title="Your trips!">
        {total > 0 ? (
          <>
            <TripGrid cards={cards} first />
            <ShowMore className="mt-4" things="trips" shown={cards.length} total={total} step={step} />
          </>
        ) : (
          <EmptyState
            icon={<Icon name="tent" />}
            action={<div className="flex flex-wrap justify-center gap-3">{buttons}</div>}
          >
            Looks like you have no trips planned. Click Create your next trip button below!
          </EmptyState>
        )}
        {children}
      </Section>
    </PageMain>
  );
}
