'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { api } from '@/lib/api-client';
import type { ChoiceSite } from '@/lib/trips/fit/choice-site';
import type { Joined } from '@/lib/trips/share-link/schema';
import type { TripNights } from '../attendance/night-fields';
import { GuestForm, usePreloadedDetails } from './guest-form';

interface Props {
  token: string;
  nights: TripNights;
  fit: ChoiceSite;
  /**
   * True when this browser's own household is on the trip already, so that the answer is for
   * another household.
   */
  another: boolean;
}

/** A person without an account answers and goes on to their own link. */
export function JoinAsGuest({ token, nights, fit, another }: Props) {
  const router = useRouter();
  const { start_date, end_date } = nights;
  const for_dates = { start_date, end_date };
  const path = `/api/join/${token}`;
  const own = useRef('');
  usePreloadedDetails();
  return (
    <GuestForm
      path={path}
      attending={null}
      guest={null}
      nights={nights}
      fit={fit}
      receipt
      send={async (input) => {
        const { url } = await api.patch<Joined>(path, { ...input, for_dates, ...(another && { another }) });
        if (url) own.current = new URL(url).pathname;
      }}
      // If they logged in in another tab meanwhile, they have joined with their account. This page then redirects to the trip.
      onSaved={() => (own.current ? router.push(own.current) : router.refresh())}
    />
  );
}
