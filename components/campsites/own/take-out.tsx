'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';

export function TakeOut({ site: { id, name } }: { site: { id: string; name: string } }) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('This could not be saved. Please try again.');
  const put = (saved: boolean) => api.put(`/api/locations/${id}/saved`, { saved });
  const undo = useUndo(name, () => put(true), `${name} is saved again.`);

  const takeOut = () =>
    run(
      () => put(false),
      () => {
        toast.show({ text: `${name} is no longer saved.`, action: undo });
        router.refresh();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );

  return (
    <Button variant="quiet" size="sm" pending={pending} aria-label={`Remove ${name}`} onClick={takeOut}>
      Remove
    </Button>
  );
}
