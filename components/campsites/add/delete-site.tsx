'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

interface Props {
  site: { id: string; name: string };
  next: string;
}

export function DeleteSite({ site, next }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { run, pending, failure, forget } = useAction('Could not delete the campsite');

  const remove = () =>
    run(
      async () => {
        await api.delete(`/api/locations/${site.id}`);
        toast.show({ text: `${site.name} is deleted.`, onward: true });
      },
      () => router.push(next),
    );

  return (
    <>
      <Button
        variant="quiet"
        className="text-ember! max-sm:w-full"
        icon={<Icon name="trash-2" />}
        onClick={() => {
          forget();
          setAsking(true);
        }}
      >
        Delete campsite
      </Button>
      <ConfirmDialog
        open={asking}
        question="Are you sure you want to delete this campsite?"
        detail={`Nobody will find ${site.name} any more. Trips already planned there still show it.`}
        confirmLabel="Delete"
        pending={pending}
        error={failure}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
