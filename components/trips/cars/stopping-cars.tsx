'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { latePart, usePreload } from '@/components/ui/late-part';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';
import { CountAnyway } from './count-anyway';

interface Props {
  tripId: string;
  cars: readonly PlannedCar[];
}

const ParkingForm = latePart(() => import('./parking-form').then((part) => part.ParkingForm));

export function StoppingCars({ tripId, cars }: Props) {
  const [open, setOpen] = useState(false);
  const [parking, setParking] = useState<PlannedCar | null>(null);
  usePreload(ParkingForm);
  if (cars.length === 0) return null;
  const close = () => {
    setOpen(false);
    setParking(null);
  };
  return (
    <div>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-11 text-sky underline underline-offset-4"
        onClick={() => setOpen(true)}
      >
        {cars.length === 1 ? `${cars[0]?.name} can make it in` : 'One of these can make it in'}
      </button>
      <Dialog
        open={open}
        onClose={close}
        title={parking ? `Where ${parking.name} parks` : 'Cars that stop on the way'}
      >
        {parking ? (
          <ParkingForm tripId={tripId} car={parking} onDone={close} />
        ) : (
          <ul className="divide-y divide-line">
            {cars.map((car) => (
              <li key={car.ride_id} className="space-y-2 py-3">
                <p className="font-medium">{car.name}</p>
                <p className="flex flex-wrap gap-2">
                  <CountAnyway tripId={tripId} car={car} />
                  <Button variant="quiet" size="sm" onClick={() => setParking(car)}>
                    Where it parks<span className="sr-only"> {car.name}</span>
                  </Button>
                </p>
              </li>
            ))}
          </ul>
        )}
      </Dialog>
    </div>
  );
}
