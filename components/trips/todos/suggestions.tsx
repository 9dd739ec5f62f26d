'use client';

import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { focusNeighbour } from '@/components/ui/focus-neighbour';
import { useAction } from '@/components/ui/use-action';
import type { NewTodo } from '@/lib/trips/todos/schema';

interface Props {
  suggestions: string[];
  onAdd: (todo: NewTodo) => Promise<unknown>;
}

/** What a trip like this one needs and isn't on its list. */
export const Suggestions = ({ suggestions, onAdd }: Props) => (
  <Card as="section" aria-labelledby="todos-suggested">
    <CardHeader titleId="todos-suggested" title="Usually forgotten" />
    <ul>
      {suggestions.map((text) => (
        <SuggestedRow key={text} text={text} onAdd={onAdd} />
      ))}
    </ul>
  </Card>
);

function SuggestedRow({ text, onAdd }: { text: string; onAdd: Props['onAdd'] }) {
  const { run, pending } = useAction();
  return (
    <li className="todo-row">
      <span className="min-w-0 flex-[1_1_8rem] py-2 wrap-anywhere">{text}</span>
      <Button
        variant="secondary"
        size="sm"
        pending={pending}
        pendingText="Adding…"
        onClick={({ currentTarget }) => {
          const button = currentTarget;
          run(async () => {
            await onAdd({ text });
            focusNeighbour(button);
          });
        }}
      >
        <span>
          Add<span className="sr-only">: {text}</span>
        </span>
      </Button>
    </li>
  );
}
