'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { buttonLook } from '@/components/ui/button-look';
import { api } from '@/lib/api-client';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { Joined } from '@/lib/trips/share-link/schema';
import type { TripNights } from '../attendance/night-fields';
import { GuestForm, usePreloadedDetails } from '../invitations/guest-form';
import { keepOwnLink, ownLinkOf } from './own-links';

interface Props {
  token: string;
  nights: TripNights;
  fit: ChoiceSite;
}

/** A person without an account answers and goes on to their own link, which the browser keeps. */
export function JoinAsGuest({ token, nights, fit }: Props) {
  const router = useRouter();
  const { start_date, end_date } = nights;
  const for_dates = { start_date, end_date };
  const path = `/api/join/${token}`;
  const own = useRef('');
  const [answered, setAnswered] = useState<string | null>(null);
  usePreloadedDetails();
  useEffect(() => setAnswered(ownLinkOf(token)), [token]);
  return (
    <div className="space-y-6">
      {answered && (
        <Alert
          tone="info"
          role="status"
          title="You’ve answered in this browser already"
          action={
            <a href={answered} className={buttonLook({ variant: 'secondary', size: 'sm' })}>
              See my answer
            </a>
          }
        >
          Answer here again for another household alone.
        </Alert>
      )}
      <GuestForm
        path={path}
        attending={null}
        guest={null}
        nights={nights}
        fit={fit}
        receipt
        send={async (input) => {
          const { url } = await api.patch<Joined>(path, { ...input, for_dates });
          if (!url) return;
          own.current = new URL(url).pathname;
          keepOwnLink(token, own.current);
        }}
        // If they logged in in another tab meanwhile, they have joined with their account. This page then redirects to the trip.
        onSaved={() => (own.current ? router.push(own.current) : router.refresh())}
      />
    </div>
  );
}
