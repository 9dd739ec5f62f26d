'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { TripDates } from '@/lib/trips/schema';
import type { StopsPreview, StopsToPreview } from '@/lib/trips/stops/change/schema';
import type { Asking, StopChange } from './stop-change';

const LateConfirm = latePart(async () => (await import('./confirm-stops')).ConfirmStops);

export function useStopChange(tripId: string, trip: TripDates): StopChange {
  const router = useRouter();
  const toast = useToast();
  const path = `/api/trips/${tripId}/stops`;
  const [asking, setAsking] = useState<Asking | null>(null);
  const preview = useAction();
  const save = useAction();
  usePreload(LateConfirm);
  const send = ({ stop, delete: takesOut, ...sent }: Partial<StopsToPreview>) => {
    if (!stop) return api.post(path, sent);
    return takesOut ? api.delete(`${path}/${stop}`) : api.patch(`${path}/${stop}`, sent);
  };
  return {
    ask: (sent, words, onDone, fail) => {
      save.forget();
      preview.run(
        () => api.post<StopsPreview>(`${path}/preview`, sent),
        (found) => setAsking({ sent, preview: found, onDone, ...words }),
        fail,
      );
    },
    pending: preview.pending,
    failure: preview.failure,
    dialog: asking && (
      <LateConfirm
        asking={asking}
        trip={trip}
        pending={save.pending}
        failure={save.failure}
        onConfirm={() =>
          save.run(
            () => send(asking.sent),
            () => {
              toast.show({ text: asking.done, tone: 'success' });
              router.refresh();
              setAsking(null);
              asking.onDone?.();
            },
          )
        }
        onCancel={() => setAsking(null)}
      />
    ),
  };
}
