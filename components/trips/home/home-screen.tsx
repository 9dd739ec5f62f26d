'use client';

import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { ButtonLink, type ButtonLinkProps } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { ShowMore } from '@/components/ui/show-more';
import type { TripCardData } from './card-trip';
import { NextTrip } from './next-trip';
import { OpenInvitations } from './open-invitations';
import type { ShownNext } from './shown-next';
import { TripRows } from './trip-rows';
import { TripSearch } from './trip-search';
import { WaysIn } from './ways-in';

interface Props {
  name: string;
  invitations: TripCardData[];
  /** To which the reader is going; null when there is none. */
  next: ShownNext | null;
  rest: TripCardData[];
  /** Current and coming trips, including those that aren't shown. */
  total: number;
  /** By how many trips the list grows when the reader asks for more. */
  step: number;
  /** '' when there is no search. Null when the reader has too few trips to need one. */
  search: string | null;
  /** Including past trips. */
  found: number;
  children?: ReactNode;
}

export function HomeScreen({ name, invitations, next, rest, total, step, search, found, children }: Props) {
  // `total` is 0 when a search has found no coming trip. The search box is still shown then.
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
