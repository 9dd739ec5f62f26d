import { useRouter } from 'next/navigation';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

export const hideWords = (hidden: boolean) => (hidden ? 'Show in your trips again' : 'Hide from your trips');

/** Takes a trip off the reader's list of trips, or puts it back. */
export function useHide(tripId: string, hidden: boolean, onDone?: () => void) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const hide = () =>
    run(
      async () => {
        await api.put(`/api/trips/${tripId}/hidden`, { hidden: !hidden });
        toast.show({
          text: hidden
            ? 'This trip is back among your trips.'
            : 'Hidden from your trips. You’ll find it under Profile, then Account and data.',
          tone: 'success',
        });
      },
      () => {
        router.refresh();
        onDone?.();
      },
    );
  return { hide, pending, failure };
}
