'use client';

import { useRouter } from 'next/navigation';
import { useOptimistic, useTransition } from 'react';
import { failureText } from '@/components/ui/failure-text';
import { useToast } from '@/components/ui/toast';
import { api, refusalOf } from '@/lib/api-client';
import type { VoteAnswer } from '@/lib/trips/undecided/vote-options';
import type { Vote } from '@/lib/trips/vote/schema';
import { withAnswer } from '@/lib/trips/vote/tally';
import { inTurn } from '../in-turn';

interface Answered {
  optionId: string;
  answer: VoteAnswer | null;
}

/** The vote includes answers that were not saved yet. Answers are sent one after the other. */
export function useVote(path: string, vote: Vote) {
  const router = useRouter();
  const toast = useToast();
  const [shown, show] = useOptimistic(vote, (before, { optionId, answer }: Answered) =>
    withAnswer(before, optionId, answer),
  );
  const [, start] = useTransition();

  const answer = (optionIds: readonly string[], said: VoteAnswer | null) =>
    start(async () => {
      for (const optionId of optionIds) show({ optionId, answer: said });
      try {
        const answers = optionIds.map((option_id) => ({ option_id, answer: said }));
        await inTurn(() => api.put(`${path}/answers`, { answers }));
      } catch (error) {
        const text = failureText(error, 'That could not be saved. Please try again.');
        toast.show({ text, tone: 'danger' });
        // Without network router.refresh() would leave the page and fail to load it again.
        if (!refusalOf(error)?.status) return;
      }
      // Code after an await is outside the transition, so the refresh starts a new one.
      start(() => router.refresh());
    });

  return { shown, answer };
}
