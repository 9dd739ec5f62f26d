'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { PlannedCar } from '@/lib/trips/seats/seat-plan';

interface Props {
  tripId: string;
  car: PlannedCar;
}

const ParkingForm = latePart(() => import('./parking-form').then((part) => part.ParkingForm));

/** What an organiser says of a car that doesn't reach the site: where it parks, or that it counts all the same. */
export function CarTools({ tripId, car }: Props) {
  const [open, setOpen] = useState(false);
  usePreload(ParkingForm);
  const close = () => setOpen(false);
  return (
    <div className="car-tools">
      {car.why_not === 'access' && <CountAnyway tripId={tripId} car={car} />}
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        Where it parks<span className="sr-only"> {car.name}</span>
      </Button>
      <Dialog open={open} onClose={close} title={`Where ${car.name} parks`}>
        <ParkingForm tripId={tripId} car={car} onDone={close} />
      </Dialog>
    </div>
  );
}

/** Counts a car though it can't reach the site as far as is known, or takes that back. */
export function CountAnyway({ tripId, car: { ride_id, name, anyway } }: Props) {
  const router = useRouter();
  const toast = useToast();
  const action = useAction();
  const press = () =>
    action.run(
      () => api.put(`/api/trips/${tripId}/cars/${ride_id}`, { anyway: !anyway }),
      () => {
        toast.show({ text: anyway ? `${name} isn’t counted now.` : `${name} counts now.`, tone: 'success' });
        router.refresh();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  return (
    <Button variant={anyway ? 'quiet' : 'secondary'} size="sm" pending={action.pending} onClick={press}>
      {anyway ? 'Don’t count it' : 'Count it anyway'}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
