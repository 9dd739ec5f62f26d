'use client';

import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { ChoiceChip } from '@/components/ui/choice-chip';
import { TextField } from '@/components/ui/text-field';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';

const usual = ['Set up', 'Water', 'Fire', 'Cooking gear', 'Dishes', 'Rubbish', 'Pack up'];

interface Props {
  path: string;
  duties: readonly string[];
  onDone: () => void;
}

export function DutiesForm({ path, duties, onDone }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const [chosen, setChosen] = useState<readonly string[]>(duties);
  const [text, setText] = useState('');
  const isChosen = (duty: string) => chosen.some((each) => each.toLowerCase() === duty.toLowerCase());
  const own = [...duties, ...chosen].filter(
    (duty, at, all) =>
      all.indexOf(duty) === at && !usual.some((each) => each.toLowerCase() === duty.toLowerCase()),
  );
  const toggle = (duty: string) =>
    setChosen(
      isChosen(duty) ? chosen.filter((each) => each.toLowerCase() !== duty.toLowerCase()) : [...chosen, duty],
    );
  const add = () => {
    const duty = text.trim();
    setText('');
    if (duty && !isChosen(duty)) setChosen([...chosen, duty]);
  };
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = text.trim();
    const all = typed && !isChosen(typed) ? [...chosen, typed] : chosen;
    run(
      () => api.put(path, { duties: all }),
      () => {
        toast.show({ text: 'The duties are saved.', tone: 'success' });
        router.refresh();
        onDone();
      },
    );
  };
  return (
    <form onSubmit={save} noValidate className="space-y-4">
      <div className="flex flex-wrap gap-2">
        {[...usual, ...own].map((duty) => (
          <ChoiceChip key={duty} checked={isChosen(duty)} onChange={() => toggle(duty)}>
            {duty}
          </ChoiceChip>
        ))}
      </div>
      <div className="flex items-end gap-3">
        <TextField
          label="Another one"
          optional
          maxLength={40}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="min-w-0 flex-1"
        />
        <Button variant="secondary" onClick={add} disabled={!text.trim()}>
          Add
        </Button>
      </div>
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending} pendingText="Saving…">
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
