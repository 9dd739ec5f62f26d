'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { countText } from '@/lib/text';
import type { CampDay, Days } from '@/lib/trips/days/schema';
import type { DaysHousehold } from './day-entries';

interface Props {
  path: string;
  households: readonly DaysHousehold[];
}

const turnsIn = (days: readonly CampDay[], id: string) =>
  days.reduce((sum, { duties }) => sum + duties.filter((each) => each.household_id === id).length, 0);

/** Before saving, shows how many turns each household gets. */
export function ShareOut({ path, households }: Props) {
  const router = useRouter();
  const toast = useToast();
  const [suggested, setSuggested] = useState<CampDay[] | null>(null);
  const { run, pending } = useAction('The duties could not be shared out. Please try again.');
  const failed = (words: string) => toast.show({ text: words, tone: 'danger' });
  const close = () => setSuggested(null);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        pending={pending && !suggested}
        pendingText="Sharing out…"
        aria-haspopup="dialog"
        onClick={() =>
          run(
            () => api.post<Days>(`${path}/suggestion`, {}),
            ({ days }) => setSuggested(days),
            failed,
          )
        }
      >
        Share out the duties
      </Button>
      {suggested && (
        <Dialog
          open
          onClose={close}
          title="Shared out fairly"
          description="Nothing’s changed yet. Larger households and longer stays get more turns, and whoever cooks that day comes last."
          footer={
            <>
              <Button variant="quiet" onClick={close}>
                Leave it
              </Button>
              <Button
                pending={pending}
                pendingText="Saving…"
                onClick={() =>
                  run(
                    () => api.post<Days>(`${path}/suggestion`, { apply: true }),
                    () => {
                      toast.show({ text: 'The duties are shared out.', tone: 'success' });
                      router.refresh();
                      close();
                    },
                    failed,
                  )
                }
              >
                Use this
              </Button>
            </>
          }
        >
          <ul>
            {households.map(({ household_id, name }) => (
              <li
                key={household_id}
                className="flex min-h-11 items-center justify-between gap-3 border-line not-first:border-t"
              >
                <span>{name}</span>
                <span className="shrink-0 text-muted">
                  {countText(turnsIn(suggested, household_id), 'turn')}
                </span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}
