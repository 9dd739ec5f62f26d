'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { api } from '@/lib/api-client';
import { type AnswerFindingProps, findingPath } from '../fit/finding-path';

export function TheySaid({ tripId, finding }: AnswerFindingProps) {
  const router = useRouter();
  const toast = useToast();
  const action = useAction();
  const save = (answer: 'yes' | 'no') =>
    action.run(
      () => api.put(findingPath(tripId, finding.key), { answer }),
      () => {
        toast.show({ text: 'Saved. Everybody on the trip reads it here.', tone: 'success' });
        router.refresh();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  return (
    <fieldset aria-label={finding.text} className="flex flex-wrap gap-2">
      {(['yes', 'no'] as const).map((answer) => (
        <Button
          key={answer}
          variant="secondary"
          size="sm"
          pending={action.pending}
          onClick={() => save(answer)}
        >
          They said {answer}
        </Button>
      ))}
    </fieldset>
  );
}
