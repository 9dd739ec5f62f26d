'use client';

import { useRouter } from 'next/navigation';
import { Button, type ButtonProps } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import type { OwnRow } from './for-you';

interface Props {
  tripId: string;
  people: string[];
  car: NonNullable<Extract<OwnRow, { kind: 'seat' }>['car']>;
  variant?: ButtonProps['variant'];
}

export function TakeSeats({ tripId, people, car, variant }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('That could not be saved. Please try again.');
  const seatAll = async (ride_id: string | null) => {
    for (const person_id of people) await api.put(`/api/trips/${tripId}/seats`, { person_id, ride_id });
  };
  const undo = useUndo('the seats', () => seatAll(null), 'The seats are free again.');
  const take = () =>
    run(
      () => seatAll(car.ride_id),
      () => {
        const text = car.with ? `You ride with ${car.with}.` : 'You ride in your own car.';
        toast.show({ text, tone: 'success', action: undo });
        router.refresh();
      },
      (text) => {
        toast.show({ text, tone: 'danger' });
        router.refresh();
      },
    );
  return (
    <Button size="sm" variant={variant} pending={pending} pendingText="Seating you…" onClick={take}>
      {car.with ? `Ride with ${car.with}` : 'Ride in your own car'}
    </Button>
  );
}
