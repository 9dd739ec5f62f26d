'use client';

import { Alert } from '@/components/ui/alert';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { useAction } from '@/components/ui/use-action';
import type { NewGear } from '@/lib/household/gear/schema';

interface Props {
  names: string[];
  select: (items: NewGear[]) => Promise<void>;
}

export function StarterGear({ names, select }: Props) {
  const { run, pending, failure } = useAction('Could not save your gear');
  const fill = () => run(() => select(names.map((name) => ({ name, shared: false }))));

  return (
    <>
      {failure && <Alert className="mb-4">{failure}</Alert>}
      <EmptyState
        icon={<Icon name="backpack" />}
        className="border-0! px-0! py-4!"
        action={
          <>
            <ul
              aria-label="Our starter list"
              className="mb-6 flex flex-wrap justify-center gap-1.5 text-left"
            >
              {names.map((name) => (
                <li key={name} className="max-w-full">
                  <Badge>{name}</Badge>
                </li>
              ))}
            </ul>
            <Button
              variant="secondary"
              icon={<Icon name="list-plus" />}
              pending={pending}
              pendingText="Saving…"
              onClick={fill}
            >
              Use the starter list
            </Button>
          </>
        }
      >
        Nothing here yet. Search for what you bring, or start with our list and remove what you don’t have.
      </EmptyState>
    </>
  );
}
