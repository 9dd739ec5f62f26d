'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import { changesBack } from '@/lib/trips/seats/place-changes';
import type { EarlierPlaces } from '@/lib/trips/seats/schema';
import { type Placed, placesOf, type SeatPlan } from '@/lib/trips/seats/seat-plan';
import { suggestedText } from './suggested-text';

interface Props {
  tripId: string;
  /** As they are now, to go back to. */
  placed: Placed;
  className?: string;
}

/** Seats everybody whom the cars take, and can be undone. */
export function SuggestSeats({ tripId, placed, className }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction();
  const path = `/api/trips/${tripId}/seats/suggestion`;
  const earlier = useRef<EarlierPlaces>({ seats: [], tows: [] });
  const undo = useUndo('the seats', () => api.put(path, earlier.current), 'The seats are as they were.');
  const suggest = () =>
    run(
      () => api.post<SeatPlan>(path, { apply: true }),
      (plan) => {
        earlier.current = changesBack(placed, placesOf(plan));
        const changed = earlier.current.seats.length + earlier.current.tows.length > 0;
        toast.show({
          text: suggestedText(plan, changed),
          tone: 'success',
          ...(changed && { action: undo }),
        });
        router.refresh();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  return (
    <Button icon={<Icon name="armchair" />} pending={pending} onClick={suggest} className={className}>
      Suggest seats
    </Button>
  );
}
