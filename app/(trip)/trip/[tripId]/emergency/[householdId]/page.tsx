import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { PageMain } from '@/components/layout/page-main';
import { cardSites } from '@/components/trips/emergency/card-sites';
import { OpenedCard } from '@/components/trips/emergency/opened-card';
import { ShutsAt } from '@/components/trips/emergency/shuts-at';
import { sitesOn } from '@/components/trips/emergency/sites-on';
import { Icon } from '@/components/ui/icon';
import { PendingLink } from '@/components/ui/pending-link';
import { cardsAreOn } from '@/lib/household/emergency/seal-card';
import { getOpenedCard } from '@/lib/trips/emergency/open-card';
import { requireCaller } from '@/lib/trips/households/page-caller';
import { siteDay } from '@/lib/trips/moment';
import { tripHead } from '@/lib/trips/trip-head';

interface Props {
  params: Promise<{ tripId: string; householdId: string }>;
}

export const metadata: Metadata = { title: 'Card for an emergency' };

/** Only for whoever has opened the card, for an hour. No device keeps this page; see lib/offline/pages.ts. */
export default async function OpenedCardPage({ params }: Props) {
  const { tripId, householdId } = await params;
  const caller = await requireCaller(tripId);
  const page = cardsAreOn() ? await tripHead(caller) : null;
  if (!page) notFound();
  const list = `/trip/${page.trip.id}/emergency`;
  const opened = await getOpenedCard(caller, householdId);
  if (!opened) redirect(list);
  const { name, toldAt, shutsAt, card } = opened;
  const left = Math.max(1, Math.ceil((Date.parse(opened.shown_until) - Date.now()) / 1000));
  return (
    <PageMain width="form">
      <noscript>
        <meta httpEquiv="refresh" content={`${left};url=${list}`} />
      </noscript>
      <ShutsAt at={opened.shown_until} href={list} />
      <PendingLink
        href={list}
        className="-mt-3 mb-2 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
      >
        <Icon name="x" className="size-5" />
        Close the card
      </PendingLink>
      <h1 className="sr-only">Card of {name}</h1>
      <OpenedCard
        told={`${name} was told at ${toldAt}.`}
        shutsAt={shutsAt}
        card={card}
        sites={sitesOn(cardSites(page), siteDay(page, new Date()))}
      />
    </PageMain>
  );
}
