'use client';

import { useRouter } from 'next/navigation';
import { api } from '@/lib/api-client';
import type { WaitingSignUp } from '@/lib/operator/sign-ups/schema';
import { countText } from '@/lib/text';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { CardList, CardRow } from '../ui/card';
import { LocalTime } from '../ui/local-time';
import { useToast } from '../ui/toast';
import { useAction } from '../ui/use-action';
import { useDecides } from './decides';

const stateWords: Record<WaitingSignUp['state'], string> = {
  registered: 'The address has an account, and the email said so.',
  refused: 'The address refuses email.',
  failing: 'The mail server hasn’t taken it yet: see Email.',
  sent: 'Handed over, and its link works.',
  expired: 'The link has expired.',
};

export const WaitingSignUps = ({ signUps }: { signUps: WaitingSignUp[] }) => (
  <CardList>
    {signUps.map((signUp) => (
      <SignUpRow key={signUp.id} signUp={signUp} />
    ))}
  </CardList>
);

function SignUpRow({ signUp: { id, email, since, mails, refused, state } }: { signUp: WaitingSignUp }) {
  const router = useRouter();
  const toast = useToast();
  const { run, pending, failure } = useAction();
  const decides = useDecides();
  const resend = () =>
    run(
      () => api.post(`/api/operator/sign-ups/${id}/resend`, {}),
      () => {
        toast.show({ text: 'Another email is on its way.', tone: 'success' });
        router.refresh();
      },
    );
  return (
    <CardRow
      title={<span className="wrap-anywhere">{email}</span>}
      detail={
        <>
          Since <LocalTime at={since} />, {countText(mails, 'email')}
          {refused > 0 && `, ${refused} refused`}. {stateWords[state]}
        </>
      }
      end={
        decides &&
        state !== 'registered' && (
          <Button variant="secondary" pending={pending} onClick={resend}>
            Send again
          </Button>
        )
      }
      below={failure && <Alert>{failure}</Alert>}
    />
  );
}
