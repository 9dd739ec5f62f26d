'use client';

import { Button } from '@/components/ui/button';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { Kicker } from '@/components/ui/kicker';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import type { NewTodo } from '@/lib/trips/todos/schema';

interface Props {
  suggestions: string[];
  onAdd: (todo: NewTodo) => Promise<unknown>;
  onHide: (text: string) => Promise<unknown>;
}

/** What trips like this one usually need and this trip doesn't have yet. */
export const Suggestions = ({ suggestions, ...actions }: Props) => (
  <section aria-labelledby="todos-suggested">
    <Kicker id="todos-suggested">Usually forgotten</Kicker>
    <ul>
      {suggestions.map((text) => (
        <SuggestedRow key={text} text={text} {...actions} />
      ))}
    </ul>
  </section>
);

function SuggestedRow({ text, onAdd, onHide }: { text: string } & Omit<Props, 'suggestions'>) {
  return (
    <li className="todo-row">
      <span className="min-w-0 flex-[1_1_8rem] py-2 text-row wrap-anywhere">{text}</span>
      <span className="flex">
        <RowButton text={text} word="Hide" pendingText="Hiding…" act={() => onHide(text)} />
        <RowButton text={text} word="Add" pendingText="Adding…" act={() => onAdd({ text })} />
      </span>
    </li>
  );
}

interface RowButtonProps {
  text: string;
  word: 'Add' | 'Hide';
  pendingText: string;
  act: () => Promise<unknown>;
}

function RowButton({ text, word, pendingText, act }: RowButtonProps) {
  const toast = useToast();
  const { run, pending } = useAction();
  return (
    <Button
      variant={word === 'Add' ? 'secondary' : 'quiet'}
      size="sm"
      pending={pending}
      pendingText={pendingText}
      onClick={({ currentTarget: button }) =>
        run(
          act,
          () => focusNeighbour(button),
          (error) => toast.show({ text: error, tone: 'danger' }),
        )
      }
    >
      <span>
        {word}
        <span className="sr-only">: {text}</span>
      </span>
    </Button>
  );
}
