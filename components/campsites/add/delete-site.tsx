'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { useToast } from '@/components/ui/toast';
import { ApiError, api } from '@/lib/api-client';

/** Deletes one's own campsite, once it is sure. */
export function DeleteSite({ site }: { site: { id: string; name: string } }) {
  const router = useRouter();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [leaving, startLeaving] = useTransition();

  const remove = async () => {
    setSending(true);
    setFailure(undefined);
    try {
      await api.delete(`/api/locations/${site.id}`);
      toast.show({ text: `${site.name} is deleted.` });
      startLeaving(() => router.push('/createtrip'));
    } catch (error) {
      setFailure((error instanceof ApiError && error.serverText) || 'Could not delete the campsite');
    }
    setSending(false);
  };

  return (
    <>
      <Button
        variant="quiet"
        className="text-ember! max-sm:w-full"
        icon={<Icon name="trash-2" />}
        onClick={() => {
          setFailure(undefined);
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
        pending={sending || leaving}
        error={failure}
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
