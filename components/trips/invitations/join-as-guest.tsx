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
  /** True when this browser's own household is already on the trip. */
  another: boolean;
}

/** After the answer, the browser goes to the person's own link. */
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
      // Without an own link, the person has logged in and joined in another tab. The refreshed
      // page then redirects to the trip.
      onSaved={() => (own.current ? router.push(own.current) : router.refresh())}
    />
  );
}
