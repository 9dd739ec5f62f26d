'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
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

/** A button that seats as many people as the cars take. Undo stays beside it until it is used or the page is left. */
export function SuggestSeats({ tripId, className }: Props) {
  const router = useRouter();
  const toast = useToast();
  const suggesting = useAction();
  const undoing = useAction('Could not put the seats back');
  const path = `/api/trips/${tripId}/seats`;
  const [back, setBack] = useState<SeatingChanges | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const fail = (text: string) => toast.show({ text, tone: 'danger' });
  // Asks the server for the seats, since the page may be older than the last change.
  const apply = async () => {
    const before = await api.get<SeatPlan>(path);
    const plan = await api.post<SeatPlan>(`${path}/suggestion`, { apply: true });
    return { plan, earlier: changesBack(seatingOf(before), seatingOf(plan)) };
  };
  const suggest = () =>
    suggesting.run(
      () => inTurn(apply),
      ({ plan, earlier }) => {
        const changed = earlier.seats.length + earlier.tows.length > 0;
        if (changed) setBack(earlier);
        toast.show({ text: suggestedText(plan, changed), tone: 'success' });
        router.refresh();
      },
      fail,
    );
  const undo = () =>
    undoing.run(
      () => inTurn(() => api.put(`${path}/suggestion`, back)),
      () => {
        setBack(null);
        // The Undo button disappears with the focus.
        button.current?.focus();
        toast.show({ text: 'The seats are as they were.', tone: 'success' });
        router.refresh();
      },
      fail,
    );
  return (
    <div className="flex flex-wrap gap-2">
      {back && (
        <Button variant="secondary" pending={undoing.pending} onClick={undo}>
          Undo
        </Button>
      )}
      <Button
        ref={button}
        icon={<Icon name="armchair" />}
        pending={suggesting.pending}
        onClick={suggest}
        className={className}
      >
        Suggest seats
      </Button>
    </div>
  );
}
