'use client';

import { useRouter } from 'next/navigation';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import type { ShownBackup } from '@/lib/trips/backups/shown-backup';

interface Props {
  path: string;
  backup: Pick<ShownBackup, 'id' | 'location_name' | 'cars'>;
  /** "We tell all 12 at once." */
  told: string;
  onDone: () => void;
}

export function SwapDialog({ path, backup, told, onDone }: Props) {
  const router = useRouter();
  const { run, pending, failure } = useAction();
  const { id, location_name, cars } = backup;
  const swap = () =>
    run(
      () => api.post(`${path}/${id}/swap`, {}),
      () => {
        router.refresh();
        onDone();
      },
    );
  return (
    <ConfirmDialog
      open
      question={`Go to ${location_name} instead?`}
      detail={`${told} Whoever is going is asked to confirm. You can undo it for a day.`}
      confirmLabel={`Go to ${location_name}`}
      tone="primary"
      pending={pending}
      error={failure}
      onConfirm={swap}
      onCancel={onDone}
    >
      {cars?.level === 'problem' && <p className="font-medium text-ember">{cars.text}.</p>}
    </ConfirmDialog>
  );
}
