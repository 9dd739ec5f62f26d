'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { WaitingChanges } from '@/components/offline/waiting-changes';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardBody } from '@/components/ui/card';
import { Cover } from '@/components/ui/cover';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { ShowMore } from '@/components/ui/show-more';
import type { FirstVisit } from '@/lib/trips/first-visit';
import { asksFor } from './asks-for';
import type { TripCardData } from './card-trip';
import { LeadTrip } from './lead-trip';
import type { ShownLead } from './shown-lead';
import { TripCard } from './trip-card';
import { TripSearch } from './trip-search';
import { WaysIn } from './ways-in';

interface Props {
  name: string;
  /** Those without an answer first, then the next one. */
  cards: TripCardData[];
  /** Null when there is neither a next trip nor one without an answer. */
  lead: ShownLead | null;
  /** Null for somebody who has been on a trip. */
  first: FirstVisit | null;
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

export function HomeScreen({ name, cards, lead, first, total, step, search, found, children }: Props) {
  // `total` is 0 when a search has found no coming trip. The search box is still shown then.
  const hasList = total > 0 || Boolean(search);
  const asked = cards.filter(asksFor);
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(asked.length);
  useEffect(() => {
    const answered = asked.length < shown.current;
    shown.current = asked.length;
    // The focused button is removed with the question.
    if (answered && document.activeElement === document.body) list.current?.focus();
  }, [asked.length]);
  const create = (
    <ButtonLink
      href="/createtrip"
      variant={hasList ? 'secondary' : 'primary'}
      block={!hasList}
      icon={hasList && <Icon name="plus" className="max-sm:hidden" />}
    >
      Create your next trip!
    </ButtonLink>
  );
  const profile = (
    <ButtonLink href="/profile" variant="secondary" block={!hasList}>
      Update Your Profile
    </ButtonLink>
  );
  const actions = hasList && (
    <div className="home-actions">
      {create}
      {profile}
    </div>
  );
  // To somebody who has only been asked, the answer comes first.
  const onlyAsked = asked.length > 0 && asked.length === total;
  return (
    <PageMain>
      <PageHeader eyebrow="Welcome back," title={name} actions={!onlyAsked && actions} />
      <WaitingChanges />
      <Section title="Your trips!">
        {search !== null && <TripSearch text={search} found={found} />}
        {hasList ? (
          <>
            <ul ref={list} tabIndex={-1} aria-label="Your trips" className="trip-list outline-none">
              {cards.map((card) =>
                lead && card.trip.id === lead.tripId ? (
                  <LeadTrip key={card.trip.id} card={card} lead={lead} />
                ) : (
                  <TripCard
                    key={card.trip.id}
                    {...card}
                    variant={card === asked[0] ? 'primary' : 'secondary'}
                  />
                ),
              )}
              {children && <li className="past-cell">{children}</li>}
            </ul>
            <ShowMore
              className="mt-4"
              things="trips"
              shown={cards.length}
              total={total}
              step={step}
              keep={{ q: search || undefined }}
            />
            {onlyAsked && <div className="mt-5">{actions}</div>}
          </>
        ) : (
          <div className="first-visit">
            <Card>
              {first && (
                <div className="relative">
                  <Cover seed={first.cover} eager className="h-38 w-full rounded-t" />
                  {first.suburb && (
                    <p className="absolute bottom-4 left-3 flex items-center gap-2 rounded-full bg-card px-3 py-1 text-sm font-medium">
                      <Icon name="house" />
                      Around {first.suburb}
                    </p>
                  )}
                </div>
              )}
              <CardBody className="space-y-4">
                <p className="text-lg text-balance">
                  Looks like you have no trips planned. Click Create your next trip button below!
                </p>
                {create}
              </CardBody>
            </Card>
            <div>
              <WaysIn first={first} />
              {profile}
            </div>
          </div>
        )}
        {!hasList && children}
      </Section>
    </PageMain>
  );
}
