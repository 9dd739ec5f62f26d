'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { PlannedCar } from '@/lib/trips/cars/planned-car';

interface Props {
  tripId: string;
  car: Pick<PlannedCar, 'ride_id' | 'name' | 'anyway'>;
}

export function CountAnyway({ tripId, car: { ride_id, name, anyway } }: Props) {
  const router = useRouter();
  const toast = useToast();
  const action = useAction();
  const press = () =>
    action.run(
      () => api.put(`/api/trips/${tripId}/cars/${ride_id}`, { anyway: !anyway }),
      () => {
        toast.show({
          text: `${name} ${anyway ? 'stops on the way' : 'gets all the way in'} now.`,
          tone: 'success',
        });
        router.refresh();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  return (
    <Button variant={anyway ? 'quiet' : 'secondary'} size="sm" pending={action.pending} onClick={press}>
      {anyway ? 'It can’t get there' : 'It can get there'}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
