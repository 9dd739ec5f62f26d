'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import type { SeatingChanges } from '@/lib/trips/seats/schema';
import { type SeatPlan, seatingOf } from '@/lib/trips/seats/seat-plan';
import { changesBack } from '@/lib/trips/seats/seating-changes';
import { inTurn } from '../in-turn';
import { suggestedText } from './suggested-text';

interface Props {
  tripId: string;
  className?: string;
}

/** Seats everybody whom the cars take, and can be undone. */
export function SuggestSeats({ tripId, className }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction();
  const path = `/api/trips/${tripId}/seats`;
  const back = useRef<SeatingChanges>({ seats: [], tows: [] });
  const undo = useUndo(
    'the seats',
    () => inTurn(() => api.put(`${path}/suggestion`, back.current)),
    'The seats are as they were.',
  );
  // What the page shows may be older than the last tap.
  const apply = async () => {
    const before = await api.get<SeatPlan>(path);
    const plan = await api.post<SeatPlan>(`${path}/suggestion`, { apply: true });
    return { plan, earlier: changesBack(seatingOf(before), seatingOf(plan)) };
  };
  const suggest = () =>
    run(
      () => inTurn(apply),
      ({ plan, earlier }) => {
        back.current = earlier;
        const changed = earlier.seats.length + earlier.tows.length > 0;
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
