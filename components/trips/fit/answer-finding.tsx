'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { latePart, usePreload } from '@/components/ui/late-part';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { type AnswerFindingProps, findingPath } from './finding-path';

const AnswerForm = latePart(() => import('./answer-form').then((part) => part.AnswerForm));

export function AnswerFinding({ tripId, finding }: AnswerFindingProps) {
  const [open, setOpen] = useState(false);
  usePreload(AnswerForm);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`We asked: ${finding.text}`}
        onClick={() => setOpen(true)}
      >
        We asked
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="What did they say?"
        description={finding.text}
      >
        <AnswerForm tripId={tripId} finding={finding} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** The question is then open again. */
export function TakeBackAnswer({ tripId, finding }: AnswerFindingProps) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const takeBack = () =>
    run(
      () => api.put(findingPath(tripId, finding.key), { note: null }),
      () => {
        toast.show({ text: 'Taken back. The question is open again.', tone: 'success' });
        router.refresh();
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={`Take back: ${finding.text}`}
        pending={pending}
        pendingText="Taking it back…"
        onClick={takeBack}
      >
        Take back
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  );
}
