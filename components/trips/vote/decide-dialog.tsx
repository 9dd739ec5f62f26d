'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { RadioCards } from '@/components/ui/radio-cards';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { countText } from '@/lib/text';
import type { VoteKind } from '@/lib/trips/undecided/vote-options';
import type { Vote, VoteOption } from '@/lib/trips/vote/schema';
import { badgeText, bestOf, kindTitle, optionTitle } from './vote-text';

interface Props {
  path: string;
  vote: Vote;
  asked: readonly VoteKind[];
  /** The number of the stop whose place is asked; null on a trip with one stop. */
  stop: number | null;
  onDone: () => void;
}

type Chosen = Partial<Record<VoteKind, string>>;

/** The most suitable options are preselected. */
export function DecideDialog({ path, vote, asked, stop, onDone }: Props) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const [chosen, setChosen] = useState<Chosen>(() => {
    const first = (kind: VoteKind) => vote.options.find((option) => option.kind === kind && option.available);
    return Object.fromEntries(asked.map((kind) => [kind, (bestOf(vote, kind) ?? first(kind))?.id]));
  });
  const choice = asked.flatMap((kind) => vote.options.find(({ id }) => id === chosen[kind]) ?? []);
  const others = vote.households.filter(({ own }) => !own).length;
  const decide = () =>
    run(
      async () => {
        await api.post(`${path}/decision`, { dates_option_id: chosen.dates, site_option_id: chosen.site });
        toast.show({ text: `Decided: ${choice.map(optionTitle).join(', ')}.`, tone: 'success' });
      },
      () => {
        router.refresh();
        onDone();
      },
    );
  return (
    <Dialog
      open
      onClose={() => !pending && onDone()}
      title="Decide the vote?"
      description={whatFollows(choice, others)}
      footer={
        <>
          <Button variant="secondary" aria-disabled={pending || undefined} onClick={onDone}>
            Cancel
          </Button>
          <Button pending={pending} pendingText="Saving…" onClick={decide}>
            Decide
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {asked.map((kind) => (
          <RadioCards
            key={kind}
            legend={kindTitle(kind, stop)}
            value={chosen[kind] ?? ''}
            options={vote.options
              .filter((option) => option.kind === kind && option.available)
              .map((option) => ({
                value: option.id,
                label: optionTitle(option),
                hint: badgeText(option, vote) ?? undefined,
              }))}
            onChange={({ target }) => setChosen({ ...chosen, [kind]: target.value })}
          />
        ))}
        {failure && <Alert>{failure}</Alert>}
      </div>
    </Dialog>
  );
}

/**
 * Changed dates or a changed campsite are mailed; when the trip stays the same, no mail is sent.
 */
function whatFollows(choice: readonly VoteOption[], others: number): string {
  const whom =
    others === 1 ? 'The other household hears' : `The ${countText(others, 'other household')} hear`;
  if (others === 0) return 'The trip changes to what you choose, and the vote closes.';
  if (choice.every(({ trips_own }) => trips_own))
    return `The trip stays as it is, and the vote closes. ${whom} of it.`;
  return `The trip changes to this, and the vote closes. ${whom} of it by email, and whoever is going is asked to confirm.`;
}
