'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useConfirmed } from '@/components/ui/use-confirmed';
import { api } from '@/lib/api-client';
import type { ShareLink } from '@/lib/trips/share-link/schema';
import type { InvitedTrip } from '../invited-trip';
import { LinkForm } from './link-form';

interface Props {
  trip: InvitedTrip;
  link: ShareLink;
  /** null when the link was ended. */
  onChange: (link: ShareLink | null) => void;
}

export function LinkSettings({ trip, link, onChange }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="[&[open]>summary>.icon:last-child]:rotate-180"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2.5 [&::-webkit-details-marker]:hidden">
        <Icon name="settings" />
        <span className="min-w-0 flex-1">
          Link settings: {link.used} of {link.limit} joined
        </span>
        <Icon name="chevron-down" />
      </summary>
      {open && (
        <div className="space-y-4 pt-2">
          <p className="text-sm text-muted">
            Anyone with the link can join the trip. Before they answer they see the trip’s name and dates,
            your first name, the suburb and how many are going.
          </p>
          <LinkForm
            tripId={trip.id}
            tripEnd={trip.end_date}
            link={link}
            onSaved={onChange}
            onDone={() => setOpen(false)}
          />
          <EndLink tripId={trip.id} onEnded={() => onChange(null)} />
        </div>
      )}
    </details>
  );
}

function EndLink({ tripId, onEnded }: { tripId: string; onEnded: () => void }) {
  const toast = useToast();
  const { ask, dialog } = useConfirmed(async () => {
    await api.delete(`/api/trips/${tripId}/link`);
    toast.show({ text: 'The link has ended.', tone: 'success' });
    onEnded();
  });
  return (
    <>
      <Button variant="quiet" onClick={ask}>
        End the link
      </Button>
      <ConfirmDialog
        {...dialog}
        question="End the link?"
        detail="Nobody can join with it any more. People who have joined stay on the trip."
        confirmLabel="End the link"
      />
    </>
  );
}
