import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CardForm } from '@/components/household/emergency/card-form';
import { PageHeader } from '@/components/layout/page-header';
import { PageMain } from '@/components/layout/page-main';
import { Alert } from '@/components/ui/alert';
import { emptyCard } from '@/lib/household/emergency/empty-card';
import { getCardPage } from '@/lib/household/emergency/own-card';
import { cardsAreOn } from '@/lib/household/emergency/seal-card';
import { requireViewer } from '@/lib/server/auth/page-viewer';

export const metadata: Metadata = { title: 'Card for an emergency' };

export default async function OwnCardPage() {
  const viewer = await requireViewer();
  if (!cardsAreOn()) notFound();
  const { card, keep, people } = await getCardPage(viewer);
  return (
    <PageMain width="form">
      <PageHeader
        title="If something happens"
        lead="Your household’s medical card. Fill in only what a helper must know; nothing is required."
        back={{ href: '/profile', label: 'Profile' }}
      />
      {card === null && (
        <Alert tone="warning" className="mb-6">
          Your card can’t be read on this server any more. Please write it again.
        </Alert>
      )}
      <CardForm
        key={JSON.stringify(card)}
        address="/api/emergency"
        card={card ?? emptyCard}
        crew={people}
        keep={keep}
      >
        <p className="text-body">
          Only you. On each trip you say whether others can open it, and you’re told whenever somebody does.
        </p>
      </CardForm>
    </PageMain>
  );
}
