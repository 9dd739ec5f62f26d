'use client';

import { useCallback, useEffect, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { failureText } from '@/components/ui/failure-text';
import { Spinner } from '@/components/ui/spinner';
import { api } from '@/lib/api-client';
import type { ChatKey } from '@/lib/trips/chat/chat-words';
import type { ChatAnswer } from '@/lib/trips/chat/schema';
import { ChatPanel } from './chat-panel';

interface Props {
  tripId: string;
  /** True for a reader who can make the group's link. */
  makesLink: boolean;
  /** The text to show first, if its moment has come. */
  first?: ChatKey;
  onDone: () => void;
}

export function ChatSheet({ tripId, makesLink, first, onDone }: Props) {
  const [answer, setAnswer] = useState<ChatAnswer>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(
    async (first?: Promise<unknown>) => {
      setFailure(undefined);
      try {
        await first;
        setAnswer(await api.get<ChatAnswer>(`/api/trips/${tripId}/chat-texts`));
      } catch (error) {
        setFailure(failureText(error, 'The texts didn’t load.'));
      }
    },
    [tripId],
  );
  useEffect(() => void load(), [load]);
  const makeLink = () => load(api.post(`/api/trips/${tripId}/link`, {}));
  return (
    <Dialog
      open
      onClose={onDone}
      sheet
      title={
        <span data-autofocus tabIndex={-1} className="outline-none">
          Post to the chat
        </span>
      }
    >
      {answer && (
        <ChatPanel
          key={answer.link?.url}
          tripId={tripId}
          {...answer}
          first={first}
          onMakeLink={makesLink ? makeLink : null}
        />
      )}
      {!answer && !failure && (
        <p role="status" className="flex items-center gap-2 text-muted">
          <Spinner />
          Loading…
        </p>
      )}
      {failure && (
        <Alert
          action={
            <Button variant="secondary" size="sm" onClick={() => load()}>
              Try again
            </Button>
          }
        >
          {failure}
        </Alert>
      )}
    </Dialog>
  );
}
