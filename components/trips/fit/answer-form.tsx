'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { type AnswerFindingProps, findingPath } from './finding-path';

type Answer = 'yes' | 'no';

export function AnswerForm({ tripId, finding, onDone }: AnswerFindingProps & { onDone: () => void }) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction('That could not be saved. Please try again.');
  const [answer, setAnswer] = useState<Answer>();
  const [note, setNote] = useState('');
  const { key, asked } = finding;

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!answer) return;
    const said = note.trim();
    run(
      () => api.put(findingPath(tripId, key), { answer, ...(said && { note: said }) }),
      () => {
        toast.show({ text: 'Saved. Everybody on the trip reads it here.', tone: 'success' });
        onDone();
        router.refresh();
      },
    );
  };

  return (
    <form onSubmit={save} className="space-y-5">
      <Segmented
        legend="Their answer"
        name="answer"
        options={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        value={answer ?? ''}
        onValueChange={(value) => setAnswer(value as Answer)}
      />
      {answer && <p className="text-muted">{`Asked: ${answer}, ${asked[answer]}`}</p>}
      <TextField
        label="In their words"
        optional
        maxLength={200}
        autoComplete="off"
        placeholder="On a lead"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" disabled={!answer} pending={pending} pendingText="Saving…" className="w-full">
        Save the answer
      </Button>
    </form>
  );
}
