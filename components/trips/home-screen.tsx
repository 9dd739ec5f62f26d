'use client';

import type { ReactNode } from 'react';
import { PageHeader } from '../layout/page-header';
import { PageMain } from '../layout/page-main';
import { WaitingChanges } from '../offline/waiting-changes';
import { ButtonLink, type ButtonLinkProps } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Section } from '../ui/section';
import { ShowMore } from '../ui/show-more';
import type { TripCardData } from './card-trip';
import { NextTrip } from './home/next-trip';
import { OpenInvitations } from './home/open-invitations';
import type { ShownNext } from './home/shown-next';
import { TripSearch } from './home/trip-search';
import { WaysIn } from './home/ways-in';
import { TripRows } from './trip-rows';

interface Props {
  name: string;
  invitations: TripCardData[];
  /** Null for whoever goes on none. */
  next: ShownNext | null;
  rest: TripCardData[];
  /** How many trips are on or to come, shown or not. */
  total: number;
  /** How many more are shown at once. */
  step: number;
  /** What the trips were searched for, '' for nothing yet; null for so few trips that nobody searches them. */
  search: string | null;
  /** How many trips the search found, over or not. */
  found: number;
  /** The folded list of trips that are over or hidden. */
  children?: ReactNode;
}

export function HomeScreen({ name, invitations, next, rest, total, step, search, found, children }: Props) {
  // A search stays on the page whatever it finds.
  const hasList = total > 0 || Boolean(search);
  const shown = invitations.length + (next ? 1 : 0) + rest.length;
  const create = (
    <ButtonLink href="/createtrip" variant={total > 0 ? 'secondary' : 'primary'} icon={<Icon name="plus" />}>
      Create your next trip!
    </ButtonLink>
  );
  const profile = (look: Pick<ButtonLinkProps, 'variant' | 'className'>) => (
    <ButtonLink href="/profile" {...look}>
      Update Your Profile
    </ButtonLink>
  );
  return (
    <PageMain>
      <PageHeader
        eyebrow="Welcome back,"
        title={name}
        actions={hasList ? profile({ variant: 'quiet', className: '-ml-4 px-4' }) : undefined}
      />
      <WaitingChanges />
      {invitations.length > 0 && <OpenInvitations cards={invitations} />}
      <Section title="Your trips!" aside={hasList && create}>
        {search !== null && <TripSearch text={search} found={found} />}
        {hasList ? (
          <div className="flex flex-col gap-4">
            {next && <NextTrip {...next} />}
            {rest.length > 0 && <TripRows cards={rest} />}
            <ShowMore
              things="trips"
              shown={shown}
              total={total}
              step={step}
              keep={{ q: search || undefined }}
            />
          </div>
        ) : (
          <>
            <EmptyState
              icon={<Icon name="tent" />}
              action={
                <div className="flex flex-wrap justify-center gap-3">
                  {create}
                  {profile({ variant: 'secondary' })}
                </div>
              }
            >
              Looks like you have no trips planned. Click Create your next trip button below!
            </EmptyState>
            <WaysIn />
          </>
        )}
        {children}
      </Section>
    </PageMain>
  );
}
