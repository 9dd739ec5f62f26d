'use client';

import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Card, CardHeader } from '@/components/ui/card';
import { PendingLink } from '@/components/ui/pending-link';
import { useToast } from '@/components/ui/toast';
import { useAction } from '@/components/ui/use-action';
import { useUndo } from '@/components/ui/use-undo';
import { api } from '@/lib/api-client';
import { countText } from '@/lib/text';
import { OpenRow } from './open-row';
import type { OpenQuestion, StillOpen } from './still-open';

interface Props extends StillOpen {
  tripId: string;
}

export function StillOpenCard({ tripId, questions, meals, gear }: Props) {
  return (
    <Card as="section" aria-labelledby="still-open">
      <CardHeader title="Still open" titleId="still-open" aside={`${meals + gear} you could take`} />
      <ul>
        {questions.map((question) =>
          question.kind === 'meal' ? (
            <OpenRow key="meal" icon="flame" text={question.text}>
              <Cook {...question} />
            </OpenRow>
          ) : (
            <OpenRow key="gear" icon="backpack" text={question.text} detail={<p>{question.detail}</p>}>
              <ButtonLink href={`/trip/${tripId}/gear`} variant="secondary" size="sm">
                Bring some
              </ButtonLink>
            </OpenRow>
          ),
        )}
      </ul>
      {meals + gear > questions.length && (
        <p className="and-more">
          {meals > 1 && (
            <PendingLink href={`/trip/${tripId}/meals`} pendingPosition="after">
              {countText(meals, 'open meal')}
            </PendingLink>
          )}
          {gear > 1 && (
            <PendingLink href={`/trip/${tripId}/gear`} pendingPosition="after">
              {countText(gear, 'thing')} still short
            </PendingLink>
          )}
        </p>
      )}
    </Card>
  );
}

function Cook({ path, household_id, done }: Extract<OpenQuestion, { kind: 'meal' }>) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending } = useAction('That could not be saved. Please try again.');
  const cook = (yes: boolean) => api.put(path, { cook: yes, household_id });
  const undo = useUndo('the meal', () => cook(false), 'Somebody else can cook it.');
  const take = () =>
    run(
      () => cook(true),
      () => {
        toast.show({ text: done, tone: 'success', action: undo });
        router.refresh();
      },
      (text) => toast.show({ text, tone: 'danger' }),
    );
  return (
    <Button variant="secondary" size="sm" pending={pending} pendingText="Saving…" onClick={take}>
      I’ll cook
    </Button>
  );
}
