'use client';

import { useRouter } from 'next/navigation';
import { api } from '@/lib/api-client';
import type { OperatorMail } from '@/lib/operator/mails/schema';
import { countText } from '@/lib/text';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { CardList, CardRow } from '../ui/card';
import { LocalTime } from '../ui/local-time';
import { useToast } from '../ui/toast';
import { useAction } from '../ui/use-action';
import { useDecides } from './decides';

export function FailedMails({ mails }: { mails: OperatorMail[] }) {
  return (
    <CardList>
      {mails.map((mail) => (
        <MailRow key={mail.id} mail={mail} />
      ))}
    </CardList>
  );
}

function MailRow({ mail: { id, to, kind, tries, error, due } }: { mail: OperatorMail }) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const decides = useDecides();
  const send = (what: 'retry' | 'give-up', done: string) =>
    run(
      () => api.post(`/api/operator/mails/${id}/${what}`, {}),
      () => {
        toast.show({ text: done, tone: 'success' });
        router.refresh();
      },
    );
  return (
    <CardRow
      title={<span className="wrap-anywhere">{to ? `${kind} to ${to}` : kind}</span>}
      detail={
        <>
          {error}. Tried {countText(tries, 'time')}.{' '}
          {due ? (
            <>
              Next try <LocalTime at={due} />.
            </>
          ) : (
            'Given up.'
          )}
        </>
      }
      end={
        decides && (
          <>
            <Button
              variant="secondary"
              pending={pending}
              onClick={() => send('retry', 'We’re trying this email again.')}
            >
              Retry
            </Button>
            {due && (
              <Button
                variant="quiet"
                pending={pending}
                onClick={() => send('give-up', 'No more tries for this email.')}
              >
                Give up
              </Button>
            )}
          </>
        )
      }
      below={failure && <Alert>{failure}</Alert>}
    />
  );
}
